/** A value of a filter, with its number of travels. */
export interface IndexOption {
  readonly label: string
  readonly value: string
  readonly itemCount: number
}

const MAX_LINES = 16

/** A value with fewer travels is no choice: its link could as well lead to the travel. */
const MIN_TRAVELS = 2

/** Filled up with values of one travel, so that the index does not look empty. */
const MIN_LINES = 6

/**
 * Splits the values of an index into those shown and those behind a disclosure, both in the given order. Values without
 * travels are left out; if there are too many, those with the most travels are shown.
 */
export function indexLines(options: readonly IndexOption[]): {
  readonly first: readonly IndexOption[]
  readonly others: readonly IndexOption[]
} {
  const shown = options.filter(({ itemCount }) => itemCount > 0)
  // A disclosure takes a line itself, so it would save nothing for one value.
  if (shown.length <= MAX_LINES + 1) return { first: shown, others: [] }
  const choices = shown.filter(({ itemCount }) => itemCount >= MIN_TRAVELS).length
  const lines = Math.min(Math.max(choices, MIN_LINES), MAX_LINES)
  const fullest = [...shown].sort((a, b) => b.itemCount - a.itemCount).slice(0, lines)
  return {
    first: shown.filter((option) => fullest.includes(option)),
    others: shown.filter((option) => !fullest.includes(option)),
  }
}
