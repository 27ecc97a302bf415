import type { FunnelEvent } from '#domain/booking/draft/funnelProgress.ts'
import type { Currency } from '#domain/money.ts'
import type { ConversionName } from '#domain/tracking/conversion.ts'
import type { BookerTraits } from '#domain/tracking/identity.ts'

/** An event that pages and the funnel report to the tracker. */
export type TrackingEvent =
  | { readonly kind: 'funnelEvent'; readonly name: FunnelEvent; readonly travelId: string }
  | ({ readonly kind: 'conversion' } & ConversionFacts)
  | { readonly kind: 'booker'; readonly traits: BookerTraits }
  /** The booker has left the confirmation; the next visitor may be another person. */
  | { readonly kind: 'bookerGone' }

export interface ConversionFacts {
  readonly name: ConversionName
  readonly tourName: string | null
  readonly value: { readonly centimes: number; readonly currency: Currency } | null
  readonly bookingId: string | null
}

/** A page view. */
export interface PageView {
  /** Full URL, not redacted. */
  readonly address: string
  readonly title: string
  /** Whether the page has replaced the one before, as a redirect does. */
  readonly isReplacing: boolean
}
