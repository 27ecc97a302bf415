interface EntryOptions {
  /** `state` of the entry, as of a `Link`. */
  readonly from: string | undefined
  /** Whether an earlier pending navigation has opened an entry already, which this one then replaces. */
  readonly isOpen: boolean
}

/**
 * Opens the history entry of a pending navigation at once, so that Back before the page is loaded returns to the link.
 * The router itself opens an entry only after loading; the link therefore navigates with `replace`.
 */
export function openHistoryEntry(path: string, { from, isOpen }: EntryOptions): void {
  const { history } = window
  // The router's own format of `history.state`.
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
