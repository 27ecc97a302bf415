import { useEffect } from 'react'

/**
 * Carries out what was done before the page could answer, as soon as it can; from then on nothing is held any more.
 *
 * @param canAnswer whether what stands there is the booking of this device, and not only what the server knew.
 */
export function useHeldActs(canAnswer: boolean): void {
  useEffect(() => {
    const held = window.heldActs
    if (!canAnswer || held === undefined) return
    if (held.acts.length === 0) {
      held.release()
      return
    }
    // Held on until they can be carried out, so that what is done meanwhile comes after them.
    void import('./replayActs.ts')
      .then(({ replayActs }) => {
        held.release()
        return replayActs(held.acts)
      })
      .catch(() => held.release())
  }, [canAnswer])
}
