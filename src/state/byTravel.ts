/** What is kept of each travel, by its id. */
export type ByTravel<Value> = Readonly<Record<string, Value>>

/** With what is kept of one travel; null takes it away. */
export function withEntry<Value>(all: ByTravel<Value>, travelId: string, value: Value | null): ByTravel<Value> {
  const others = Object.entries(all).filter(([id]) => id !== travelId)
  return Object.fromEntries(value === null ? others : [...others, [travelId, value]])
}

/** What a storage holds by travel, for these travels only; what cannot be read is left out. */
export function readEntries<Value>(
  stored: unknown,
  travelIds: readonly string[],
  read: (value: unknown) => Value | null,
): ByTravel<Value> {
  const entries: readonly (readonly [string, unknown])[] =
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return Object.fromEntries(
    entries.flatMap(([id, entry]) => {
      const value = travelIds.includes(id) ? read(entry) : null
      return value === null ? [] : [[id, value]]
    }),
  )
}
