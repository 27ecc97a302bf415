import type { SearchedTravel } from '#domain/search/search.ts'
import type { BestsellerTravel, FilteredTravel, ListingDate } from '#platform/generated/resolverTypes.ts'
import type { FacetRecord } from '#platform/seed/records.ts'

export type FilterName = 'destinations' | 'travelTypes' | 'months'

/** The filters in the order they are shown. */
export const FILTER_NAMES: readonly FilterName[] = ['destinations', 'travelTypes', 'months']

/** A travel as lists show and filters find it, on one day. */
export interface Listing {
  readonly travel: FilteredTravel
  readonly bestseller: BestsellerTravel
  /** Null when the travel is not put forward. */
  readonly bestsellerRank: number | null
  /** What the filters go by. */
  readonly facets: Readonly<Record<FilterName, readonly FacetRecord[]>>
  /** What the query is looked for in. */
  readonly searched: SearchedTravel
}

/** What departures tell about one travel on one day. */
export interface DepartureDigest {
  /** Upcoming departures, earliest first, each pair of days once. */
  readonly dates: readonly ListingDate[]
  /** Status of the earliest upcoming departure without extension; null when there is none. */
  readonly status: string | null
  /** Centimes; null while no price is known. */
  readonly minPrice: number | null
}
