import { readQuery, type QueryPart, type ReadPart } from './readQuery.ts'
import { both } from './textWords.ts'
import { createTravelDates, type Period, type TravelDates } from './travelDates.ts'
import { createVocabulary, type SearchedText } from './vocabulary.ts'

/** A travel as it is searched. */
export interface SearchedTravel extends SearchedText {
  /** Its departures, in any order. */
  readonly dates: readonly Period[]
}

/** How a query was understood. */
export interface QueryReading {
  readonly parts: readonly QueryPart[]
  /** The query with its typing errors put right; null where there were none. */
  readonly corrected: string | null
  /** Whether no travel has all that is looked for, and those found come nearest. */
  readonly isNearest: boolean
}

export interface Found {
  /** 1 by number of the travel; null where the query says nothing and all are found. */
  readonly travels: Uint8Array | null
  /** Null where the query says nothing. */
  readonly reading: QueryReading | null
}

/** The search over the travels of one list. It forgives typing errors, and knows other words for one thing. */
export type Search = (query: string) => Found

/** Prepares the search: the platform searches what it lists, and the website what a platform lists that cannot. */
export function createSearch(travels: readonly SearchedTravel[]): Search {
  const vocabulary = createVocabulary(travels)
  const dates = createTravelDates(travels.map((travel) => travel.dates))
  return (query) => {
    const parts = readQuery(query, vocabulary, dates)
    if (parts.length === 0) return { travels: null, reading: null }
    const { found, isNearest } = find(parts, dates, travels.length)
    return {
      travels: found,
      reading: { parts: parts.map(({ part }) => part), corrected: correctedQuery(parts), isNearest },
    }
  }
}

function find(parts: readonly ReadPart[], dates: TravelDates, size: number) {
  const wishes = parts.flatMap(({ wish }) => wish ?? [])
  const inTime = wishes.length === 0 ? new Uint8Array(size).fill(1) : dates.withWishes(wishes)
  const words = parts.filter(({ wish }) => wish === null)
  const every = words.reduce<Uint8Array>(
    (all, { texts }) => (texts === null ? new Uint8Array(size) : both(all, texts.texts)),
    inTime,
  )
  if (every.includes(1)) return { found: every, isNearest: words.some(({ texts }) => texts?.isNear === true) }
  const nearest = nearestTo(words, wishes.length === 0 ? new Uint8Array(size) : inTime)
  return { found: nearest, isNearest: nearest.includes(1) }
}

/**
 * The travels with most of the words, the time they leave at counting less than any; none where nothing is found at all.
 * @param inTime 1 for a travel that leaves when it should, where the query says when
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
