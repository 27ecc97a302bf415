import type { Visit } from '#domain/booking/draft/draft.ts'
import type { Baby } from '#domain/booking/draft/person.ts'
import { birthdayOfAges, latestBirthday, MIN_BILLING_AGE } from '#domain/booking/rules/ages.ts'
import { ageOn, dayInZurich, type IsoDay } from '#domain/calendar.ts'

type Dated = Pick<Visit, 'snapshot' | 'lastActivityTimestamp'>

/**
 * Placeholder for a birthday that is not stored: of the same age on the first and last day of the snapshot's travel and
 * the same majority at the last activity, so that the price stays. Without a date January 1, so that only the year of
 * birth stays; a placeholder stays.
 */
export function presumedBirthday(
  { birthday, isBirthdayPresumed }: Pick<Baby, 'birthday' | 'isBirthdayPresumed'>,
  { snapshot, lastActivityTimestamp }: Dated,
): IsoDay | null {
  if (birthday === null || isBirthdayPresumed) return birthday
  const date = snapshot?.date ?? null
  if (date === null) return `${birthday.slice(0, 4)}-01-01`
  const ages = { start: ageOn(birthday, date.startDate), end: ageOn(birthday, date.endDate) }
  const seen = lastActivityTimestamp === null ? null : dayInZurich(lastActivityTimestamp * 1000)
  const isOfAge = seen !== null && ageOn(birthday, seen) >= MIN_BILLING_AGE
  return [birthdayOfAges(ages, date), ...(isOfAge ? [latestBirthday(MIN_BILLING_AGE, seen)] : [])].sort()[0] ?? birthday
}

/** The birthday as given by the person; null while it has to be asked. */
export function givenBirthday({
  birthday,
  isBirthdayPresumed,
}: Pick<Baby, 'birthday' | 'isBirthdayPresumed'>): IsoDay | null {
  return isBirthdayPresumed ? null : birthday
}
