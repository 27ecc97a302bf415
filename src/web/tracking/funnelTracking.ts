import type { FunnelEvent } from '#domain/tracking/funnelEvents.ts'

/** Name of the browser event that carries a funnel event to whichever analytics service listens. */
const FUNNEL_EVENT = 'carovia:funnel'

export interface FunnelEventDetail {
  readonly name: FunnelEvent
  readonly travelId: string
}

/** Tells an event of the funnel. Without a listener, as before consent, it goes nowhere. */
export function trackFunnelEvent(name: FunnelEvent, { travelId }: { readonly travelId: string }): void {
  window.dispatchEvent(new CustomEvent<FunnelEventDetail>(FUNNEL_EVENT, { detail: { name, travelId } }))
}
