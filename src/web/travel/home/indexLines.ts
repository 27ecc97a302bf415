/** A value of a filter, and how many travels it leaves. */
export interface IndexOption {
  readonly label: string
  readonly value: string
  readonly itemCount: number
}

/** Lines that can be taken in at a glance. */
const MAX_LINES = 16

/** Travels that make a value a choice: behind a single one waits the travel itself. */
const MIN_TRAVELS = 2

/** Below this an index of choices would look bare. */
const MIN_LINES = 6

/**
 * What an index shows at once, and what behind one press, both in the order given. A value without a travel is left out.
 * Of more values than can be taken in at a glance those stand first that are a choice, of these those with most travels.
 */
export function indexLines(options: readonly IndexOption[]): {
  readonly first: readonly IndexOption[]
  readonly others: readonly IndexOption[]
} {
  const shown = options.filter(({ itemCount }) => itemCount > 0)
  // One line more is shorter than the words that would hide it.
  if (shown.length <= MAX_LINES + 1) return { first: shown, others: [] }
  const choices = shown.filter(({ itemCount }) => itemCount >= MIN_TRAVELS).length
  const lines = Math.min(Math.max(choices, MIN_LINES), MAX_LINES)
  const fullest = shown.toSorted((a, b) => b.itemCount - a.itemCount).slice(0, lines)
  return {
    first: shown.filter((option) => fullest.includes(option)),
    others: shown.filter((option) => !fullest.includes(option)),
  }
}
