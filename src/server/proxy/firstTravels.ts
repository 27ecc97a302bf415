import type { IsoDay } from '#domain/calendar.ts'
import { departuresInView, type DatedTravel, type DateView } from '#domain/travels/datesInView.ts'
import { inListOrder } from '#domain/travels/listOrder.ts'
import { readScalar } from '#server/adapter/scalars.ts'
import { isValues, type Values } from '#server/documents/graphRequest.ts'

/** How much of a list is asked for. */
export interface ListLength {
  /** The variables of the website's query. */
  readonly variables: Values
  readonly today: IsoDay
}

interface KnownList {
  /** The travels of the answer, by start date. */
  readonly byStart: readonly Values[]
  /** The shortened answers by length, the latest last. */
  readonly answers: Map<number, Values>
}

/** By identity of the answer: one from the cache is the same object for all visitors. Day and months are part of its key. */
const knownLists = new WeakMap<Values, KnownList>()

/** Bounds of what is memoized, because visitors may ask for any length. */
const MOST_KEPT = { lengths: 4, travels: 160 } as const

/**
 * The answer to a filter with the first travels only, by start date (rule 4.19.5), if the platform does not know `first`
 * and sent them all: with their dates they are megabytes, of which a page shows the first cards. Any other answer is
 * returned as it is.
 */
export function withFirstTravels(data: Values, { variables, today }: ListLength): Values {
  const { first, filters } = variables
  const list = data['travelFilter']
  if (typeof first !== 'number' || !isValues(list)) return data
  const { travels } = list
  if (!Array.isArray(travels) || travels.length <= first) return data
  const known: KnownList = knownLists.get(data) ?? {
    byStart: byStart(travels, { today, months: chosenMonths(filters) }),
    answers: new Map(),
  }
  knownLists.set(data, known)
  const answer = known.answers.get(first) ?? { ...data, travelFilter: shortList(list, known.byStart, first) }
  if (first <= MOST_KEPT.travels) keep(known.answers, first, answer)
  return answer
}

function keep(answers: Map<number, Values>, first: number, answer: Values): void {
  answers.delete(first)
  answers.set(first, answer)
  const [oldest] = answers.keys()
  if (answers.size > MOST_KEPT.lengths && oldest !== undefined) answers.delete(oldest)
}

function shortList(list: Values, travels: readonly Values[], first: number): Values {
  const counts = isValues(list['counts']) ? list['counts'] : {}
  return {
    ...list,
    // Where the platform does not count, the number of travels it sent is the count.
    counts: { ...counts, filteredTotal: counts['filteredTotal'] ?? travels.length },
    travels: travels.slice(0, first),
  }
}

function byStart(travels: readonly unknown[], view: DateView): readonly Values[] {
  const dated = travels.filter(isValues).map((travel) => ({ ...datesOf(travel), travel }))
  const listed = inListOrder(dated, view, false)
  const upcoming = new Set(listed.filter((travel) => departuresInView(travel, view).length > 0))
  // A platform may still list what has left: that is not what a visitor looks for first.
  return [...upcoming, ...listed.filter((travel) => !upcoming.has(travel))].map(({ travel }) => travel)
}

function chosenMonths(filters: unknown): readonly string[] {
  const chosen = Array.isArray(filters) ? filters.filter(isValues).find(({ name }) => name === 'months') : undefined
  const selection = chosen?.['selection']
  return Array.isArray(selection) ? selection.map(String) : []
}

/** What a travel is sorted by; unreadable parts are null or left out. */
function datesOf(travel: Values): DatedTravel {
  const { startDate, endDate, dates } = travel
  return {
    startDate: textOf(startDate),
    endDate: textOf(endDate),
    minPrice: null,
    dates: (Array.isArray(dates) ? dates : []).filter(isValues).map((date) => ({
      startDate: textOf(date['startDate']) ?? '',
      endDate: textOf(date['endDate']) ?? '',
      includesExtension: readScalar('Boolean', date['includesExtension']) === true,
      status: textOf(date['status']),
      placesLeft: typeof date['placesLeft'] === 'number' ? date['placesLeft'] : null,
      minPrice: null,
    })),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
