import type { IsoDay } from '#domain/calendar.ts'
import { createBoardingPlaces } from './boardingPlaces.ts'
import { createPriceLimits, NO_PRICES, type TravelPrices } from './priceLimits.ts'
import type { QueryPart, ReadPart } from './queryPart.ts'
import { readQuery } from './readQuery.ts'
import { both } from './textWords.ts'
import { createTravelDates, type Period, type TravelDates } from './travelDates.ts'
import { createVocabulary, type SearchedText } from './vocabulary.ts'

/** The searched parts of a travel. */
export interface SearchedTravel extends SearchedText {
  /** Departures in any order. */
  readonly dates: readonly Period[]
  /** Towns where travellers board; left out where they are not known. */
  readonly boardingPlaces?: readonly string[]
}

/** The interpretation of a query. */
export interface QueryReading {
  readonly parts: readonly QueryPart[]
  /** The query with corrected spelling; null where it had no errors. */
  readonly corrected: string | null
  /** Whether no travel matches everything, so that the nearest ones are returned. */
  readonly isNearest: boolean
}

export interface Found {
  /** 1 by index for each found travel; null for a query without words, which finds all. */
  readonly travels: Uint8Array | null
  /** Null for a query without words. */
  readonly reading: QueryReading | null
}

/**
 * Full-text search over the travels of one list, with spelling correction and synonyms.
 * @param prices where they are known; otherwise no travel keeps a limit
 */
export type Search = (query: string, prices?: TravelPrices) => Found

/**
 * Indexes the travels. Used by the platform, and by the website for platforms without search.
 * @param today what «next month» follows; null where the day is not known
 */
export function createSearch(travels: readonly SearchedTravel[], today: IsoDay | null = null): Search {
  const vocabulary = createVocabulary(travels)
  const dates = createTravelDates(travels.map((travel) => travel.dates))
  const places = createBoardingPlaces(travels.map(({ boardingPlaces }) => boardingPlaces ?? []))
  return (query, prices = NO_PRICES) => {
    const index = { vocabulary, dates, places, today }
    const list = { size: travels.length, prices }
    const typed = readQuery(query, index)
    if (typed.length === 0) return { travels: null, reading: null }
    const asTyped = find(typed, dates, list)
    // «Tere» begins «Teresa», but «Cinque Tere» is no travel of hers.
    const corrected = asTyped.isNearest ? readQuery(query, { ...index, isStrict: true }) : typed
    const asCorrected = corrected === typed ? asTyped : find(corrected, dates, list)
    const [read, { found, isNearest }] = asCorrected.isNearest ? [typed, asTyped] : [corrected, asCorrected]
    const parts = read.map(({ part }) => part)
    return { travels: found, reading: { parts, corrected: correctedQuery(read), isNearest } }
  }
}

/** Weights of a word, beside 1 for time and price. */
const IN_TEXT = 2
const IN_NAME = 5

interface PricedList {
  /** Number of travels. */
  readonly size: number
  readonly prices: TravelPrices
}

function find(parts: readonly ReadPart[], dates: TravelDates, { size, prices }: PricedList) {
  const all = () => new Uint8Array(size).fill(1)
  const constraints = parts.flatMap(({ constraint }) => constraint ?? [])
  const inTime = constraints.length === 0 ? all() : dates.withAll(constraints)
  const limits = createPriceLimits(parts, prices)
  const inPrice =
    limits === null ? all() : Uint8Array.from({ length: size }, (_, travel) => Number(limits.fits(travel)))
  const words = parts.filter(({ part }) => part.kind === 'text')
  const withEvery = (textsOf: (part: ReadPart) => Uint8Array | undefined) =>
    words.reduce<Uint8Array>((found, part) => both(found, textsOf(part) ?? new Uint8Array(size)), all())
  // «Zurück in die Schweiz» is no travel in Switzerland, but «Sächsische Schweiz» is in no name.
  const named = withEvery(({ isCategory, named: inNames, texts }) => (isCategory && inNames) || texts?.texts)
  const withWords = named.includes(1) ? named : withEvery(({ texts }) => texts?.texts)
  const every = both(withWords, both(inTime, inPrice))
  if (every.includes(1)) return { found: every, isNearest: words.some(({ texts }) => texts?.isNear === true) }
  const hasTime = constraints.length > 0
  const near = inTime.includes(1) ? inTime : dates.withAll(constraints.map(dates.withinReach))
  const scored = nearestTo(words, hasTime ? near : limits === null ? new Uint8Array(size) : inPrice)
  const nearest = limits === null ? scored : limits.nearest(hasTime || scored.includes(1) ? scored : all())
  return { found: nearest, isNearest: nearest.includes(1) }
}

/**
 * The travels with most of the words; one in a name counts more than two of the text, and a matching date or price less
 * than any word: of a pasted sentence «Rom» remains. Empty where nothing matches.
 * @param inLimits 1 for a travel that satisfies the constraints of the query, if it has any
 */
function nearestTo(words: readonly ReadPart[], inLimits: Uint8Array): Uint8Array {
  const scores = inLimits.slice()
  for (const { texts, named } of words)
    texts?.texts.forEach((has, number) => {
      scores[number] = (scores[number] ?? 0) + (named?.[number] === 1 ? IN_NAME : IN_TEXT) * has
    })
  const best = scores.reduce((most, score) => Math.max(most, score), 0)
  return scores.map((score) => (best > 0 && score === best ? 1 : 0))
}

function correctedQuery(parts: readonly ReadPart[]): string | null {
  if (parts.every(({ corrected }) => corrected === null)) return null
  return parts.map(({ corrected, part }) => corrected ?? part.words).join(' ')
}
