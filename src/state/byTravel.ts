/** Values by travelId. */
export type ByTravel<Value> = Readonly<Record<string, Value>>

/** Sets the value of one travel; null deletes it. */
export function withEntry<Value>(all: ByTravel<Value>, travelId: string, value: Value | null): ByTravel<Value> {
  const others = Object.entries(all).filter(([id]) => id !== travelId)
  return Object.fromEntries(value === null ? others : [...others, [travelId, value]])
}

/** Reads a stored record for these travels only; unreadable entries are left out. */
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
