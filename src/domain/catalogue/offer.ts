import type { IsoDay } from '#domain/calendar.ts'
import type { Currency } from '#domain/money.ts'
import type { BookableTravel, PricingTravel, SalesSettings } from './catalogue.ts'
import type { Contingents } from './contingents.ts'
import { datesOnSale } from './datesOnSale.ts'
import type { SaleDate } from './saleDates.ts'
import { withDistinctLabels } from './variantLabels.ts'

/** The present offer: catalogue, contingents, settings and today. A draft is resolved against it. */
export interface Offer {
  readonly today: IsoDay
  readonly tenantId: string
  readonly travel: BookableTravel
  readonly settings: SalesSettings
  /** Whether the tenant sells eSIMs. */
  readonly isEsimActive: boolean
  /** Whether the host has a payment page; without one, online payment is not offered. */
  readonly hasPaymentPage: boolean
  /** The chosen variant; null until its pricing structure is loaded. */
  readonly pricing: PricingTravel | null
  /** The dates of the variant that can be chosen, extension dates included, by start. Empty without a variant. */
  readonly saleDates: readonly SaleDate[]
  /** The contingents of one departure; null while unknown. They apply only while that departure is chosen. */
  readonly contingents: { readonly dateId: string; readonly left: Contingents } | null
  /** Departure whose contingents failed to load, possibly after an earlier success; null for none. */
  readonly contingentsFailedFor: string | null
}

/** The offer with the contingents of a departure: null where they failed to load, undefined while they are pending. */
export function withContingents(offer: Offer, dateId: string, left: Contingents | null | undefined): Offer {
  if (left === undefined) return offer
  const contingents = left === null ? null : { dateId, left }
  return { ...offer, contingents, contingentsFailedFor: left === null ? dateId : null }
}

/** Currency of the prices; CHF before they are loaded. */
export function currencyIn({ pricing }: Pick<Offer, 'pricing'>): Currency {
  return pricing?.currency ?? 'CHF'
}

type Loaded = Omit<Offer, 'saleDates' | 'contingentsFailedFor'> & Partial<Pick<Offer, 'contingentsFailedFor'>>

/** Combines loaded parts to an offer, tells its variants apart, and derives its dates from variant and today. */
export function makeOffer(loaded: Loaded): Offer {
  const { today, contingentsFailedFor = null } = loaded
  const { travel, pricing } = withNamedVariants(loaded)
  return {
    ...loaded,
    travel,
    pricing,
    contingentsFailedFor,
    saleDates: pricing === null ? [] : datesOnSale(pricing, today),
  }
}

/** Variants of one label, and the loaded one of them, are numbered; else both are what they were. */
function withNamedVariants({ travel, pricing }: Pick<Offer, 'travel' | 'pricing'>): Pick<Offer, 'travel' | 'pricing'> {
  const variants = travel.pricing?.travels ?? []
  const travels = withDistinctLabels(variants)
  if (travel.pricing === null || travels === variants) return { travel, pricing }
  const label = travels.find(({ id }) => id === pricing?.id)?.transportTypeLabel
  return {
    travel: { ...travel, pricing: { ...travel.pricing, travels } },
    pricing: pricing === null || label === undefined ? pricing : { ...pricing, transportTypeLabel: label },
  }
}
