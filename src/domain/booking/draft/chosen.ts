import { resolveStatus, waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Accommodation, FamilyPackage, PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Status } from '#domain/catalogue/status.ts'
import type { BookingDraft } from './draft.ts'

/** The chosen date; null when none is chosen, the variant is not loaded, or the date is no longer sold. */
export function dateOf({ date }: Pick<BookingDraft, 'date'>, { saleDates }: Pick<Offer, 'saleDates'>): SaleDate | null {
  if (date === null) return null
  const { dateId, extensionId } = date
  return saleDates.find(({ id, extension }) => id === dateId && (extension?.id ?? null) === extensionId) ?? null
}

/** The chosen variant and date, which prices are read from. */
export interface Sale {
  readonly pricing: PricingTravel
  readonly date: SaleDate
}

/** Variant and date of a draft; null while one of them is missing. */
export function saleOf(draft: Pick<BookingDraft, 'date' | 'pricingTravelId'>, offer: Offer): Sale | null {
  const { pricing } = offer
  if (pricing === null || pricing.id !== draft.pricingTravelId) return null
  const date = dateOf(draft, offer)
  return date === null ? null : { pricing, date }
}

/** Whether the chosen date is no longer sold by the loaded variant. */
export function isDateGone(draft: BookingDraft, offer: Offer): boolean {
  return draft.date !== null && offer.pricing?.id === draft.pricingTravelId && dateOf(draft, offer) === null
}

type StatusChoice = Pick<BookingDraft, 'date' | 'switchedToWaitlistFallback'>

/** Status of the booking: that of its date, or the waitlist fallback when switched to it. */
export function statusOf(draft: StatusChoice, offer: Offer): Status {
  const fallback = draft.switchedToWaitlistFallback ? waitlistFallback(offer) : null
  return fallback ?? resolveStatus(dateOf(draft, offer), offer)
}

/**
 * The status the visitor can switch to: the fallback, or once switched the status of the date. Null where there is
 * none.
 */
export function statusOfferedToSwitch(draft: StatusChoice, offer: Offer): Status | null {
  return draft.switchedToWaitlistFallback ? resolveStatus(dateOf(draft, offer), offer) : waitlistFallback(offer)
}

/** A room, family room or baby package by id; null when the variant has none of this id. */
export function roomOf(id: string | null, offer: Pick<Offer, 'pricing'>): Accommodation | null {
  return offer.pricing?.accommodations.find((room) => room.id === id) ?? null
}

/** Id of the family package; it is stored on traveller 0. */
export function familyPackageIdOf({ travellers }: Pick<BookingDraft, 'travellers'>): string | null {
  return travellers[0]?.familyPackageId ?? null
}

/** The chosen family package; null when none is chosen or it is no longer sold. */
export function familyPackageOf(
  draft: Pick<BookingDraft, 'travellers'>,
  offer: Pick<Offer, 'pricing'>,
): FamilyPackage | null {
  const id = familyPackageIdOf(draft)
  return offer.pricing?.familyPackages.find((familyPackage) => familyPackage.id === id) ?? null
}
