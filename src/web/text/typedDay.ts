import { readDay, yearOf, type IsoDay } from '#domain/calendar.ts'
import { monthOfName } from './days.ts'

/** Century of a two-digit year: the latest that is not in the future, or the current one. */
export type ShortYears = 'past' | 'thisCentury'

interface TypedDayRules {
  /** Reference for two-digit years. */
  readonly today: IsoDay
  readonly shortYears: ShortYears
}

const SEPARATED = /^(\d{1,2})[.,\s/-]+(\d{1,2})[.,\s/-]+(\d{4}|\d{2})\.?$/
const TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/

/**
 * Parses a typed day: `01.02.1950`, `1.2.50`, `1 2 50`, `01021950`, `010250`, `1. Februar 1950` or an ISO day.
 * Null if the text is no existing day.
 */
export function readTypedDay(text: string, rules: TypedDayRules): IsoDay | null {
  const trimmed = text.trim()
  const iso = readDay(trimmed)
  if (iso !== null) return iso
  const [, day, month, year] = partsOf(trimmed) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  return readDay(`${fullYear(year, rules)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** Whether a text has the format of a day, existing or not: `31.02.1950`. */
export function isWrittenDay(text: string): boolean {
  return partsOf(text.trim()) !== null
}

/** The match of a day, its month by number or by name, which may be shortened. */
function partsOf(text: string): RegExpExecArray | null {
  const numbered = text.replace(/[a-zä]{3,}/i, (word) => `.${String(monthOfName(word) ?? word)}.`)
  return SEPARATED.exec(numbered) ?? TOGETHER.exec(numbered)
}

function fullYear(year: string, { today, shortYears }: TypedDayRules): string {
  if (year.length === 4) return year
  const present = yearOf(today)
  const guess = present - (present % 100) + Number(year)
  // Assumption: a short year of a document means this century, of a birthday the latest year that has begun.
  return String(shortYears === 'past' && guess > present ? guess - 100 : guess)
}
