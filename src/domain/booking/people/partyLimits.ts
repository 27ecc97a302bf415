import { haveContingentsFailed, babyContingent } from '#domain/booking/availability/contingents.ts'
import { peopleCount } from '#domain/booking/draft/chosen.ts'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { agesIn, childAgeGroup, comesOfAge } from '#domain/booking/rules/ages.ts'
import { ageOn, type IsoDay } from '#domain/calendar.ts'
import { waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { babiesReason, canHaveBabies, freeUntilAge } from './takenAges.ts'

/**
 * Maximum number of people in one booking.
 * Assumption: larger groups are arranged personally with the operator.
 */
export const MOST_TRAVELLERS = 12

/** Maximum number of adults, babies or children together with the others of the party. */
export function mostPeopleWithOthers(present: number, draft: Pick<Decisions, 'travellers' | 'babies'>): number {
  return Math.max(present, MOST_TRAVELLERS - (peopleCount(draft) - present))
}

/** Whether one more child fits into the booking. */
export function canAddChild(draft: Pick<Decisions, 'travellers' | 'babies'>): boolean {
  return peopleCount(draft) < MOST_TRAVELLERS
}

/** Maximum number of babies, limited by their package on the chosen date. */
export function mostBabies(booking: Booking): number {
  const { draft } = booking
  const present = draft.babies.length
  if (haveContingentsFailed(booking)) return present
  return Math.max(present, Math.min(mostPeopleWithOthers(present, draft), babyContingent(booking)))
}

/** The reason one more baby cannot be added; null when it can. */
export function babyReason(booking: Booking): Reason | null {
  const { draft, offer } = booking
  if (peopleCount(draft) >= MOST_TRAVELLERS)
    return { key: 'booking.reason.partyFull', count: MOST_TRAVELLERS, remedy: null }
  if (mostBabies(booking) > draft.babies.length) return null
  if (haveContingentsFailed(booking))
    return babiesReason(offer) ?? { key: 'booking.reason.placesUnknown', remedy: null }
  const count = babyContingent(booking)
  const remedy = waitlistFallback(offer) === null ? null : ({ kind: 'waitlist', isOn: true } as const)
  return babiesReason(offer) ?? { key: 'booking.reason.soldOut', count, remedy }
}

/** Minimum age of an adult in whole years; null where the travel has no adult group. */
export function adultAge({ travel }: Pick<Offer, 'travel'>): number | null {
  return agesIn(travel.ageGroups.filter(({ type }) => type === 'ADULT'))?.from ?? null
}

/** The reason a person with this birthday is no child of the travel, or no further one is taken. */
export type ChildBirthdayProblem =
  'partyFull' | 'unreadable' | 'inFuture' | 'isBaby' | 'comesOfAge' | 'isAdult' | 'noGroup'

/**
 * The reason no child of this birthday can be added at the end of the chosen date; null when it can.
 * @param birthday null for a text that is no day
 */
export function childBirthdayProblem(
  birthday: IsoDay | null,
  { draft, offer, date }: Booking,
): ChildBirthdayProblem | null {
  if (!canAddChild(draft)) return 'partyFull'
  if (birthday === null) return 'unreadable'
  if (birthday > offer.today) return 'inFuture'
  const endDate = date?.endDate ?? offer.today
  if (childAgeGroup(birthday, endDate, offer.travel.ageGroups) !== null) return null
  if (date !== null && comesOfAge(birthday, date, offer.travel.ageGroups)) return 'comesOfAge'
  const age = ageOn(birthday, endDate)
  if (age < freeUntilAge(offer) && canHaveBabies(offer)) return 'isBaby'
  const adult = adultAge(offer)
  return adult !== null && age >= adult ? 'isAdult' : 'noGroup'
}
