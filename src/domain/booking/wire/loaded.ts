/* Loaded parts of the platform's responses, which are sent back unchanged with the booking. */

const copies = new WeakMap<object, object>()

/**
 * A loaded part without `__typename`, which the GraphQL client adds and the contract does not have. Memoized, as the
 * whole state is sent with every summary.
 */
export function asLoaded(part: object): object {
  const known = copies.get(part)
  if (known !== undefined) return known
  const copy = Array.isArray(part) ? part.map(inner) : withoutTypename(part)
  copies.set(part, copy)
  return copy
}

/** The same for a nullable part. */
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
