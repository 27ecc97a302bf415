import type { IsoDay } from '#domain/calendar.ts'
import type { SearchedTravel } from '#domain/search/search.ts'
import type { FacetRecord } from '#platform/catalogue/records.ts'
import type { BestsellerTravel, FilteredTravel } from '#platform/generated/resolverTypes.ts'

export type FilterName = 'destinations' | 'travelTypes' | 'months'

/** The filters in the order they are shown. */
export const FILTER_NAMES: readonly FilterName[] = ['destinations', 'travelTypes', 'months']

/** A travel as lists show and filters find it, on one day; its dates and prices are found when it is answered. */
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

/** An upcoming departure on one day. */
export interface DigestedDeparture {
  readonly id: string
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly includesExtension: boolean
  /** The status that counts; null for one that is not sold online. */
  readonly status: string | null
  /** Centimes; null while no price is known. */
  readonly fromPrice: number | null
}

/** The upcoming departures of one travel, earliest first. */
export type DepartureDigest = readonly DigestedDeparture[]
