import { firstInteraction } from './firstInteraction.ts'
import type { TrackingEvent } from './trackingEvent.ts'
import type * as tracker from './tracker.ts'

type Tracker = typeof tracker

/** A page that is only looked at counts too, once it stands. */
const AT_THE_LATEST_MS = 4_000

let loading: Promise<Tracker> | null = null

/** What tracks, once it is loaded. */
export function loadTracker(): Promise<Tracker> {
  const atTheLatest = new Promise<void>((resolve) => void setTimeout(resolve, AT_THE_LATEST_MS))
  return (loading ??= Promise.race([firstInteraction(), atTheLatest]).then(() => import('./tracker.ts')))
}

/** Hands a event on, late and in order. Tracking that fails disturbs nobody. */
export function tell(event: TrackingEvent): void {
  loadTracker()
    .then(({ take }) => take(event))
    .catch(() => null)
}
