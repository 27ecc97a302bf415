import { middleAge } from '#domain/booking/rules/ages.ts'
import { yearOf, type IsoDay } from '#domain/calendar.ts'
import type { AgeGroup } from '#domain/catalogue/catalogue.ts'
import { formatDay } from '#web/text/days.ts'

/** Example birthday of an adult. */
export const ADULT_DAY = '01.02.1950'

/** Years between today and the issue or expiry date of the example. */
const DOCUMENT_YEARS = 4

function dayInYear(year: number): string {
  return `01.02.${String(year)}`
}

/** Example birthday in an age group: for children from the middle of its age range. */
export function birthdayExample(group: AgeGroup | null, today: IsoDay): string {
  const age = middleAge(group)
  return age === null ? ADULT_DAY : dayInYear(yearOf(today) - age)
}

/** Example birthday of a baby. */
export function babyExample(today: IsoDay): string {
  return today.slice(5) < '02-01' ? formatDay(today) : dayInYear(yearOf(today))
}

const ASKS_BIRTHDAY = /geburt|geboren/i
const ASKS_END = /gültig|ablauf|läuft ab|verfall/i

/**
 * Example day for a question of the operator: a birthday or an end of validity where the question names one, else a day
 * that has been, not long ago: «Letzte Tetanusimpfung».
 */
export function answerExample(question: string, today: IsoDay): string {
  if (ASKS_BIRTHDAY.test(question)) return ADULT_DAY
  if (ASKS_END.test(question)) return documentExample('validUntil', today)
  return dayInYear(yearOf(today) - (today.slice(5) < '02-01' ? 1 : 0))
}

/** Example issue or expiry date of a document. */
export function documentExample(field: 'issueDate' | 'validUntil', today: IsoDay): string {
  return dayInYear(yearOf(today) + (field === 'issueDate' ? -DOCUMENT_YEARS : DOCUMENT_YEARS))
}
