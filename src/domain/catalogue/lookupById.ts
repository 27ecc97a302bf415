/**
 * Creates a memoized lookup by id. Each list is indexed once, on first use, and its index is garbage-collected with it.
 */
export function lookupById<Entry extends { readonly id: string }>(): (
  list: readonly Entry[],
  id: string,
) => Entry | null {
  const indexes = new WeakMap<readonly Entry[], ReadonlyMap<string, Entry>>()
  return (list, id) => {
    const known = indexes.get(list)
    if (known !== undefined) return known.get(id) ?? null
    // With duplicate ids the first entry counts, as with `find`.
    const index = new Map(list.toReversed().map((entry) => [entry.id, entry]))
    indexes.set(list, index)
    return index.get(id) ?? null
  }
}
