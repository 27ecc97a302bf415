import { addDays, durationDays, type IsoDay } from '#domain/calendar.ts'
import { toAmount, type Currency } from '#domain/money.ts'
import type { BoardingPlace } from './boardingPlaces.ts'
import type { PriceConstraint } from './priceWords.ts'
import { isCategory, textsNamed, type FoundTexts } from './textWords.ts'
import type { ReadConstraint } from './timeConstraint.ts'
import type { DatedConstraint, TravelDates } from './travelDates.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A part of a query: words to search for, or a constraint on date, duration or price. */
export interface QueryPart {
  /** In their original spelling. */
  readonly words: string
  readonly kind: 'text' | 'months' | 'feast' | 'week' | 'days' | 'price'
  /** Matching months (`2027-06`) in order; empty for other kinds. */
  readonly months: readonly string[]
  /** Duration in days, both limits included; null where unlimited, and for other kinds. */
  readonly minDays: number | null
  readonly maxDays: number | null
  /** The days of a feast, by year, or those of a week on which a travel begins; empty for other kinds. */
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
  /** 1 by index for each text that has the word in its names; null where none has, and for a constraint. */
  readonly named: Uint8Array | null
  /** Whether the words are a category, such as a country: its own travels are meant (rule 2.2.14). */
  readonly isCategory: boolean
}

const NO_LIMITS = {
  months: [],
  minDays: null,
  maxDays: null,
  days: [],
  minPrice: null,
  maxPrice: null,
  currency: null,
} as const

/** The travels that stop at a boarding place. */
export function textsFrom({ travels }: BoardingPlace): FoundTexts {
  return { texts: travels, isNear: false, isSplit: false }
}

const OF_TEXT = { constraint: null, price: null, named: null, isCategory: false } as const

/** Words of texts. @param corrected null where nothing was wrong */
export function toText(words: string, texts: FoundTexts | null, corrected: string | null): ReadPart {
  return { ...OF_TEXT, part: { ...NO_LIMITS, words, kind: 'text' }, corrected, texts }
}

/** A part of words, with what the names have of them. @param word as searched for */
export function toNamed(part: ReadPart, word: string, vocabulary: Vocabulary): ReadPart {
  return { ...part, named: textsNamed(word, vocabulary), isCategory: isCategory(word, vocabulary) }
}

/** A date or duration. */
export function toTime(words: string, { constraint: said }: ReadConstraint, dates: TravelDates): ReadPart {
  const constraint = dates.resolve(said)
  const { months, minDays, maxDays, periods, starts } = constraint
  const named = starts === null ? periods : [starts]
  const days = named.flatMap(({ startDate, endDate }) => daysFrom(startDate, durationDays(startDate, endDate)))
  const lengths = said.kind === 'days' ? { minDays, maxDays } : {}
  const part = { ...NO_LIMITS, words, kind: said.kind, months, ...lengths, days }
  return { ...OF_TEXT, part, corrected: null, constraint, texts: null }
}

/** A limit of the price. */
export function toPrice(words: string, price: PriceConstraint): ReadPart {
  const [minPrice, maxPrice] = [amountOrNull(price.min), amountOrNull(price.max)]
  const part = { ...NO_LIMITS, words, kind: 'price', minPrice, maxPrice, currency: price.currency } as const
  return { ...OF_TEXT, part, corrected: null, price, texts: null }
}

function amountOrNull(centimes: number | null): number | null {
  return centimes === null ? null : toAmount(centimes)
}

function daysFrom(first: IsoDay, count: number): readonly IsoDay[] {
  return Array.from({ length: count }, (_, position) => addDays(first, position))
}
