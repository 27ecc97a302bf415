import { useState } from 'react'
import type { TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import type { TravelFilterQuery } from '#gql/graphql.ts'
import { useTravelFilterQuery } from '#gql/operations/TravelFilter.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { type ListFacts } from '#web/travel/search/listFacts.ts'
import { askedFilter, calendarVariables, listVariables } from '#web/travel/search/loadTravelList.ts'

type Result = TravelFilterQuery['travelFilter']

/** What the list is drawn from. */
export interface ListAnswer {
  readonly result: Result
  /** The travels of the calendar's months; null in the list, and where no month has any. */
  readonly monthResult: Result | null
}

interface Question {
  readonly filter: TravelFilter
  readonly view: ListView
  readonly facts: Pick<ListFacts, 'months' | 'found'>
  /** False where the answer could not be had: what was answered last stays. */
  readonly isAnswered: boolean
}

/** What is known of the list. */
interface KnownList {
  /** The answer that was loaded with the page; the one before while there is none. Null when there never was one. */
  readonly answer: ListAnswer | null
  /** Whether there is none, and none on its way. */
  readonly hasFailed: boolean
}

/** What the page has loaded. */
export function useListAnswer({ filter, view, facts, isAnswered }: Question): KnownList {
  const { months } = facts
  const asked = askedFilter(filter, facts)
  const { tenant } = useSite()
  const hasMonths = view.layout === 'calendar' && months.length > 0
  const [{ data, error }] = useTravelFilterQuery({
    variables: listVariables(asked, view, tenant.id),
    pause: !isAnswered,
  })
  const [{ data: monthData, error: monthError }] = useTravelFilterQuery({
    variables: calendarVariables({ ...asked, months }, view, tenant.id),
    pause: !isAnswered || !hasMonths,
  })
  const result = isAnswered ? (data?.travelFilter ?? null) : null
  const monthResult = hasMonths ? (monthData?.travelFilter ?? null) : null
  const [last, setLast] = useState<ListAnswer | null>(null)
  const isWhole = result !== null && (!hasMonths || monthResult !== null)
  if (isWhole && (last?.result !== result || last.monthResult !== monthResult)) setLast({ result, monthResult })
  return {
    answer: isWhole ? { result, monthResult } : last,
    hasFailed: !isWhole && (error ?? monthError) !== undefined,
  }
}
