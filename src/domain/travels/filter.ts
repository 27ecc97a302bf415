import { compareDays, readDay } from '#domain/calendar.ts'
import { filterNames, type FilterName } from '#domain/filterNames.ts'

/** Filter inputs of a tenant; free text is one of them. */
export type FilterInputs = Readonly<Record<FilterName | 'query', { readonly enabled: boolean }>>

/** The filter of a visitor. */
export interface TravelFilter extends Readonly<Record<FilterName, readonly string[]>> {
  readonly query: string
}

/** Separates several values of one parameter (rule 2.2.2.1). */
export const VALUE_SEPARATOR = '|'

/** Maximum length in characters; a longer text is cut. Assumption: real queries are shorter. */
const MOST_LETTERS = 200

/** The values of each filter. The one place of the website's code that writes the names out again. */
export function eachFilter<Value>(valueOf: (name: FilterName) => Value): Readonly<Record<FilterName, Value>> {
  return { destinations: valueOf('destinations'), travelTypes: valueOf('travelTypes'), months: valueOf('months') }
}

export const EMPTY_FILTER: TravelFilter = { ...eachFilter(() => []), query: '' }

/** Name of the free-text parameter: `q` on the search pages, `query` on the list. */
export type QueryParameter = 'query' | 'q'

/**
 * Parses the filter of a URL. A form submitted without script repeats a parameter for each value; both forms are
 * accepted.
 */
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
    ...eachFilter(values),
    query: Array.from((parameters.get(queryParameter) ?? '').trim())
      .slice(0, MOST_LETTERS)
      .join('')
      .trim(),
  }
}

/** The URL parameters of a filter; empty filters are left out. */
export function toFilterQuery(filter: TravelFilter, queryParameter: QueryParameter = 'query'): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of filterNames)
    if (filter[name].length > 0) parameters.set(name, filter[name].map(toJoinable).join(VALUE_SEPARATOR))
  if (filter.query !== '') parameters.set(queryParameter, filter.query)
  return parameters
}

/**
 * Escapes a pipe within a value, so that joined values can be separated again. Also used for form fields, as a form
 * without script is parsed like any URL.
 * Assumption: the contract leaves values with a pipe open.
 */
export function toJoinable(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(VALUE_SEPARATOR, '%7C')
}

function fromJoinable(joinable: string): string {
  return joinable.replaceAll(/%7C/gi, VALUE_SEPARATOR).replaceAll('%25', '%')
}

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

export function withValue(filter: TravelFilter, name: FilterName, value: string): TravelFilter {
  return filter[name].includes(value) ? filter : { ...filter, [name]: [...filter[name], value] }
}

export function withoutValue(filter: TravelFilter, name: FilterName, value: string): TravelFilter {
  return { ...filter, [name]: filter[name].filter((other) => other !== value) }
}

/** A part of the filter: one of its lists, or the text. */
export type FilterPart = FilterName | 'query'

/** The non-empty parts, the text first. */
export function usedParts(filter: TravelFilter): readonly FilterPart[] {
  return [
    ...(filter.query === '' ? [] : (['query'] as const)),
    ...filterNames.filter((name) => filter[name].length > 0),
  ]
}

/** The filter without one part. Values of one part are alternatives: removing the whole part finds more. */
export function withoutPart(filter: TravelFilter, part: FilterPart): TravelFilter {
  return { ...filter, [part]: EMPTY_FILTER[part] }
}

/** The filter without the parts the tenant has no input for. */
export function withEnabledInputs(filter: TravelFilter, inputs: FilterInputs): TravelFilter {
  return {
    ...eachFilter((name) => (inputs[name].enabled ? filter[name] : [])),
    query: inputs.query.enabled ? filter.query : '',
  }
}

/** Travels by start date; those without one come last, equal ones keep their order. */
export function sortedByStart<Travel extends { readonly startDate: string | null }>(
  travels: readonly Travel[],
): readonly Travel[] {
  const LAST = '9999-12-31'
  const startOf = (travel: Travel) => readDay(travel.startDate) ?? LAST
  return [...travels].sort((a, b) => compareDays(startOf(a), startOf(b)))
}
