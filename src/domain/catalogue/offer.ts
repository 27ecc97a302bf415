import type { IsoDay } from '#domain/calendar.ts'
import type { BookableTravel, PricingTravel, SalesSettings } from './catalogue.ts'
import type { Contingents } from './contingents.ts'
import { saleDatesOf } from './saleDates.ts'
import type { SaleDate } from './saleDates.ts'

/** What can be sold right now: catalogue, contingents, settings and today. A draft is held against it. */
export interface Offer {
  readonly today: IsoDay
  readonly tenantId: string
  readonly travel: BookableTravel
  readonly settings: SalesSettings
  /** Whether the tenant's configuration sells eSIMs at all. */
  readonly isEsimActive: boolean
  /** Whether there is a payment page to send a visitor to; without one nobody pays online. */
  readonly hasPaymentPage: boolean
  /** The chosen variant; null until its pricing structure is known. */
  readonly pricing: PricingTravel | null
  /** The dates of the variant that can be chosen, extension dates included, by start. Empty without a variant. */
  readonly saleDates: readonly SaleDate[]
  /**
   * What is left on the departure they were asked for; null while unknown. They count only while that departure is
   * the chosen one.
   */
  readonly contingents: { readonly dateId: string; readonly left: Contingents } | null
  /** Departure whose contingents cannot be had at the moment, though they may have been before; null for none. */
  readonly contingentsFailedFor: string | null
}

type Loaded = Omit<Offer, 'saleDates' | 'contingentsFailedFor'> & Partial<Pick<Offer, 'contingentsFailedFor'>>

/** Puts an offer together from what was loaded; its dates follow from variant and today. */
export function makeOffer(loaded: Loaded): Offer {
  const { pricing, today, contingentsFailedFor = null } = loaded
  return { ...loaded, contingentsFailedFor, saleDates: pricing === null ? [] : saleDatesOf(pricing, today) }
}
