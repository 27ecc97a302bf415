/**
 * Scrolls to the stored position before the first frame, as scrolling after it would be visible.
 * @param storageKey in `sessionStorage`, of the router's positions by key of the history entry
 */
export default function restoreScroll(storageKey: string): void {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('key' in state) || typeof state.key !== 'string') {
    history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
    return
  }
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const top: unknown = Reflect.get(Object(positions), state.key)
    if (typeof top === 'number') scrollTo(0, top)
  } catch {
    sessionStorage.removeItem(storageKey)
  }
}
