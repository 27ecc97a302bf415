import { useState } from 'react'
import type { TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import type { TravelFilterQuery } from '#gql/graphql.ts'
import { useTravelFilterQuery } from '#gql/operations/TravelFilter.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { type ListFacts } from '#web/travel/search/listFacts.ts'
import { platformFilter, calendarVariables, listVariables } from '#web/travel/search/loadTravelList.ts'

type Result = TravelFilterQuery['travelFilter']

/** What the list is drawn from. */
export interface ListData {
  readonly result: Result
  /** The travels of the calendar's months; null in the list, and where no month has any. */
  readonly monthResult: Result | null
}

interface ListRequest {
  readonly filter: TravelFilter
  readonly view: ListView
  readonly facts: Pick<ListFacts, 'months' | 'found'>
  /** False where the answer could not be had: what was answered last stays. */
  readonly hasResponse: boolean
}

/** What is known of the list. */
interface ListState {
  /** The answer that was loaded with the page; the one before while there is none. Null when there never was one. */
  readonly answer: ListData | null
  /** Whether there is none, and none on its way. */
  readonly hasFailed: boolean
}

/** What the page has loaded. */
export function useListData({ filter, view, facts, hasResponse }: ListRequest): ListState {
  const { months } = facts
  const asked = platformFilter(filter, facts)
  const { tenant } = useSite()
  const hasMonths = view.layout === 'calendar' && months.length > 0
  const [{ data, error }] = useTravelFilterQuery({
    variables: listVariables(asked, view, tenant.id),
    pause: !hasResponse,
  })
  const [{ data: monthData, error: monthError }] = useTravelFilterQuery({
    variables: calendarVariables({ ...asked, months }, view, tenant.id),
    pause: !hasResponse || !hasMonths,
  })
  const result = hasResponse ? (data?.travelFilter ?? null) : null
  const monthResult = hasMonths ? (monthData?.travelFilter ?? null) : null
  const [last, setLast] = useState<ListData | null>(null)
  const isWhole = result !== null && (!hasMonths || monthResult !== null)
  if (isWhole && (last?.result !== result || last.monthResult !== monthResult)) setLast({ result, monthResult })
  return {
    answer: isWhole ? { result, monthResult } : last,
    hasFailed: !isWhole && (error ?? monthError) !== undefined,
  }
}
