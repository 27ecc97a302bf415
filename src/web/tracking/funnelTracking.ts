import type { FunnelEvent } from '#domain/booking/draft/funnelEvents.ts'
import { tell } from './lazyTracker.ts'

/** Tells an event of the funnel to whichever analytics there are (rule 9.9.1). */
export function trackFunnelEvent(name: FunnelEvent, { travelId }: { readonly travelId: string }): void {
  tell({ kind: 'funnelEvent', name, travelId })
}
