import { firstInteraction } from './firstInteraction.ts'
import type * as tracker from './tracker.ts'
import type { TrackingEvent } from './trackingEvent.ts'

type Tracker = typeof tracker

/** Without any interaction the tracker is loaded after this time. */
const MAX_WAIT_MS = 4_000

let loading: Promise<Tracker> | null = null

/** Loads the tracker at the first interaction, or after a maximum wait. */
export function loadTracker(): Promise<Tracker> {
  const maxWait = new Promise<void>((resolve) => void setTimeout(resolve, MAX_WAIT_MS))
  return (loading ??= Promise.race([firstInteraction(), maxWait]).then(() => import('./tracker.ts')))
}

/** Passes an event to the tracker once it is loaded, in order. Failures are ignored. */
export function track(event: TrackingEvent): void {
  loadTracker()
    .then(({ trackEvent }) => trackEvent(event))
    .catch(() => null)
}
