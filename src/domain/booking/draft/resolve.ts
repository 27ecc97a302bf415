import { resolveStatus, waitlistFallback } from '#domain/catalogue/availability.ts'
import type { FamilyPackage, PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Contingents } from '#domain/catalogue/contingents.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Status } from '#domain/catalogue/status.ts'
import { familyPackageIdOf } from './chosen.ts'
import type { BookingDraft, Decisions } from './draft.ts'

/** The chosen variant and date, which prices are read from. */
export interface Sale {
  readonly pricing: PricingTravel
  readonly date: SaleDate
}

/** The contingents of the chosen date, as far as they limit the booking. */
export interface BookingContingents {
  /**
   * `ignored`: the status does not depend on them. `loading`: loading, or not requested yet. `failed`: they failed to
   * load; nothing more is offered until they do, and earlier choices stay.
   */
  readonly state: 'ignored' | 'loading' | 'known' | 'failed'
  /** Places left by package, as requested, until then as listed with the dates; null where none limit. */
  readonly places: ReadonlyMap<string, number> | null
  /** Places and units as requested, also those loaded before a failure; null where none limit. */
  readonly left: Contingents | null
}

/** A draft resolved against the present offer. Queries take a booking; a command takes one and returns a draft. */
export interface Booking {
  readonly draft: BookingDraft
  readonly offer: Offer
  /** The chosen date; null when none is chosen, the variant is not loaded, or the date is no longer sold. */
  readonly date: SaleDate | null
  /** Null while variant or date is missing. */
  readonly sale: Sale | null
  /** That of the date, or the waitlist fallback when switched to it. */
  readonly status: Status
  /** Null when none is chosen or it is no longer sold. */
  readonly familyPackage: FamilyPackage | null
  readonly contingents: BookingContingents
}

/** Looks up what a draft says in the present offer. */
export function resolve(draft: BookingDraft, offer: Offer): Booking {
  const date = dateOf(draft, offer)
  const status = statusOf(draft, date, offer)
  return {
    draft,
    offer,
    date,
    sale: saleOf(draft, date, offer),
    status,
    familyPackage: familyPackageOf(draft, offer),
    contingents: contingentsOf(draft, { date, status }, offer),
  }
}

function dateOf({ date }: Decisions, { saleDates }: Offer): SaleDate | null {
  if (date === null) return null
  const { dateId, extensionId } = date
  return saleDates.find(({ id, extension }) => id === dateId && (extension?.id ?? null) === extensionId) ?? null
}

function saleOf({ pricingTravelId }: Decisions, date: SaleDate | null, { pricing }: Offer): Sale | null {
  return date === null || pricing === null || pricing.id !== pricingTravelId ? null : { pricing, date }
}

function statusOf({ switchedToWaitlistFallback }: Decisions, date: SaleDate | null, offer: Offer): Status {
  const fallback = switchedToWaitlistFallback ? waitlistFallback(offer) : null
  return fallback ?? resolveStatus(date, offer)
}

function familyPackageOf(draft: Decisions, { pricing }: Offer): FamilyPackage | null {
  const id = familyPackageIdOf(draft)
  return id === null ? null : (pricing?.familyPackages.find((familyPackage) => familyPackage.id === id) ?? null)
}

function contingentsOf(
  { date: choice }: Decisions,
  { date, status }: Pick<Booking, 'date' | 'status'>,
  { contingents, contingentsFailedFor }: Offer,
): BookingContingents {
  const code = statusCode(status.status)
  if (code === 'WAITLIST' || code === 'WAITLIST_CONTINGENT_CHECK') return { state: 'ignored', places: null, left: null }
  const left = contingents !== null && contingents.dateId === choice?.dateId ? contingents.left : null
  const hasFailed = contingentsFailedFor !== null && contingentsFailedFor === choice?.dateId
  return {
    state: hasFailed ? 'failed' : left === null ? 'loading' : 'known',
    places: left?.packages ?? date?.places ?? null,
    left,
  }
}
