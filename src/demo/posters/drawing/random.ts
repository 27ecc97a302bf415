/** Seeded pseudo-random numbers, so that a poster is reproducible. */
export interface Random {
  /** Number in [low, high). */
  readonly between: (low: number, high: number) => number
  /** Integer in [low, high]. */
  readonly integer: (low: number, high: number) => number
  /** True with this probability, 0 to 1. */
  readonly chance: (share: number) => boolean
}

/** The same seed gives the same series. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    return mixed(state) / 0x100000000
  }
  return {
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
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
