/**
 * Makes a look-up by id for lists of one kind. Each list of the catalogue is indexed once, when it is first asked for,
 * and forgotten together with it: a booking looks the same rooms and extras up again and again.
 */
export function indexedById<Entry extends { readonly id: string }>(): (
  list: readonly Entry[],
  id: string,
) => Entry | null {
  const indexes = new WeakMap<readonly Entry[], ReadonlyMap<string, Entry>>()
  return (list, id) => {
    const known = indexes.get(list)
    if (known !== undefined) return known.get(id) ?? null
    // The first of two entries with one id counts, as in a search from the top.
    const index = new Map(list.toReversed().map((entry) => [entry.id, entry]))
    indexes.set(list, index)
    return index.get(id) ?? null
  }
}
