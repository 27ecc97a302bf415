import { filterNames, type FilterName } from '#domain/filterNames.ts'
import { eachFilter, toFilterVariables, type TravelFilter } from '#domain/travels/filter.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { fetchFilterResult } from './fetchFilterResult.ts'
import { ListFacts_result } from './listFacts.ts'

/**
 * The filter with each value spelled as the option it differs from by capital letters only (rule 10.32); unknown values
 * stay. The same object where nothing changes. Asks the platform only if a value has capital letters.
 */
export async function spelledAsOptions(
  { graph, tenantId }: Pick<LoadContext, 'graph' | 'tenantId'>,
  filter: TravelFilter,
): Promise<TravelFilter> {
  if (filterNames.every((name) => filter[name].every((value) => value === value.toLowerCase()))) return filter
  const variables = { ...toFilterVariables(filter, tenantId), withTravels: false, first: null }
  const { travelFilter } = await fetchFilterResult(graph, variables)
  const { filters } = readFragment(ListFacts_result, travelFilter)
  const values = (name: FilterName) => {
    const options = filters.find((group) => group.name === name)?.options.map(({ value }) => value) ?? []
    const spelled = filter[name].map((value) =>
      options.includes(value)
        ? value
        : (options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? value),
    )
    return [...new Set(spelled)]
  }
  const right = { ...filter, ...eachFilter(values) }
  return filterNames.every((name) => right[name].join() === filter[name].join()) ? filter : right
}
