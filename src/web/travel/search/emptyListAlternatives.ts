import { toFilterVariables, usedParts, withoutPart, type TravelFilter } from '#domain/travels/filter.ts'
import { nearestMonths } from '#domain/travels/monthView.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { loadUpcoming } from './relatedTravels.ts'
import { fetchFilterResult } from './fetchFilterResult.ts'
import {
  resultCount,
  monthOptions,
  type ListFacts,
  type RelaxedFilter,
  type NearMonth,
  type Reading,
} from './listFacts.ts'

const MAX_MONTHS = 3

interface EmptySearch {
  readonly filter: TravelFilter
  readonly reading: Reading | null
  readonly inView: readonly string[]
}

/** Alternatives to an empty list; those that cannot be loaded are left out. */
export async function loadAlternatives(
  page: LoadContext,
  search: EmptySearch,
): Promise<Pick<ListFacts, 'relaxed' | 'nearMonths' | 'upcoming'>> {
  const [relaxed, nearMonths, upcoming] = await Promise.all([
    relaxedFilters(page, search.filter),
    monthsNear(page, search),
    loadUpcoming(page),
  ])
  return { relaxed, nearMonths, upcoming }
}

/** Months close to the requested ones in which the rest of the filter finds travels; none without a filter by month. */
async function monthsNear(
  { graphWithoutSsr, tenantId, filterInputs }: LoadContext,
  { filter, reading, inView }: EmptySearch,
): Promise<readonly NearMonth[]> {
  if (!filterInputs.months.enabled || inView.length === 0) return []
  const variables = { ...toFilterVariables(withoutMonths(filter, reading), tenantId), withTravels: false }
  const answer = await fetchFilterResult(graphWithoutSsr, variables).catch(() => null)
  const open = answer === null ? [] : monthOptions(answer.travelFilter).filter(({ itemCount }) => itemCount > 0)
  const near = nearestMonths(
    inView,
    open.map(({ value }) => value),
    MAX_MONTHS,
  )
  return open.flatMap(({ value, itemCount }) => (near.includes(value) ? [{ month: value, count: itemCount }] : []))
}

/** The filter without months and weeks, neither as an option nor in the words of the query. */
export function withoutMonths(filter: TravelFilter, reading: Reading | null): TravelFilter {
  const others = reading?.parts
    .filter(({ kind, months }) => months.length === 0 && kind !== 'week')
    .map(({ words }) => words)
  return { ...filter, months: [], query: others === undefined ? filter.query : others.join(' ') }
}

async function relaxedFilters(
  { graphWithoutSsr, tenantId }: LoadContext,
  filter: TravelFilter,
): Promise<readonly RelaxedFilter[]> {
  const asked = usedParts(filter).map(async (part) => {
    const variables = { ...toFilterVariables(withoutPart(filter, part), tenantId), withTravels: false }
    const answer = await fetchFilterResult(graphWithoutSsr, variables).catch(() => null)
    return { part, count: (answer === null ? null : resultCount(answer.travelFilter)) ?? 0 }
  })
  return (await Promise.all(asked)).filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}
