import { toFilterVariables, usedParts, withoutPart, type TravelFilter } from '#domain/travels/filter.ts'
import { nearestMonths } from '#domain/travels/monthView.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { loadNext } from './alikeTravels.ts'
import { askFilter } from './askFilter.ts'
import { foundBy, monthOptions, type ListFacts, type LooserFilter, type NearMonth, type Reading } from './listFacts.ts'

/** So many months are offered in place of others. */
const MOST_MONTHS = 3

interface EmptyQuestion {
  readonly filter: TravelFilter
  readonly reading: Reading | null
  readonly inView: readonly string[]
}

/** What to offer in place of an empty list. */
export async function loadWaysOut(
  page: LoadContext,
  question: EmptyQuestion,
): Promise<Pick<ListFacts, 'looser' | 'nearMonths' | 'next'>> {
  const [looser, nearMonths, next] = await Promise.all([
    looserFilters(page, question.filter),
    monthsNear(page, question),
    loadNext(page),
  ])
  return { looser, nearMonths, next }
}

/** Of an empty list that was asked for some months: those near them in which the same would be found. */
async function monthsNear(
  { graphWithoutSsr, tenantId }: LoadContext,
  { filter, reading, inView }: EmptyQuestion,
): Promise<readonly NearMonth[]> {
  if (inView.length === 0) return []
  const variables = { ...toFilterVariables(withoutMonths(filter, reading), tenantId), withTravels: false }
  const answer = await askFilter(graphWithoutSsr, variables).catch(() => null)
  const open = answer === null ? [] : monthOptions(answer.travelFilter).filter(({ itemCount }) => itemCount > 0)
  const near = nearestMonths(
    inView,
    open.map(({ value }) => value),
    MOST_MONTHS,
  )
  return open.flatMap(({ value, itemCount }) => (near.includes(value) ? [{ month: value, count: itemCount }] : []))
}

/** The filter without what it says of months, in words or otherwise. */
export function withoutMonths(filter: TravelFilter, reading: Reading | null): TravelFilter {
  const others = reading?.parts.filter(({ months }) => months.length === 0).map(({ words }) => words)
  return { ...filter, months: [], query: others === undefined ? filter.query : others.join(' ') }
}

async function looserFilters(
  { graphWithoutSsr, tenantId }: LoadContext,
  filter: TravelFilter,
): Promise<readonly LooserFilter[]> {
  const asked = usedParts(filter).map(async (part) => {
    const variables = { ...toFilterVariables(withoutPart(filter, part), tenantId), withTravels: false }
    // A way out that cannot be told is left out: the page stands without it.
    const answer = await askFilter(graphWithoutSsr, variables).catch(() => null)
    return { part, count: answer === null ? 0 : foundBy(answer.travelFilter) }
  })
  return (await Promise.all(asked)).filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}
