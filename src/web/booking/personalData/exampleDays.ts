import { yearOf, type IsoDay } from '#domain/calendar.ts'
import type { AgeGroup } from '#domain/catalogue/catalogue.ts'
import { formatDay } from '#web/text/days.ts'

/** How an adult's birthday is written. */
export const ADULT_DAY = '01.02.1950'

/** Years since a document was issued, or until it ends, as they are in the example. */
const DOCUMENT_YEARS = 4

function dayInYear(year: number): string {
  return `01.02.${String(year)}`
}

/** A birthday such as somebody of this group may have: one of its middle for children. */
export function birthdayExample(group: Pick<AgeGroup, 'type' | 'minAge' | 'maxAge'> | null, today: IsoDay): string {
  if (group?.type !== 'MINOR') return ADULT_DAY
  return dayInYear(yearOf(today) - Math.ceil((group.minAge + group.maxAge) / 2))
}

/** The birthday of a baby, as an example. */
export function babyExample(today: IsoDay): string {
  return today.slice(5) < '02-01' ? formatDay(today) : dayInYear(yearOf(today))
}

/** A day on which a document may have been issued, or on which it may end. */
export function documentExample(field: 'issueDate' | 'validUntil', today: IsoDay): string {
  return dayInYear(yearOf(today) + (field === 'issueDate' ? -DOCUMENT_YEARS : DOCUMENT_YEARS))
}
