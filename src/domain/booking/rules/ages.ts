import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Person } from '#domain/booking/draft/booking.ts'
import { addDays, addYears, ageOn, type IsoDay } from '#domain/calendar.ts'
import type { AgeGroup } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { PartyChange } from '#domain/catalogue/reason.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'

/** Minimum age of the billed person, in whole years (rule 9.2.1). */
export const MIN_BILLING_AGE = 18

/** Assumption: no traveller is older, in whole years. */
export const OLDEST_AGE = 120

/** Age group number on the wire for a traveller without one. */
export const MISSING_AGE_GROUP = 99

/** Latest birthday of a person who is `age` years old on a day; 28 February where 29 February does not exist. */
export function latestBirthday(age: number, day: IsoDay): IsoDay {
  const birthday = addYears(day, -age)
  return ageOn(birthday, day) >= age ? birthday : addDays(birthday, -1)
}

/** The latest birthday of a person of these ages, in whole years, on the first and last day of a travel. */
export function birthdayOfAges(ages: { readonly start: number; readonly end: number }, days: Days): IsoDay {
  const [atStart, atEnd] = [latestBirthday(ages.start, days.startDate), latestBirthday(ages.end, days.endDate)]
  return atStart < atEnd ? atStart : atEnd
}

/** Lowest and highest age of some groups in years; null where there are none. */
export function agesIn(ageGroups: readonly AgeGroup[]): { readonly from: number; readonly to: number } | null {
  if (ageGroups.length === 0) return null
  return {
    from: Math.min(...ageGroups.map(({ minAge }) => minAge)),
    to: Math.max(...ageGroups.map(({ maxAge }) => maxAge)),
  }
}

/** Ages of the people a change of the party adds, in whole years, adults without upper limit; null for any age. */
export function agesOfChange({ ageGroupId, orGroupIds = [] }: PartyChange, { travel }: Pick<Offer, 'travel'>) {
  const groups = travel.ageGroups.filter(({ id }) => id === ageGroupId || orGroupIds.includes(id))
  const ages = agesIn(groups)
  const areAdults = groups[0]?.type === 'ADULT'
  return ages === null ? null : { areAdults, ages: areAdults ? { ...ages, to: null } : ages }
}

/** Whether a person travels as a child; false where no age group takes them. */
export function isMinor({ ageGroup }: Pick<Person, 'ageGroup'>): boolean {
  return ageGroup?.type === 'MINOR'
}

/** Age in the middle of a group of minors, in whole years; null for adults and for none. */
export function middleAge(ageGroup: AgeGroup | null): number | null {
  return ageGroup?.type === 'MINOR' ? Math.ceil((ageGroup.minAge + ageGroup.maxAge) / 2) : null
}

/** The ages of the children of a travel in years; null where it takes none. */
export function childAges({ travel }: Pick<Offer, 'travel'>): ReturnType<typeof agesIn> {
  return agesIn(travel.ageGroups.filter(({ type }) => type === 'MINOR'))
}

/** Whether a person with this birthday is too young to be billed; false while the birthday is not known. */
export function isTooYoungToBill(birthday: IsoDay | null, today: IsoDay): boolean {
  return birthday !== null && ageOn(birthday, today) < MIN_BILLING_AGE
}

/**
 * Whether nobody of the party is of age on the first day of the travel; false while a birthday is not known.
 * Assumption: the age at which one is billed. Minors alone may be booked, since somebody else is billed (rules 4.10).
 */
export function areAllMinors({ people }: { readonly people: readonly Person[] }): boolean {
  return people.length > 0 && people.every(({ ageAtStart: age }) => age !== null && age < MIN_BILLING_AGE)
}

/** Earliest and latest birthday of an adult; null where the travel has no adult group. */
export interface BirthdayBounds {
  readonly earliest: IsoDay | null
  readonly latest: IsoDay | null
}

type Days = Pick<SaleDate, 'startDate' | 'endDate'>

/** Bounds of an adult's birthday (rules 5.1.3). Several adult groups count as one range of ages. */
export function adultBirthdayBounds({ startDate, endDate }: Days, ageGroups: readonly AgeGroup[]): BirthdayBounds {
  const ages = agesIn(ageGroups.filter(({ type }) => type === 'ADULT'))
  if (ages === null) return { earliest: null, latest: null }
  return { earliest: addDays(latestBirthday(ages.to, endDate), 1), latest: latestBirthday(ages.from, startDate) }
}

/**
 * Whether a person becomes an adult of the travel on the way: a child's age counts at the end, an adult's at the start
 * (rules 5.1.3, 5.1.4). Such a person is neither, unless a group of minors covers the age.
 */
export function comesOfAge(birthday: IsoDay, { startDate, endDate }: Days, ageGroups: readonly AgeGroup[]): boolean {
  const latest = adultBirthdayBounds({ startDate, endDate }, ageGroups).latest
  const atEnd = adultBirthdayBounds({ startDate: endDate, endDate }, ageGroups).latest
  if (latest === null || atEnd === null || childAgeGroup(birthday, endDate, ageGroups) !== null) return false
  return birthday > latest && birthday <= atEnd
}

/** The group of minors of a child, by age at the end of the travel; null when none takes it. */
export function childAgeGroup(birthday: IsoDay, endDate: IsoDay, ageGroups: readonly AgeGroup[]): AgeGroup | null {
  return groupAt(ageOn(birthday, endDate), 'MINOR', ageGroups)
}

function groupAt(age: number, type: AgeGroup['type'], ageGroups: readonly AgeGroup[]): AgeGroup | null {
  return ageGroups.find((group) => group.type === type && group.minAge <= age && age <= group.maxAge) ?? null
}

/**
 * Adult group of a traveller without a birthday; null where the travel has none.
 * Assumption: of several the youngest, so that a birthday given later can only lower the price.
 */
export function presumedAdultGroup(ageGroups: readonly AgeGroup[]): AgeGroup | null {
  return ageGroups.filter(({ type }) => type === 'ADULT').at(-1) ?? null
}

/**
 * Id of a traveller's age group at the end of the travel; null when none takes the age.
 * Assumption: a person entered as adult who is a minor is booked as a minor, and the other way round.
 */
export function ageGroupIdOf(
  { birthday, ageGroupId }: Pick<Traveller, 'birthday' | 'ageGroupId'>,
  endDate: IsoDay,
  ageGroups: readonly AgeGroup[],
): string | null {
  const current = ageGroups.find(({ id }) => id === ageGroupId) ?? null
  if (birthday === null) return (current ?? presumedAdultGroup(ageGroups))?.id ?? null
  const age = ageOn(birthday, endDate)
  const [first, second] = current?.type === 'ADULT' ? (['ADULT', 'MINOR'] as const) : (['MINOR', 'ADULT'] as const)
  return (groupAt(age, first, ageGroups) ?? groupAt(age, second, ageGroups))?.id ?? null
}

/** Presumed age of a traveller without a birthday, in years, as far as the age group allows (rule 5.1.6.1). */
const PRESUMED_AGE = 40

/**
 * Age on the first day of the travel in whole years for what applies without being chosen: presumed without a birthday
 * (rule 5.1.6.1). Null without birthday and age group.
 */
export function presumedAgeAtStart({ ageAtStart, ageGroup }: Pick<Person, 'ageAtStart' | 'ageGroup'>): number | null {
  if (ageAtStart !== null || ageGroup === null) return ageAtStart
  return Math.max(ageGroup.minAge, Math.min(ageGroup.maxAge, PRESUMED_AGE))
}

/**
 * Whether the travel takes a traveller of this birthday and group: a group matches, and an adult lies within the bounds
 * (rules 5.1.3). True while the birthday is unknown.
 */
export function isAgeTaken(
  { birthday, ageGroupId }: Pick<Traveller, 'birthday' | 'ageGroupId'>,
  days: Days,
  ageGroups: readonly AgeGroup[],
): boolean {
  if (birthday === null) return true
  const group = ageGroups.find(({ id }) => id === ageGroupId)
  if (group?.type !== 'ADULT') return group !== undefined
  const { earliest, latest } = adultBirthdayBounds(days, ageGroups)
  return (earliest === null || birthday >= earliest) && (latest === null || birthday <= latest)
}
