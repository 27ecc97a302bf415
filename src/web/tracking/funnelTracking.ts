import type { FunnelEvent } from '#domain/booking/draft/funnelProgress.ts'
import { track } from './lazyTracker.ts'

/** Tracks a funnel event in all configured analytics (rule 9.9.1). */
export function trackFunnelEvent(name: FunnelEvent, { travelId }: { readonly travelId: string }): void {
  track({ kind: 'funnelEvent', name, travelId })
}
