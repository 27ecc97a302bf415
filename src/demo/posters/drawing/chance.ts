/** Numbers that look random and are the same for the same seed, so that a poster never changes by itself. */
export interface Chance {
  /** A number from low up to, but not including, high. */
  readonly between: (low: number, high: number) => number
  /** A whole number from low to high, both included. */
  readonly whole: (low: number, high: number) => number
  /** True in this share of the cases, 0 to 1. */
  readonly happens: (share: number) => boolean
}

/** The same seed gives the same series; series of different seeds have nothing in common. */
export function chanceOf(seed: string): Chance {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    return mixed(state) / 0x100000000
  }
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    happens: (share) => next() < share,
  }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

function mixed(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  const second = Math.imul(first ^ (first >>> 15), 0x735a2d97)
  return (second ^ (second >>> 15)) >>> 0
}
