import { compareDays, readDay } from '#domain/calendar.ts'

/** Filters with values to select, in the order they are shown and sent. */
export const filterNames = ['destinations', 'travelTypes', 'months'] as const
export type FilterName = (typeof filterNames)[number]

/** Which inputs a tenant has; the free text is one of them. */
export type FilterInputs = Readonly<Record<FilterName | 'query', { readonly enabled: boolean }>>

/** What a visitor filters by. */
export interface TravelFilter extends Readonly<Record<FilterName, readonly string[]>> {
  readonly query: string
}

/** Joins several values of one parameter (rule 2.2.2.1). */
const VALUE_SEPARATOR = '|'

/** Assumption: no one looks for more; a longer text is cut. */
const MOST_LETTERS = 200

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
        .filter((value) => value !== '')
        .map(fromJoinable),
    ),
  ]
  return {
    destinations: values('destinations'),
    travelTypes: values('travelTypes'),
    months: values('months'),
    query: Array.from((parameters.get(queryParameter) ?? '').trim())
      .slice(0, MOST_LETTERS)
      .join('')
      .trim(),
  }
}

/** The parameters of a filter's address; empty filters are left out. */
export function toFilterQuery(filter: TravelFilter, queryParameter: QueryParameter = 'query'): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of filterNames)
    if (filter[name].length > 0) parameters.set(name, filter[name].map(toJoinable).join(VALUE_SEPARATOR))
  if (filter.query !== '') parameters.set(queryParameter, filter.query)
  return parameters
}

/**
 * A value as it is joined with others: a pipe of its own is escaped, so that any value comes back as it was. Also the
 * value of a form's field, for a form without script is read like any other address.
 * Assumption: the contract says nothing of values with a pipe.
 */
export function toJoinable(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(VALUE_SEPARATOR, '%7C')
}

function fromJoinable(joinable: string): string {
  return joinable.replaceAll(/%7C/gi, VALUE_SEPARATOR).replaceAll('%25', '%')
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

/** A part of the filter: one of the lists of values, or the text. */
export type FilterPart = FilterName | 'query'

/** The parts in use, the text first. */
export function usedParts(filter: TravelFilter): readonly FilterPart[] {
  return [
    ...(filter.query === '' ? [] : (['query'] as const)),
    ...filterNames.filter((name) => filter[name].length > 0),
  ]
}

/** The filter without one whole part. Values of one filter are alternatives: only without all of them it finds more. */
export function withoutPart(filter: TravelFilter, part: FilterPart): TravelFilter {
  return { ...filter, [part]: EMPTY_FILTER[part] }
}

/** The filter without what the tenant has no input for. */
export function withEnabledInputs(filter: TravelFilter, inputs: FilterInputs): TravelFilter {
  const values = (name: FilterName) => (inputs[name].enabled ? filter[name] : [])
  return {
    destinations: values('destinations'),
    travelTypes: values('travelTypes'),
    months: values('months'),
    query: inputs.query.enabled ? filter.query : '',
  }
}

/** Travels by start date; those without one come last, equal ones stay in their order. */
export function sortedByStart<Travel extends { readonly startDate: string | null }>(
  travels: readonly Travel[],
): readonly Travel[] {
  const LAST = '9999-12-31'
  const startOf = (travel: Travel) => readDay(travel.startDate) ?? LAST
  return travels.toSorted((a, b) => compareDays(startOf(a), startOf(b)))
}
