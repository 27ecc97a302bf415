import { dateOf, statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Contingents } from '#domain/catalogue/contingents.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** Contingent of everything while contingents are ignored (rule 5.7.1). */
export const CONTINGENT_WHEN_UNCHECKED = 999

type Choice = Pick<BookingDraft, 'date' | 'switchedToWaitlistFallback'>

/**
 * Contingents of the chosen date. `ignored`: its status does not depend on them. `loading`: loading, or not requested
 * yet. `failed`: they failed to load; nothing more is offered until they do, and earlier choices stay.
 */
export type ContingentState = 'ignored' | 'loading' | 'known' | 'failed'

/** Places left in a package on the chosen date; 0 without an entry. 999 on a waitlist and while unknown. */
export function packageContingent(packageNo: string, draft: Choice, offer: Offer): number {
  const left = checkedPlaces(draft, offer)
  return left === null ? CONTINGENT_WHEN_UNCHECKED : (left.get(packageNo) ?? 0)
}

/** Units left of a service on the chosen date; 0 without an entry. 999 on a waitlist and while unknown. */
export function serviceContingent(serviceNo: string, draft: Choice, offer: Offer): number {
  const left = checkedContingents(draft, offer)
  return left === null ? CONTINGENT_WHEN_UNCHECKED : (left.services.get(serviceNo) ?? 0)
}

/** Units of services by service number, such as those used by choices. */
export type Units = ReadonlyMap<string, number>

/** Units left of a service after those used by others; 0 without an entry. 999 on a waitlist and while unknown. */
export function unitsRemaining(taken: Units, serviceNo: string, left: Contingents | null): number {
  if (left === null) return CONTINGENT_WHEN_UNCHECKED
  return Math.max(0, (left.services.get(serviceNo) ?? 0) - (taken.get(serviceNo) ?? 0))
}

/** Places left for babies in their package on the chosen date; 0 where the variant has no such package. */
export function babyContingent(draft: Choice, offer: Offer): number {
  const babyPackage = offer.pricing?.accommodations.find(({ isBabyPackage }) => isBabyPackage)
  return babyPackage === undefined ? 0 : packageContingent(babyPackage.ratioPackageNo, draft, offer)
}

/** Whether contingents limit the booking: they are known for its date, and its status depends on them. */
export function areContingentsChecked(draft: Choice, offer: Offer): boolean {
  return checkedPlaces(draft, offer) !== null
}

/** Places by package as far as they limit the booking: as requested, until then as listed with the dates. */
function checkedPlaces(draft: Choice, offer: Offer): ReadonlyMap<string, number> | null {
  if (areIgnored(draft, offer)) return null
  return checkedContingents(draft, offer)?.packages ?? dateOf(draft, offer)?.places ?? null
}

/** The state of the contingents of the chosen date. */
export function contingentState(draft: Choice, offer: Offer): ContingentState {
  if (areIgnored(draft, offer)) return 'ignored'
  if (offer.contingentsFailedFor !== null && offer.contingentsFailedFor === draft.date?.dateId) return 'failed'
  return checkedContingents(draft, offer) === null ? 'loading' : 'known'
}

function areIgnored(draft: Choice, offer: Offer): boolean {
  const code = statusCode(statusOf(draft, offer).status)
  return code === 'WAITLIST' || code === 'WAITLIST_CONTINGENT_CHECK'
}

/**
 * The contingents that limit the booking; null where none do. Those loaded before a failure still limit the present
 * choices.
 */
export function checkedContingents(draft: Choice, offer: Offer): Contingents | null {
  if (areIgnored(draft, offer)) return null
  const { contingents } = offer
  return contingents !== null && contingents.dateId === draft.date?.dateId ? contingents.left : null
}
