import { useState } from 'react'
import type { TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import type { TravelFilterQuery } from '#gql/graphql.ts'
import { useTravelFilterQuery } from '#gql/operations/TravelFilter.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import type { ListFacts } from '#web/travel/search/listFacts.ts'
import {
  calendarFilter,
  calendarVariables,
  countVariables,
  listVariables,
  platformFilter,
} from '#web/travel/search/loadTravelList.ts'

type Result = TravelFilterQuery['travelFilter']

/** Query results the list is rendered from, with what they were loaded for. */
export interface ListData {
  readonly filter: TravelFilter
  readonly view: ListView
  readonly facts: ListFacts
  readonly result: Result
  /** Travels of the shown months; null in the list view, if no month has any, and where the website searched. */
  readonly monthResult: Result | null
}

interface ListRequest {
  readonly filter: TravelFilter
  readonly view: ListView
  readonly facts: ListFacts
  /** False if the loader failed: the previous data stays. */
  readonly hasResponse: boolean
}

interface ListState {
  /** The loaded data, else the previous one; null if there never was any. */
  readonly list: ListData | null
  /** True if the requests failed and none is pending. */
  readonly hasFailed: boolean
}

/** Reads the data of the list from the cache the loader has filled. */
export function useListData({ filter, view, facts, hasResponse }: ListRequest): ListState {
  const { months } = facts
  const requested = platformFilter(filter, facts)
  const { tenant } = useSite()
  const hasMonths = view.layout === 'calendar' && months.length > 0 && facts.found === null
  const [{ data, error }] = useTravelFilterQuery({
    variables: facts.found === null ? listVariables(requested, view, tenant.id) : countVariables(requested, tenant.id),
    pause: !hasResponse,
  })
  const [{ data: monthData, error: monthError }] = useTravelFilterQuery({
    variables: calendarVariables(calendarFilter(requested, facts), view, tenant.id),
    pause: !hasResponse || !hasMonths,
  })
  const result = hasResponse ? (data?.travelFilter ?? null) : null
  const monthResult = hasMonths ? (monthData?.travelFilter ?? null) : null
  const [last, setLast] = useState<ListData | null>(null)
  const isWhole = result !== null && (!hasMonths || monthResult !== null)
  const list = isWhole ? { filter, view, facts, result, monthResult } : last
  if (
    list !== null &&
    (list.facts !== last?.facts || list.result !== last.result || list.monthResult !== last.monthResult)
  )
    setLast(list)
  return { list, hasFailed: !isWhole && (error ?? monthError) !== undefined }
}
