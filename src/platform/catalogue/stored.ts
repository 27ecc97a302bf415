import type { IsoDay } from '#domain/calendar.ts'
import type { Currency } from '#domain/money.ts'
import type { RatioConfig, TravelDateExtension, TravelTenantSettings } from '#platform/generated/resolverTypes.ts'
import type { CatalogueTravel, ListingRecord, StatusRecord, TravelRecord, VariantRecord } from './records.ts'

export interface StoredTravel {
  readonly id: string
  readonly statusId: string | null
  readonly document: TravelRecord['travel']
  readonly tenantSettings: readonly TravelTenantSettings[]
  readonly destinations: readonly string[]
  readonly travelType: string | null
}

/** Column `travel.listing`: what only lists and the search need, for every tenant. */
export interface StoredListing extends Pick<ListingRecord, 'guides' | 'accommodations'> {
  /** Names of rooms and extras, for the search. Missing in rows that an earlier version wrote, until the next day. */
  readonly choices?: readonly string[]
}

export interface StoredVariant {
  readonly id: string
  readonly travelId: string
  readonly document: VariantRecord['ratioTravel']
  readonly catalogue: CatalogueTravel
  readonly currency: Currency
  readonly dateExtensions: readonly TravelDateExtension[]
  /** By start date, without withdrawn ones. */
  readonly departures: readonly StoredDeparture[]
}

export interface StoredDeparture {
  readonly id: string
  readonly dateNo: string
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly includesExtension: boolean
  readonly statusId: string | null
  readonly baseDateId: string | null
  readonly extensionIds: readonly string[]
  readonly onlinebuchung: string
  readonly outboundNetworkId: string | null
  readonly returnNetworkId: string | null
}

/** An insurance with its premiums, ascending by covered price. Amounts are centimes. */
export interface StoredInsurance {
  readonly ratioServiceNo: string
  readonly ratioTravelServiceNo: string
  readonly label: string
  readonly scope: 'TRAVELLER' | 'BOOKING'
  readonly minTravellers: number
  readonly premiums: readonly { readonly upTo: number; readonly premium: number }[]
}

/** Settings that apply to all travels. */
export interface StoredSettings {
  readonly statuses: readonly StatusRecord[]
  readonly ratioConfig: RatioConfig | null
}
