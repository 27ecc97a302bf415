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

/** Everything an operator's catalogue consists of, as plain data. Days are ISO days, amounts integer centimes. */
export interface CatalogueRecords {
  readonly statuses: readonly StatusRecord[]
  readonly ratioConfig: RatioConfig & { readonly id: string }
  /** One tenant with its CMS; page bodies are HTML. */
  readonly tenant: TenantRecord
  readonly insurances: readonly InsuranceRecord[]
  readonly travels: readonly TravelRecord[]
}

/** A status with all that travels, dates or the list of statuses tell of it. */
export interface StatusRecord extends Omit<AvailabilityStatus, '__typename' | 'tenantSettings'> {
  readonly tenantSettings: readonly StatusSettingsRecord[]
}

interface StatusSettingsRecord extends Omit<AvailabilityStatusTenantSettings, '__typename' | 'tenant'> {
  readonly tenant: Omit<ListedTenant, '__typename'>
}

export interface TenantRecord extends Omit<Tenant, 'id'> {
  readonly id: string
}

/** Parts of a Travel that the platform composes from rows; they never stand in the seed. */
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
  /** The travel as GraphQL answers it, pricing settings and additions included. `pricing.travels` names `variants`. */
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
  /** 1 for the best; null when the travel is not put forward. */
  readonly bestsellerRank: number | null
  readonly tenantSettings: readonly TravelTenantSettings[]
}

/** One value of a filter. */
export interface FacetRecord {
  /** As it stands in addresses: `suedfrankreich`. */
  readonly slug: string
  readonly label: string
}

/** One variant (transport type) of a travel. */
export interface VariantRecord {
  readonly ratioTravel: Omit<RatioTravel, 'dates' | 'ratioCatalogBundle'>
  readonly catalogue: CatalogueSheet
  /** Extensions as departures offer them, named by `DepartureRecord.extensionIds`. */
  readonly dateExtensions: readonly TravelDateExtension[]
  readonly departures: readonly DepartureRecord[]
}

/** The catalogue record of the back office. */
export interface CatalogueSheet {
  /** «EUR» means prices in EUR; anything else CHF. */
  readonly anzahlungsart: string
  readonly derived_zusatzinfo: readonly { readonly name: string; readonly wert: string }[]
}

export interface DepartureRecord {
  /** Stable for ever: `<variantId>-<dateNo>`. */
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
  /** «JA», or «NEIN» to take the departure off online sale. */
  readonly onlinebuchung: 'JA' | 'NEIN'
  readonly packages: readonly PackageRecord[]
  readonly services: readonly ServiceRecord[]
  /** Null where no coach is boarded. Departures with the same timetable should share one object. */
  readonly outbound: BusDirectionRecord | null
  readonly return: BusDirectionRecord | null
}

/** A row of `t_packages`: a kind of room. */
export interface PackageRecord {
  readonly nr: string
  /** Per person. */
  readonly priceCents: number
  /** Places to begin with; later starts never reset what was sold. */
  readonly places: number
}

/** A row of `t_reiseleistungen`: an add-on, a discount, an eSIM, the CO2 compensation … */
export interface ServiceRecord {
  /** The number everything else refers to (`ratioServiceNo`). */
  readonly leistungnr: string
  readonly code: string
  /** Number of the service within this departure (`ratioTravelServiceNo`, `travelServiceNo`). */
  readonly nr: string
  /** Name for the summary. */
  readonly bezeichnung: string
  /** Negative for a reduction. */
  readonly priceCents: number
  /** Units to begin with; null when the service is not limited. */
  readonly units: number | null
}

/** The bus network of one direction, in travelling order. */
export interface BusDirectionRecord {
  /** Outbound the last node, returning the first one is the destination of the travel. */
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
  /** Per traveller; where it is 0 the station's counts. */
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

/** An insurance; its premium is found by the price it covers. */
export interface InsuranceRecord {
  readonly ratioServiceNo: string
  readonly ratioTravelServiceNo: string
  readonly label: string
  /** TRAVELLER covers the price of one traveller, BOOKING that of the whole booking. */
  readonly scope: 'TRAVELLER' | 'BOOKING'
  /** Offered from this number of travellers on. */
  readonly minTravellers: number
  readonly currency: 'CHF' | 'EUR'
  /** By `upToCents`, lowest first. A price above the last one is not insured. */
  readonly premiums: readonly PremiumRecord[]
}

export interface PremiumRecord {
  /** Highest price covered, included. */
  readonly upToCents: number
  readonly premiumCents: number
}
