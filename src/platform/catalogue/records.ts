import type {
  AvailabilityStatus,
  AvailabilityStatusTenantSettings,
  ListedTenant,
  RatioConfig,
  RatioTravel,
  Tenant,
  Travel,
  TravelDateExtension,
  TravelTenantSettings,
} from '#platform/generated/resolverTypes.ts'

/** The whole catalogue of the operators on the platform, as plain data. Days are ISO days, amounts integer centimes. */
export interface CatalogueRecords {
  readonly statuses: readonly StatusRecord[]
  readonly ratioConfig: RatioConfig & { readonly id: string }
  /** Each with its CMS; page bodies are HTML. */
  readonly tenants: readonly TenantRecord[]
  readonly insurances: readonly InsuranceRecord[]
  readonly travels: readonly TravelRecord[]
}

/** A status with the fields of every place in the schema that shows one. */
export interface StatusRecord extends Omit<AvailabilityStatus, '__typename' | 'tenantSettings'> {
  readonly tenantSettings: readonly StatusSettingsRecord[]
}

interface StatusSettingsRecord extends Omit<AvailabilityStatusTenantSettings, '__typename' | 'tenant'> {
  readonly tenant: Omit<ListedTenant, '__typename'>
}

export interface TenantRecord extends Omit<Tenant, 'id'> {
  readonly id: string
  /** Prefix of the tenant's order numbers, in capitals: `CR` in `CR-2027-000123`. */
  readonly orderNoPrefix: string
}

/** Fields of a Travel that the platform composes from rows, and that the records therefore lack. */
export type ComposedTravelField =
  | 'minPrice'
  | 'availabilityStatus'
  | 'tenantSettings'
  | 'dates'
  | 'startDate'
  | 'endDate'
  | 'travelType'
  | 'destinations'

export interface TravelRecord {
  /** The travel as in GraphQL responses, with pricing settings and additions. `pricing.travels` refers to `variants`. */
  readonly travel: Omit<Travel, ComposedTravelField>
  /** Id of a status; null means the default status. */
  readonly statusId: string | null
  readonly listing: ListingRecord
  readonly variants: readonly VariantRecord[]
}

/** How the travel appears in lists. Name, slug, highlights and main image come from `travel`. */
export interface ListingRecord {
  readonly destinations: readonly FacetRecord[]
  readonly travelType: FacetRecord
  /** Short note on the card («Neu»); null for none. */
  readonly label: string | null
  /** Full names. */
  readonly guides: readonly string[]
  /** Hotels or ships, as shown on the card. */
  readonly accommodations: readonly string[]
  /** 1 for the best; null for a travel that is not a bestseller. */
  readonly bestsellerRank: number | null
  readonly tenantSettings: readonly TravelTenantSettings[]
}

/** One option of a filter. */
export interface FacetRecord {
  /** Value in URLs: `suedfrankreich`. */
  readonly slug: string
  readonly label: string
}

/** One variant (transport type) of a travel. */
export interface VariantRecord {
  readonly ratioTravel: Omit<RatioTravel, 'dates' | 'ratioCatalogBundle'>
  readonly catalogue: CatalogueTravel
  /** Extensions as departures offer them, named by `DepartureRecord.extensionIds`. */
  readonly dateExtensions: readonly TravelDateExtension[]
  readonly departures: readonly DepartureRecord[]
}

/** The catalogue record (`t_katalogreise`) of the back office. */
export interface CatalogueTravel {
  /** «EUR» means prices in EUR; anything else CHF. */
  readonly anzahlungsart: string
  readonly derived_zusatzinfo: readonly { readonly name: string; readonly wert: string }[]
}

export interface DepartureRecord {
  /** `<variantId>-<dateNo>`; never changes. */
  readonly id: string
  readonly dateNo: string
  readonly startDate: string
  /** Last day, included. */
  readonly endDate: string
  readonly includesExtension: boolean
  /** Id of a status; null means the status of the travel. */
  readonly statusId: string | null
  /** Id of the departure without extension; null unless includesExtension. */
  readonly baseDateId: string | null
  /** Ids of the variant's `dateExtensions`; empty unless includesExtension. */
  readonly extensionIds: readonly string[]
  /** «NEIN» takes the departure off online sale. */
  readonly onlinebuchung: 'JA' | 'NEIN'
  readonly packages: readonly PackageRecord[]
  readonly services: readonly ServiceRecord[]
  /** Null for travels without coach. Departures with the same timetable should share one object. */
  readonly outbound: BusDirectionRecord | null
  readonly return: BusDirectionRecord | null
}

/** A row of `t_packages`: a kind of room. */
export interface PackageRecord {
  readonly nr: string
  /** Per person. */
  readonly priceCents: number
  /** Initial contingent; a later roll-forward does not reset it. */
  readonly places: number
}

/** A row of `t_reiseleistungen`: an add-on, a discount, an eSIM, the CO2 compensation … */
export interface ServiceRecord {
  /** Referred to as `ratioServiceNo`. */
  readonly leistungnr: string
  readonly code: string
  /** Number within this departure; referred to as `ratioTravelServiceNo` and `travelServiceNo`. */
  readonly nr: string
  /** Name for the summary. */
  readonly bezeichnung: string
  /** Negative for a discount. */
  readonly priceCents: number
  /** Initial contingent; null for an unlimited service. */
  readonly units: number | null
}

/** Timetable of one direction, in travelling order. */
export interface BusDirectionRecord {
  /** The destination of the travel is the last node outbound, and the first on the return. */
  readonly nodes: readonly { readonly nr: string; readonly bezeichnung: string }[]
  readonly stops: readonly BusStopRecord[]
  readonly stations: readonly BusStationRecord[]
}

/** A row of `t_knotenhalte`. */
export interface BusStopRecord {
  readonly nr: string
  /** `nr` of the node. */
  readonly knoten: string
  /** `nr` of the station. */
  readonly halt: string
  /** `06:30`. */
  readonly zeit: string
  /** Per traveller; 0 means the station's surcharge. */
  readonly zuschlagCents: number
}

/** A row of `t_haltestellen`. */
export interface BusStationRecord {
  readonly nr: string
  readonly bezeichnung: string
  readonly zuschlagCents: number
  readonly ort: string
  readonly plz: string
  /** Degrees north; null where unknown. */
  readonly breite: number | null
  /** Degrees east; null where unknown. */
  readonly laenge: number | null
}

/** An insurance; its premium depends on the covered price. */
export interface InsuranceRecord {
  readonly ratioServiceNo: string
  readonly ratioTravelServiceNo: string
  readonly label: string
  /** TRAVELLER covers the price of one traveller, BOOKING the price of the whole booking. */
  readonly scope: 'TRAVELLER' | 'BOOKING'
  /** Smallest group it is offered to. */
  readonly minTravellers: number
  readonly currency: 'CHF' | 'EUR'
  /** Ascending by `upToCents`. A price above the last bracket is not insured. */
  readonly premiums: readonly PremiumRecord[]
}

export interface PremiumRecord {
  /** Highest price covered, included. */
  readonly upToCents: number
  readonly premiumCents: number
}
