import { startTransition } from 'react'

/** Fallback, since a page in the background does not paint. */
const MAX_WAIT_MS = 400

/** Resolves after the next paint, so that long work after an input does not delay its visible response. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MAX_WAIT_MS)
  })
}

/** Runs an update after the next paint, as a transition. */
export function afterPaint(update: () => void): void {
  void nextPaint().then(() => startTransition(update))
}
