/** What a move within the site notes of a visitor who has come by a hand-over. */
export const ARRIVED = { hasArrived: true } as const

/** Whether a note of the address bar's history says so. */
export function hasArrived(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasArrived' in state && state.hasArrived === true
}
