/**
 * Opens an entry in the browser's history for a page that is still coming: whoever goes Back before it is there comes
 * to where the link was pressed. The router itself would open the entry when the page has come; the link has it take
 * the place of this one (`replace`).
 *
 * @param from what the entry says of where one came from; see `Link`.
 */
export function openEntry(path: string, from: string | undefined): void {
  // In the form in which the router reads it.
  window.history.pushState({ usr: from ?? null, key: Math.random().toString(36).slice(2, 10), idx: entryIndex(window.history.state) + 1 }, '', path)
}

function entryIndex(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}
