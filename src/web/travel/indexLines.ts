/** A value of a filter, and how many travels it leaves. */
export interface IndexOption {
  readonly label: string
  readonly value: string
  readonly itemCount: number
}

/** Lines that can be taken in at a glance. */
const MOST_LINES = 16

/**
 * What an index shows at once, and what behind one press: of many values those with most travels come first, both parts
 * in the order given. A value without a travel is left out.
 */
export function indexLines(options: readonly IndexOption[]): { readonly first: readonly IndexOption[]; readonly others: readonly IndexOption[] } {
  const shown = options.filter(({ itemCount }) => itemCount > 0)
  const fullest = shown.toSorted((a, b) => b.itemCount - a.itemCount).slice(0, MOST_LINES)
  const first = shown.filter((option) => fullest.includes(option))
  // One line more is shorter than the words that would hide it.
  const others = shown.filter((option) => !fullest.includes(option))
  return others.length === 1 ? { first: shown, others: [] } : { first, others }
}
