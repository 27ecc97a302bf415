import { ageOn } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { childAgeGroup } from './ages.ts'
import { dateOf } from './chosen.ts'
import type { BookingDraft } from './draft.ts'
import { canHaveBabies } from './people.ts'

/**
 * Most people one booking takes.
 * Assumption: larger groups are rooms, seats and terms that a person arranges with them.
 */
export const MOST_TRAVELLERS = 12

/** Most adults, babies or children that can be had beside the others of the party. */
export function mostBeside(present: number, { travellers, babies }: Pick<BookingDraft, 'travellers' | 'babies'>): number {
  return Math.max(present, MOST_TRAVELLERS - (travellers.length + babies.length - present))
}

/** Age from which one travels as an adult, in whole years; null where the travel has no group of adults. */
export function adultAge({ travel }: Pick<Offer, 'travel'>): number | null {
  const ages = travel.ageGroups.filter(({ type }) => type === 'ADULT').map(({ minAge }) => minAge)
  return ages.length === 0 ? null : Math.min(...ages)
}

/** Why a person with this birthday is no child of the travel. */
export type ChildBirthdayProblem = 'inFuture' | 'isBaby' | 'isAdult' | 'noGroup'

/** Whether a birthday is that of a child the travel takes, at the end of the chosen date; null when it is. */
export function childBirthdayProblem(birthday: IsoDay, draft: BookingDraft, offer: Offer): ChildBirthdayProblem | null {
  if (birthday > offer.today) return 'inFuture'
  const endDate = dateOf(draft, offer)?.endDate ?? offer.today
  if (childAgeGroup(birthday, endDate, offer.travel.ageGroups) !== null) return null
  const age = ageOn(birthday, endDate)
  const freeUntilAge = offer.travel.pricing?.ageGroupSettings.freeUntilAge ?? 0
  if (age < freeUntilAge && canHaveBabies(offer)) return 'isBaby'
  const adult = adultAge(offer)
  return adult !== null && age >= adult ? 'isAdult' : 'noGroup'
}
