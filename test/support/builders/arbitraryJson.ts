import fc, { type Arbitrary, type JsonValue } from 'fast-check'

/** Anything JSON can hold, names such as `__proto__` and `length` among its keys. */
export const anyJson: Arbitrary<JsonValue> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.constantFrom('data', '__proto__', 'length', 'bookings', 'provence', 'version', 'toString'),
    fc.jsonValue({ maxDepth: 1 }),
    { noNullPrototype: true },
  ),
)

/** A document that was good, with one place of it replaced by anything or left out. */
export function spoiled(good: Arbitrary<unknown>): Arbitrary<unknown> {
  const damage = fc.record({
    turns: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
    value: fc.option(anyJson, { nil: undefined }),
  })
  return fc.tuple(good, damage).map(([value, { turns, value: instead }]): unknown => {
    const copy: unknown = JSON.parse(JSON.stringify(value))
    return damaged(copy, turns, instead)
  })
}

/** The document with another value at the place the turns lead to. */
function damaged(json: unknown, [turn, ...turns]: readonly number[], instead: unknown): unknown {
  if (turn === undefined || typeof json !== 'object' || json === null) return instead
  const entries: readonly (readonly [string, unknown])[] = Object.entries(json)
  const place = turn % Math.max(entries.length, 1)
  const next = entries.map(
    ([key, value], index) => [key, index === place ? damaged(value, turns, instead) : value] as const,
  )
  const kept = next.filter(([, value]) => value !== undefined)
  return Array.isArray(json) ? kept.map(([, value]): unknown => value) : Object.fromEntries(kept)
}
