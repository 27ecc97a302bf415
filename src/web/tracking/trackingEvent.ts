import type { FunnelEvent } from '#domain/booking/draft/funnelEvents.ts'
import type { Currency } from '#domain/money.ts'
import type { ConversionName } from '#domain/tracking/conversion.ts'
import type { BookerTraits } from '#domain/tracking/identity.ts'

/** What pages and the funnel tell. */
export type TrackingEvent =
  | { readonly kind: 'funnelEvent'; readonly name: FunnelEvent; readonly travelId: string }
  | ({ readonly kind: 'conversion' } & ConversionFacts)
  | { readonly kind: 'booker'; readonly traits: BookerTraits }
  /** The booker has left the confirmation: whoever comes next is somebody else. */
  | { readonly kind: 'bookerGone' }

export interface ConversionFacts {
  readonly name: ConversionName
  readonly tourName: string | null
  readonly value: { readonly centimes: number; readonly currency: Currency } | null
  readonly bookingId: string | null
}

/** One look at a page. */
export interface PageView {
  /** Whole address, as in the address bar. */
  readonly address: string
  readonly title: string
  /** Whether the page stands in for the one before, as after a redirect, instead of following it. */
  readonly isReplacing: boolean
}
