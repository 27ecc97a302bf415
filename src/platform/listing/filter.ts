import { GraphQLError } from 'graphql'
import type { IsoDay } from '#domain/calendar.ts'
import { createSearch } from '#domain/search/search.ts'
import { timeInView } from '#domain/search/timeInView.ts'
import type { FacetRecord } from '#platform/catalogue/records.ts'
import type { TravelFilterGroup, TravelFilterInput, TravelFilterResult } from '#platform/generated/resolverTypes.ts'
import { countriesOf } from './countries.ts'
import { pricesOf, sortedByPrice, type PriceOf } from './listPrices.ts'
import { FILTER_NAMES, type FilterName, type Listing } from './listing.ts'

/** Search text and filter options chosen by the visitor. */
interface FilterRequest {
  /** Search text. Empty or null matches all. */
  readonly query: string | null
  readonly filters: readonly TravelFilterInput[]
  /** Asked for only where the text names a price. */
  readonly priceOf: PriceOf
}

/** Filters the travels of one tenant on one day. */
export type TravelFilter = (request: FilterRequest) => TravelFilterResult

/** One filter, with its options and the option indices of each travel. */
interface Facet {
  readonly name: FilterName
  readonly options: readonly FacetRecord[]
  readonly optionsOf: readonly (readonly number[])[]
  /** Parent slug by option slug: the country of a region. */
  readonly parents: ReadonlyMap<string, string>
}

/**
 * Builds the filter. Values of one filter are combined by OR, filters by AND; an option's count takes all filters into
 * account but its own.
 * @param today what «next month» follows in a search text
 */
export function createFilter(listings: readonly Listing[], today: IsoDay): TravelFilter {
  const search = createSearch(
    listings.map(({ searched }) => searched),
    today,
  )
  const facets = FILTER_NAMES.map((name) => toFacet(name, listings))
  return ({ query, filters, priceOf }) => {
    assertKnown(filters)
    const prices = pricesOf(listings, priceOf)
    const searchIn = (months: readonly string[]) => search(query ?? '', { months, priceOf: prices })
    const months = filters.filter(({ name }) => name === 'months').flatMap(({ selection }) => selection)
    const { travels: found, reading } = searchIn(months)
    const hasPrice = reading?.parts.some(({ kind }) => kind === 'price') === true
    const failures = failuresOf(facets, filters, found ?? new Uint8Array(listings.length).fill(1))
    const matching = listings.flatMap((_, travel) => (failures[travel] === 0 ? travel : []))
    const sorted = hasPrice ? sortedByPrice(matching, prices, timeInView(months, reading)) : matching
    return {
      success: true,
      counts: { total: listings.length, filteredTotal: sorted.length },
      travels: sorted.flatMap((travel) => listings[travel]?.travel ?? []),
      filters: facets.map((facet, position) =>
        hasPrice && facet.name === 'months'
          ? countMonths(facet, failures, { ownBit: 1 << position, foundIn: (month) => searchIn([month]).travels })
          : countOptions(facet, failures, 1 << position),
      ),
      reading,
    }
  }
}

/** Bits of the filters that exclude each travel, and that of the search text. */
function failuresOf(
  facets: readonly Facet[],
  filters: readonly TravelFilterInput[],
  found: Uint8Array,
): readonly number[] {
  const failures = Array.from(found, (isFound) => (isFound === 1 ? 0 : OUTSIDE_QUERY))
  facets.forEach((facet, position) => {
    const chosen = chosenOptions(facet, filters)
    if (chosen === null) return
    facet.optionsOf.forEach((options, travel) => {
      if (!options.some((option) => chosen.has(option))) failures[travel] = (failures[travel] ?? 0) | (1 << position)
    })
  })
  return failures
}

/** @throws GraphQLError for a filter there is none of: ignored, it would show travels nobody asked for. */
function assertKnown(filters: readonly TravelFilterInput[]): void {
  const unknown = filters.find(({ name }) => !FILTER_NAMES.some((known) => known === name))
  if (unknown !== undefined)
    throw new GraphQLError(`There is no filter «${unknown.name.slice(0, 40)}»; allowed: ${FILTER_NAMES.join(', ')}`, {
      extensions: { code: 'BAD_USER_INPUT' },
    })
}

/** Bit for a travel that does not match the search text; the lower bits stand for filters. */
const OUTSIDE_QUERY = 1 << 8

/** A travel counts for an option unless the search text or another filter excludes it. */
function countOptions(facet: Facet, failures: readonly number[], ownBit: number): TravelFilterGroup {
  const counts = new Uint32Array(facet.options.length)
  failures.forEach((failed, travel) => {
    if ((failed & ~ownBit) !== 0) return
    for (const option of facet.optionsOf[travel] ?? []) counts[option] = (counts[option] ?? 0) + 1
  })
  return toGroup(facet, counts)
}

interface MonthSearch {
  readonly ownBit: number
  /** The travels found where this month is chosen: one may be cheap enough in another month only. */
  readonly foundIn: (month: string) => Uint8Array | null
}

function countMonths(facet: Facet, failures: readonly number[], { ownBit, foundIn }: MonthSearch): TravelFilterGroup {
  const others = ~(ownBit | OUTSIDE_QUERY)
  const counts = facet.options.map(({ slug }, option) => {
    const found = foundIn(slug)
    const isCounted = (failed: number, travel: number) =>
      (failed & others) === 0 && found?.[travel] === 1 && facet.optionsOf[travel]?.includes(option) === true
    return failures.filter(isCounted).length
  })
  return toGroup(facet, counts)
}

function toGroup({ name, options, parents }: Facet, counts: ArrayLike<number>): TravelFilterGroup {
  return {
    name,
    options: options.map(({ slug, label }, option) => {
      return { label, value: slug, itemCount: counts[option] ?? 0, parent: parents.get(slug) ?? null }
    }),
  }
}

/** Indices of chosen options; null if the filter is not used. Unknown values (index -1) match nothing. */
function chosenOptions({ name, options }: Facet, filters: readonly TravelFilterInput[]): ReadonlySet<number> | null {
  const values = filters.filter((filter) => filter.name === name).flatMap(({ selection }) => selection)
  if (values.length === 0) return null
  return new Set(values.map((value) => options.findIndex(({ slug }) => slug === value)))
}

function toFacet(name: FilterName, listings: readonly Listing[]): Facet {
  const bySlug = new Map(listings.flatMap(({ facets }) => facets[name].map((option) => [option.slug, option])))
  const options = [...bySlug.values()].map(({ slug, label }) => ({ slug, label })).toSorted(comparatorOf(name))
  const numberOf = new Map(options.map(({ slug }, number) => [slug, number]))
  return {
    name,
    options,
    optionsOf: listings.map(({ facets }) => facets[name].map(({ slug }) => numberOf.get(slug) ?? -1)),
    parents: name === 'destinations' ? countriesOf(listings.map(({ facets }) => facets.destinations)) : new Map(),
  }
}

/** Months in chronological order, other options by label. */
function comparatorOf(name: FilterName): (first: FacetRecord, second: FacetRecord) => number {
  if (name === 'months') return (first, second) => first.slug.localeCompare(second.slug)
  return (first, second) => first.label.localeCompare(second.label, 'de-CH')
}
