import { useEffect } from 'react'

/**
 * Replays the events captured before hydration as soon as the page can respond, and ends the capture.
 *
 * @param canReplay whether the page shows the booking stored on this device rather than the server's state.
 */
export function useHeldActs(canReplay: boolean): void {
  useEffect(() => {
    const captured = window.heldActs
    if (!canReplay || captured === undefined) return
    if (captured.events.length === 0) {
      captured.release()
      return
    }
    // The capture goes on while the module loads, so that later events are replayed after the earlier ones.
    void import('./replayActs.ts')
      .then(({ replayActs }) => {
        captured.release()
        return replayActs(captured.events)
      })
      .catch(() => captured.release())
  }, [canReplay])
}
