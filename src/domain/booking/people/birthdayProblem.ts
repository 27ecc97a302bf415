import type { Booking } from '#domain/booking/draft/booking.ts'
import { ageGroupIdOf, comesOfAge, isAgeTaken, OLDEST_AGE } from '#domain/booking/rules/ages.ts'
import { ageOn, type IsoDay } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { canBeBilled } from './contactRules.ts'
import { canHaveBabies, freeUntilAge } from './takenAges.ts'

/** The reason a birthday is impossible for a person of the booking. */
export type BirthdayProblem =
  'inFuture' | 'notBorn' | 'tooLongAgo' | 'comesOfAge' | 'isBaby' | 'notTaken' | 'notBaby' | 'tooYoungToBill'

/** A typed birthday of a traveller. */
export interface TypedBirthday {
  /** Index of the traveller. */
  readonly index: number
  readonly birthday: IsoDay
}

/** The reason a birthday is impossible; null when it is possible. */
function impossibleBirthday(birthday: IsoDay, today: IsoDay): 'inFuture' | 'tooLongAgo' | null {
  if (birthday > today) return 'inFuture'
  return ageOn(birthday, today) > OLDEST_AGE ? 'tooLongAgo' : null
}

/** The reason the travel does not take a traveller of this birthday on the chosen date; null when it does. */
export function travellerBirthdayProblem(booking: Booking, { index, birthday }: TypedBirthday): BirthdayProblem | null {
  const { draft, offer } = booking
  const { ageGroups } = offer.travel
  const impossible = impossibleBirthday(birthday, offer.today)
  const { date } = booking
  if (impossible !== null || date === null) return impossible
  const current = draft.travellers[index]?.ageGroupId ?? null
  const ageGroupId = ageGroupIdOf({ birthday, ageGroupId: current }, date.endDate, ageGroups)
  if (isAgeTaken({ birthday, ageGroupId }, date, ageGroups)) return null
  if (comesOfAge(birthday, date, ageGroups)) return 'comesOfAge'
  return canHaveBabies(offer) && isBabyBirthday(birthday, booking) ? 'isBaby' : 'notTaken'
}

/** The reason a birthday is not that of a baby; null when it is. */
export function babyBirthdayProblem(birthday: IsoDay, booking: Booking): BirthdayProblem | null {
  const { offer } = booking
  const impossible = impossibleBirthday(birthday, offer.today)
  if (impossible === 'inFuture') return 'notBorn'
  return impossible ?? (isBabyBirthday(birthday, booking) ? null : 'notBaby')
}

/** The reason a person of this birthday cannot be billed; null when they can. */
export function billingBirthdayProblem(birthday: IsoDay, { today }: Pick<Offer, 'today'>): BirthdayProblem | null {
  return impossibleBirthday(birthday, today) ?? (canBeBilled({ birthday }, today) ? null : 'tooYoungToBill')
}

/**
 * Whether a birthday is that of a baby on the chosen date; true while no date is chosen.
 * Assumption: a baby is younger than `freeUntilAge` at the end of the travel, like the ages of children.
 */
export function isBabyBirthday(birthday: IsoDay, { offer, date }: Booking): boolean {
  return date === null || (birthday <= offer.today && ageOn(birthday, date.endDate) < freeUntilAge(offer))
}
