import type { IsoDay } from '#domain/calendar.ts'
import type { SearchedTravel } from '#domain/search/search.ts'
import type { FacetRecord } from '#platform/catalogue/records.ts'
import type { BestsellerTravel, FilteredTravel } from '#platform/generated/resolverTypes.ts'

/** In display order. */
export const FILTER_NAMES = ['destinations', 'travelTypes', 'months'] as const

export type FilterName = (typeof FILTER_NAMES)[number]

/** A travel in lists and filters of one day. Resolvers add dates and prices per request. */
export interface Listing {
  readonly travel: FilteredTravel
  readonly bestseller: BestsellerTravel
  /** Null for a travel that is not a bestseller. */
  readonly bestsellerRank: number | null
  /** Options of each filter that the travel matches. */
  readonly facets: Readonly<Record<FilterName, readonly FacetRecord[]>>
  /** Texts for the search index. */
  readonly searched: SearchedTravel
}

/** An upcoming departure on one day. */
export interface UpcomingDeparture {
  readonly id: string
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly includesExtension: boolean
  /** Effective status; null for a departure not sold online. */
  readonly status: string | null
  /** Centimes; null if no price is known. */
  readonly fromPrice: number | null
}

/** The upcoming departures of one travel, earliest first. */
export type UpcomingDepartures = readonly UpcomingDeparture[]
