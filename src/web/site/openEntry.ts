interface Opening {
  /** What the entry says of where one came from; see `Link`. */
  readonly from: string | undefined
  /** Whether an entry is open already for a page that did not come: this one takes its place. */
  readonly isOpen: boolean
}

/**
 * Opens an entry in the browser's history for a page that is still coming: whoever goes Back before it is there comes
 * to where the link was pressed. The router itself would open the entry when the page has come; the link has it take
 * the place of this one (`replace`).
 */
export function openEntry(path: string, { from, isOpen }: Opening): void {
  const { history } = window
  // In the form in which the router reads it.
  const entry = {
    usr: from ?? null,
    key: Math.random().toString(36).slice(2, 10),
    idx: entryIndex(history.state) + (isOpen ? 0 : 1),
  }
  if (isOpen) history.replaceState(entry, '', path)
  else history.pushState(entry, '', path)
}

function entryIndex(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}
