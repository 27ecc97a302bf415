import { useEffect } from 'react'

/**
 * Replays the events captured before hydration as soon as the page can respond, and ends the capture.
 *
 * @param canReplay whether the page shows the booking stored on this device rather than the server's state.
 */
export function useEventReplay(canReplay: boolean): void {
  useEffect(() => {
    const captured = window.capturedEvents
    if (!canReplay || captured === undefined) return
    if (captured.events.length === 0) {
      captured.release()
      return
    }
    // The capture goes on while the module loads, so that later events are replayed after the earlier ones.
    void import('./replayEvents.ts')
      .then(({ replayEvents }) => {
        captured.release()
        return replayEvents(captured.events)
      })
      .catch(() => captured.release())
  }, [canReplay])
}
