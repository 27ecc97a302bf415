import { readDay } from '#domain/calendar.ts'

/** Filters with values to select, in the order they are shown and sent. */
export const filterNames = ['destinations', 'travelTypes', 'months'] as const
export type FilterName = (typeof filterNames)[number]

/** Which inputs a tenant has; the free text is one of them. */
export type FilterInputs = Readonly<Record<FilterName | 'query', { readonly enabled: boolean }>>

/** What a visitor filters by. */
export interface TravelFilter extends Readonly<Record<FilterName, readonly string[]>> {
  readonly query: string
}

/** Joins several values of one parameter (specification 2, Travel list). */
const VALUE_SEPARATOR = '|'

export const EMPTY_FILTER: TravelFilter = { destinations: [], travelTypes: [], months: [], query: '' }

/** Name of the parameter with the free text: `q` on the search pages, `query` on the list. */
export type QueryParameter = 'query' | 'q'

/** Reads the filter of an address. A form without script repeats a parameter for each value; both ways are read. */
export function readFilterQuery(parameters: URLSearchParams, queryParameter: QueryParameter = 'query'): TravelFilter {
  const values = (name: FilterName) => [
    ...new Set(
      parameters
        .getAll(name)
        .flatMap((joined) => joined.split(VALUE_SEPARATOR))
        .filter((value) => value !== ''),
    ),
  ]
  return {
    ...{ destinations: values('destinations'), travelTypes: values('travelTypes'), months: values('months') },
    query: (parameters.get(queryParameter) ?? '').trim(),
  }
}

/** The parameters of a filter's address; empty filters are left out. */
export function toFilterQuery(filter: TravelFilter, queryParameter: QueryParameter = 'query'): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of filterNames)
    if (filter[name].length > 0) parameters.set(name, filter[name].join(VALUE_SEPARATOR))
  if (filter.query !== '') parameters.set(queryParameter, filter.query)
  return parameters
}

/** Whether nothing is filtered. */
export function isEmptyFilter(filter: TravelFilter): boolean {
  return filter.query === '' && filterNames.every((name) => filter[name].length === 0)
}

/** The variables of a `TravelFilter` request. */
export function toFilterVariables(filter: TravelFilter, tenantId: string) {
  return {
    tenantId,
    query: filter.query,
    filters: filterNames.map((name) => ({ name, selection: [...filter[name]] })),
  }
}

/** The filter with one value more. */
export function withValue(filter: TravelFilter, name: FilterName, value: string): TravelFilter {
  return filter[name].includes(value) ? filter : { ...filter, [name]: [...filter[name], value] }
}

/** The filter without one value. */
export function withoutValue(filter: TravelFilter, name: FilterName, value: string): TravelFilter {
  return { ...filter, [name]: filter[name].filter((other) => other !== value) }
}

/** The filter without what the tenant has no input for. */
export function withEnabledInputs(filter: TravelFilter, inputs: FilterInputs): TravelFilter {
  const values = (name: FilterName) => (inputs[name].enabled ? filter[name] : [])
  return {
    ...{ destinations: values('destinations'), travelTypes: values('travelTypes'), months: values('months') },
    query: inputs.query.enabled ? filter.query : '',
  }
}

/** Travels by start date; those without one come last, equal ones stay in their order. */
export function sortedByStart<Travel extends { readonly startDate: string | null }>(
  travels: readonly Travel[],
): readonly Travel[] {
  const LAST = '9999-12-31'
  const startOf = (travel: Travel) => readDay(travel.startDate) ?? LAST
  return travels.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
}
