import { startTransition } from 'react'

/** A page in the background paints nothing: what waits for it goes on all the same. */
const MAX_WAIT_MS = 400

/** Resolves when what has changed so far is on screen: what takes long and follows a press waits for it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MAX_WAIT_MS)
  })
}

/** Carries out what a press is for when the press itself is on screen, and draws what comes of it piece by piece. */
export function afterPaint(act: () => void): void {
  void nextPaint().then(() => startTransition(act))
}
