/** Parts of the platform's answers, which go back with the booking as they came. */

const copies = new WeakMap<object, object>()

/**
 * A loaded part without `__typename`, which the GraphQL client asks for and the contract does not name. Each part
 * is copied once, for the whole state goes out with every summary: what is sent again is the copy of before.
 */
export function asLoaded(part: object): object {
  const known = copies.get(part)
  if (known !== undefined) return known
  const copy = Array.isArray(part) ? part.map(inner) : withoutTypename(part)
  copies.set(part, copy)
  return copy
}

/** The same where there may be none. */
export function loadedOrNull(part: object | null): object | null {
  return part === null ? null : asLoaded(part)
}

function withoutTypename(part: object): object {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(part)
  return Object.fromEntries(entries.flatMap(([name, value]) => (name === '__typename' ? [] : [[name, inner(value)]])))
}

function inner(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? asLoaded(value) : value
}
