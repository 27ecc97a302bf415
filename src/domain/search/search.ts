import { createBoardingPlaces } from './boardingPlaces.ts'
import { readQuery, type QueryPart, type ReadPart } from './readQuery.ts'
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

/** Full-text search over the travels of one list, with spelling correction and synonyms. */
export type Search = (query: string) => Found

/** Indexes the travels. Used by the platform, and by the website for platforms without search. */
export function createSearch(travels: readonly SearchedTravel[]): Search {
  const vocabulary = createVocabulary(travels)
  const dates = createTravelDates(travels.map((travel) => travel.dates))
  const places = createBoardingPlaces(travels.map(({ boardingPlaces }) => boardingPlaces ?? []))
  return (query) => {
    const parts = readQuery(query, { vocabulary, dates, places })
    if (parts.length === 0) return { travels: null, reading: null }
    const { found, isNearest } = find(parts, dates, travels.length)
    return {
      travels: found,
      reading: { parts: parts.map(({ part }) => part), corrected: correctedQuery(parts), isNearest },
    }
  }
}

function find(parts: readonly ReadPart[], dates: TravelDates, size: number) {
  const constraints = parts.flatMap(({ constraint }) => constraint ?? [])
  const inTime = constraints.length === 0 ? new Uint8Array(size).fill(1) : dates.withAll(constraints)
  const words = parts.filter(({ constraint }) => constraint === null)
  const every = words.reduce<Uint8Array>(
    (all, { texts }) => (texts === null ? new Uint8Array(size) : both(all, texts.texts)),
    inTime,
  )
  if (every.includes(1)) return { found: every, isNearest: words.some(({ texts }) => texts?.isNear === true) }
  const nearest = nearestTo(words, constraints.length === 0 ? new Uint8Array(size) : inTime)
  return { found: nearest, isNearest: nearest.includes(1) }
}

/**
 * The travels with most of the words; a matching date counts less than any word. Empty where nothing matches at all.
 * @param inTime 1 for a travel that satisfies the constraints of the query, if it has any
 */
function nearestTo(words: readonly ReadPart[], inTime: Uint8Array): Uint8Array {
  const scores = inTime.slice()
  for (const { texts } of words)
    texts?.texts.forEach((has, number) => (scores[number] = (scores[number] ?? 0) + 2 * has))
  const best = scores.reduce((most, score) => Math.max(most, score), 0)
  return scores.map((score) => (best > 0 && score === best ? 1 : 0))
}

function correctedQuery(parts: readonly ReadPart[]): string | null {
  if (parts.every(({ corrected }) => corrected === null)) return null
  return parts.map(({ corrected, part }) => corrected ?? part.words).join(' ')
}
