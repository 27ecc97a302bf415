import { addDays, durationDays, type IsoDay } from '#domain/calendar.ts'
import { toAmount, type Currency } from '#domain/money.ts'
import { typingErrors } from '#domain/typingErrors.ts'
import { folded, writtenWords } from '#domain/words.ts'
import { readBoarding, readPlace, type BoardingPlace, type BoardingPlaces } from './boardingPlaces.ts'
import { readPrice, type PriceConstraint } from './priceWords.ts'
import { knownWords, phraseLength, synonymsOf } from './relatedWords.ts'
import { textsFor, textsWithBeginning, withoutHead, type FoundTexts } from './textWords.ts'
import type { ReadConstraint } from './timeConstraint.ts'
import { withTimesFromToday } from './timeFromToday.ts'
import { readTimeWords, timeWords, withNamedMonths } from './timeWords.ts'
import type { DatedConstraint, TravelDates } from './travelDates.ts'
import type { Vocabulary } from './vocabulary.ts'
import { formsOf } from './wordForms.ts'
import { withPlainAmounts } from './writtenAmount.ts'

/** A part of a query: words to search for, or a constraint on date, duration or price. */
export interface QueryPart {
  /** In their original spelling. */
  readonly words: string
  readonly kind: 'text' | 'months' | 'feast' | 'days' | 'price'
  /** Matching months (`2027-06`) in order; empty for other kinds. */
  readonly months: readonly string[]
  /** Duration in days, both limits included; null where unlimited, and for other kinds. */
  readonly minDays: number | null
  readonly maxDays: number | null
  /** The days of a feast, by year; empty for other kinds. */
  readonly days: readonly IsoDay[]
  /** Price in whole units of a currency, both limits included; null where unlimited, and for other kinds. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  /** Null where none was named. */
  readonly currency: Currency | null
}

/** A part, resolved for one list of travels. */
export interface ReadPart {
  readonly part: QueryPart
  /** The corrected spelling; null where nothing was wrong. */
  readonly corrected: string | null
  /** Null for words and prices. */
  readonly constraint: DatedConstraint | null
  /** Null for words, dates and durations. */
  readonly price: PriceConstraint | null
  /** Null where no text has the words, and for a constraint. */
  readonly texts: FoundTexts | null
}

/** Maximum number of words; each costs a scan of the vocabulary. */
const MOST_WORDS = 16

/** Maximum length in characters. Assumption: real queries are shorter. */
const MOST_LETTERS = 200

const STOP_WORDS = new Set(
  'ab am an auf aus bahnhof bei bis das dem den der des die ein eine einem einen einer fur fuer gegen ich im in ins ist mich mit mochte moechte nach oder ohne reise reisen ferien um und uns unser vom von vor wir wo zu zum zur anfang mitte ende'.split(
    ' ',
  ),
)

const NO_LIMITS = {
  months: [],
  minDays: null,
  maxDays: null,
  days: [],
  minPrice: null,
  maxPrice: null,
  currency: null,
} as const

/** What a query is read with: the index of one list of travels. */
export interface SearchIndex {
  readonly vocabulary: Vocabulary
  readonly dates: TravelDates
  readonly places: BoardingPlaces
  /** What «next month» follows; null where the day is not known. */
  readonly today: IsoDay | null
}

/** Parses a query for one list of travels. Empty where it has no words. */
export function readQuery(query: string, index: SearchIndex): readonly ReadPart[] {
  const typedText = query.slice(0, MOST_LETTERS)
  const dated = index.today === null ? typedText : withTimesFromToday(typedText, index.today)
  const written = writtenWords(withPlainAmounts(withNamedMonths(dated))).slice(0, MOST_WORDS)
  const words = written.map(folded)
  const parts: ReadPart[] = []
  for (let start = 0; start < words.length;) {
    const without = readWithout(written, start, index)
    if (without !== null) {
      parts.push(without)
      start += without.part.words.split(' ').length
      continue
    }
    const boarding = readBoarding(words, start, index.places)
    const price = boarding === null ? readPrice(words, start) : null
    const time = boarding === null && price === null ? readTimeWords(words, start) : null
    const read = boarding ?? price ?? time ?? readPlace(words, start, index.places)
    const length = read?.words ?? phraseLength(words, start)
    const typed = written.slice(start, start + length)
    if (boarding !== null) parts.push(toText(typed.join(' '), textsFrom(boarding.place), null))
    else if (price !== null) parts.push(toPrice(typed.join(' '), price.constraint))
    else parts.push(time === null ? readWords(typed, index) : toTime(typed.join(' '), time, index.dates))
    start += length
  }
  const telling = parts.filter(({ part }) => part.kind !== 'text' || !STOP_WORDS.has(folded(part.words)))
  return telling.length === 0 ? parts : telling
}

/** «Ohne Flug»: the texts that lack the words after it; null where it does not begin so. */
function readWithout(typed: readonly string[], start: number, { vocabulary }: SearchIndex): ReadPart | null {
  const words = typed.map(folded)
  if (words[start] !== 'ohne' || start + 1 === words.length) return null
  const unwanted = typed.slice(start + 1, start + 1 + phraseLength(words, start + 1)).join(' ')
  const [form = unwanted.toLowerCase()] = formsOf(unwanted)
  const left = textsWithBeginning(form, vocabulary) ?? new Uint8Array(vocabulary.size)
  return toText(
    `${typed[start] ?? ''} ${unwanted}`,
    { texts: left.map((has) => 1 - has), isNear: false, isSplit: false },
    null,
  )
}

function readWords(typed: readonly string[], { vocabulary, dates, places }: SearchIndex): ReadPart {
  const words = typed.join(' ')
  const forms = typed.length === 1 ? formsOf(words) : [folded(words)]
  const word = forms[0] ?? words
  // «Sommerreise» is a season, unless it is in the name of a travel.
  const time = vocabulary.textsWithWhole(word) === null ? readTimeWords([withoutHead(word)], 0) : null
  if (time !== null) return toTime(words, time, dates)
  const isPlace = places.has(folded(words))
  const texts = isPlace && !isWritten(folded(words), vocabulary) ? null : textsFor(word, vocabulary)
  const right = isPlace ? folded(words) : nearestUsefulWord(word, vocabulary, places)
  // «Gardsee» is a slip of «Gardasee», though there are «Gard» and «See».
  const isSlip = texts?.isSplit === true && right !== null && typingErrors(word, right, 1) === 1
  if (texts !== null && !isSlip) return toText(words, texts, null)
  const rightTexts = right === null || isPlace ? null : textsFor(right, vocabulary)
  const place = right === null || rightTexts !== null ? undefined : places.get(right)
  // Somewhere no travel leads to, but from where one can set off.
  if (place !== undefined) return toText(words, textsFrom(place), `ab ${place.name}`)
  const rightTime = right === null ? null : readTimeWords([right], 0)
  if (right === null) return toText(words, null, null)
  const corrected = vocabulary.written(right) ?? knownWords.get(right) ?? capitalised(right)
  return rightTime === null ? toText(words, rightTexts, corrected) : { ...toTime(words, rightTime, dates), corrected }
}

/** Whether a text writes the name of a town, in any language: «Bernina» does not write «Bern» (rule 2.2.7). */
function isWritten(name: string, { written }: Vocabulary): boolean {
  return [name.split(' '), ...synonymsOf(name)].some((words) => words.every((word) => written(word) !== null))
}

/** The corrected word; one without results in this list is not useful. */
function nearestUsefulWord(word: string, vocabulary: Vocabulary, places: BoardingPlaces): string | null {
  const nearest = vocabulary.nearest(word, [...knownWords.keys(), ...timeWords, ...places.keys()])
  const isHelp =
    nearest === null || timeWords.includes(nearest) || places.has(nearest) || textsFor(nearest, vocabulary) !== null
  return isHelp ? nearest : vocabulary.nearest(word, timeWords)
}

function textsFrom({ travels }: BoardingPlace): FoundTexts {
  return { texts: travels, isNear: false, isSplit: false }
}

function toText(words: string, texts: FoundTexts | null, corrected: string | null): ReadPart {
  return { part: { ...NO_LIMITS, words, kind: 'text' }, corrected, constraint: null, price: null, texts }
}

function toTime(words: string, { constraint: said }: ReadConstraint, dates: TravelDates): ReadPart {
  const constraint = dates.resolve(said)
  const { months, minDays, maxDays, periods } = constraint
  const days = periods.flatMap(({ startDate, endDate }) => daysFrom(startDate, durationDays(startDate, endDate)))
  const part = { ...NO_LIMITS, words, kind: said.kind, months, minDays, maxDays, days }
  return { part, corrected: null, constraint, price: null, texts: null }
}

function toPrice(words: string, price: PriceConstraint): ReadPart {
  const [minPrice, maxPrice] = [amountOrNull(price.min), amountOrNull(price.max)]
  const part = { ...NO_LIMITS, words, kind: 'price', minPrice, maxPrice, currency: price.currency } as const
  return { part, corrected: null, constraint: null, price, texts: null }
}

function amountOrNull(centimes: number | null): number | null {
  return centimes === null ? null : toAmount(centimes)
}

function daysFrom(first: IsoDay, count: number): readonly IsoDay[] {
  return Array.from({ length: count }, (_, position) => addDays(first, position))
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
