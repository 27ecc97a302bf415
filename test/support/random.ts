/** Seeded pseudo-random choices. */
export interface Random {
  readonly pick: <Option>(options: readonly Option[]) => Option
  /** Up to `max` of the options, in random order. */
  readonly some: <Option>(options: readonly Option[], max: number) => readonly Option[]
  readonly integer: (below: number) => number
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // Mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (below: number) => Math.floor(next() * below)
  const pick = <Option>(options: readonly Option[]): Option => options[integer(options.length)] as Option
  const some = <Option>(options: readonly Option[], max: number) => {
    const left = [...options]
    return Array.from({ length: integer(max + 1) }, () => left.splice(integer(left.length), 1)).flat()
  }
  return { pick, some, integer }
}

/** A choice that depends only on seed and path. */
export function pickAt<Option>(seed: number, path: string, options: readonly Option[]): Option {
  let hash = 2166136261
  for (const character of path) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return createRandom((hash ^ Math.imul(seed, 0x9e3779b1)) >>> 0).pick(options)
}
