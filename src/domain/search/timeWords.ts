import { isNumber, readLength, readLengthLimit } from './lengthWords.ts'
import { readPrice } from './priceWords.ts'
import type { ReadConstraint, TimeConstraint } from './timeConstraint.ts'
import { FEASTS, monthName, MONTHS, OTHER_NAMES, SEASONS } from './timeNames.ts'

const YEAR = /^20\d\d$/
/** The year after a month: «Juni 27». */
const SHORT_YEAR = /^[2-9]\d$/

/** Candidates for spelling correction. */
export const timeWords: readonly string[] = [...MONTHS, ...SEASONS.keys(), ...FEASTS.keys()].filter(
  (word) => word.length > 4,
)

/** A query whose days have their month by name: «15.5.» is «15 Mai», for «15 5» may be anything. */
export function withNamedMonths(query: string): string {
  return query.replace(/(?<!\d)(\d{1,2})\. ?(\d{1,2})\.(?! ?\d)/g, (date, day: string, month: string) => {
    const name = monthName(Number(month))
    return name === '' ? date : `${day} ${name} `
  })
}

/** Parses a constraint from the words at `start`; null where there is none. Words are folded. */
export function readTimeWords(words: readonly string[], start: number): ReadConstraint | null {
  return (
    readYearFirst(words, start) ??
    readMonths(words, start) ??
    readSeason(words, start) ??
    readLengthLimit(words, start) ??
    readLength(words, start)
  )
}

/** 2027 Juni, 2027 Sommer. */
function readYearFirst(words: readonly string[], start: number): ReadConstraint | null {
  const word = words[start] ?? ''
  const named = YEAR.test(word) ? (readMonths(words, start + 1) ?? readSeason(words, start + 1)) : null
  if (named === null || !('year' in named.constraint) || named.constraint.year !== null) return null
  const year = Number(word)
  const constraint =
    named.constraint.kind === 'feast'
      ? { ...named.constraint, year }
      : monthsIn(named.constraint.numbers, { year, count: 1 })
  return { constraint, words: named.words + 1 }
}

function readMonths(words: readonly string[], start: number): ReadConstraint | null {
  return readMonthRange(words, start) ?? readMonth(words, start) ?? readNumbers(words, start)
}

/** Juni bis August (2027), Dezember 2026 bis Februar 2027. */
function readMonthRange(words: readonly string[], start: number): ReadConstraint | null {
  const first = namedMonth(words, start)
  const middle = start + (first?.words ?? 0)
  const last = words[middle] === 'bis' ? namedMonth(words, middle + 1) : null
  if (first === null || last === null) return null
  const isWrapping = last.number < first.number
  const firstYear = first.year ?? (last.year === null || !isWrapping ? last.year : last.year - 1)
  const lastYear = last.year ?? (firstYear === null || !isWrapping ? firstYear : firstYear + 1)
  const years = firstYear === null || lastYear === null ? Number(isWrapping) : lastYear - firstYear
  const count = years * 12 + last.number - first.number + 1
  if (count < 1) return null
  const numbers = Array.from({ length: count }, (_, position) => first.number + position)
  return {
    constraint: {
      kind: 'months',
      numbers: firstYear === null ? numbers.map((number) => ((number - 1) % 12) + 1) : numbers,
      year: firstYear,
    },
    words: first.words + 1 + last.words,
  }
}

interface NamedMonth {
  readonly number: number
  readonly year: number | null
  readonly words: number
}

/** Juni, Juni 2027. */
function namedMonth(words: readonly string[], start: number): NamedMonth | null {
  const number = monthNumber(words[start] ?? '')
  if (number === null) return null
  const years = readYears(words, start + 1)
  return years?.count === 1 ? { number, year: years.year, words: 2 } : { number, year: null, words: 1 }
}

/** Juni (2027), 19. Juni (2027). */
function readMonth(words: readonly string[], start: number): ReadConstraint | null {
  const position = isNumber(words[start] ?? '') ? 1 : 0
  const number = monthNumber(words[start + position] ?? '')
  if (number === null) return null
  const years = readYears(words, start + position + 1)
  return { constraint: monthsIn([number], years), words: position + 1 + (years?.words ?? 0) }
}

/** 6.2027, 19.6.2027, 2027-06, 2027 and 2026/27. */
function readNumbers(words: readonly string[], start: number): ReadConstraint | null {
  const [word = '', next = '', third = ''] = words.slice(start, start + 3)
  const constraint = (number: string, year: string, count: number): ReadConstraint => ({
    constraint: { kind: 'months', numbers: [Number(number)], year: Number(year) },
    words: count,
  })
  if (isMonth(word) && YEAR.test(next)) return constraint(word, next, 2)
  if (isNumber(word) && isMonth(next) && YEAR.test(third)) return constraint(next, third, 3)
  if (!YEAR.test(word)) return null
  // «2027 5 Tage» is a year and a duration.
  if (isMonth(next) && readLength(words, start + 1) === null) {
    const hasDay = isNumber(third) && readLength(words, start + 2) === null
    return constraint(next, word, hasDay ? 3 : 2)
  }
  const years = readYears(words, start)
  const all = MONTHS.map((_, position) => position + 1)
  return years === null ? null : { constraint: monthsIn(all, years), words: years.words }
}

function readSeason(words: readonly string[], start: number): ReadConstraint | null {
  const word = words[start] ?? ''
  const years = readYears(words, start + 1)
  const months = SEASONS.get(word)
  if (months !== undefined) return { constraint: monthsIn(months, years), words: 1 + (years?.words ?? 0) }
  const feast = FEASTS.get(word)
  if (feast === undefined) return null
  return { constraint: { kind: 'feast', feast, year: years?.year ?? null }, words: years === null ? 1 : 2 }
}

interface Years {
  readonly year: number
  /** 2 for «2026/27». */
  readonly count: 1 | 2
  readonly words: number
}

/** 2027, 27, 2026/27; null where there is none, as in «27 Tage» and «80 Franken». */
function readYears(words: readonly string[], start: number): Years | null {
  const [word = '', next = ''] = words.slice(start, start + 2)
  if ((!YEAR.test(word) && !SHORT_YEAR.test(word)) || readLength(words, start) !== null) return null
  if (SHORT_YEAR.test(word) && readPrice(words, start) !== null) return null
  const year = (Number(word) % 100) + 2000
  const isNext = [String(year + 1), String(year + 1).slice(2)].includes(next) && readLength(words, start + 1) === null
  return isNext ? { year, count: 2, words: 2 } : { year, count: 1, words: 1 }
}

/**
 * Months in one year or two. «Winter 2026/27» is the one over the turn of the year; «Winter 2027» are both with a part in
 * that year, as people mean either.
 */
function monthsIn(numbers: readonly number[], years: Pick<Years, 'year' | 'count'> | null): TimeConstraint {
  if (years === null) return { kind: 'months', numbers, year: null }
  const { year, count } = years
  const isAfterTurn = (number: number) => number < (numbers[0] ?? 1)
  const inOrder = numbers.map((number) => (isAfterTurn(number) ? number + 12 : number))
  const others = numbers.some(isAfterTurn)
    ? numbers.filter((number) => count === 1 && isAfterTurn(number))
    : numbers.filter(() => count === 2).map((number) => number + 12)
  return { kind: 'months', numbers: [...inOrder, ...others].sort((a, b) => a - b), year }
}

function monthNumber(word: string): number | null {
  const position = MONTHS.indexOf(word)
  return position >= 0 ? position + 1 : (OTHER_NAMES.get(word) ?? null)
}

function isMonth(word: string): boolean {
  return isNumber(word) && Number(word) <= 12
}
