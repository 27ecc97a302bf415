/** 0 or 1: SQLite has no booleans. */
type Flag = 0 | 1

/** What is sold. Documents are JSON text and hold descriptive structure only: nothing searched, priced or counted. */
export interface CatalogueTables {
  readonly platform_state: { readonly key: string; readonly value: string }
  readonly status: { readonly id: string; readonly position: number; readonly document: string }
  readonly ratio_config: { readonly id: string; readonly document: string }
  readonly tenant: { readonly id: string; readonly document: string }
  readonly cms_category: {
    readonly id: string
    readonly tenant_id: string
    readonly position: number
    /** Name, address and page ids. */
    readonly document: string
  }
  readonly cms_page: {
    readonly id: string
    readonly category_id: string
    readonly position: number
    readonly document: string
  }
  readonly insurance: {
    readonly ratio_service_no: string
    readonly currency: string
    readonly position: number
    readonly ratio_travel_service_no: string
    readonly label: string
    readonly scope: 'TRAVELLER' | 'BOOKING'
    readonly min_travellers: number
  }
  readonly insurance_premium: {
    readonly ratio_service_no: string
    readonly currency: string
    readonly up_to: number
    readonly premium: number
  }
  readonly travel: TravelTable
  readonly travel_listing: TravelListingTable
  readonly travel_facet: {
    readonly travel_id: string
    readonly kind: 'destinations' | 'travelTypes'
    readonly slug: string
    readonly label: string
    readonly position: number
  }
  readonly variant: VariantTable
  readonly departure: DepartureTable
  readonly package_price: {
    readonly departure_id: string
    readonly nr: string
    readonly price: number
    /** Places left. */
    readonly available: number
    /** 1 for a room one can choose: neither for babies nor for family packages. */
    readonly is_place: Flag
  }
  readonly service_price: {
    readonly departure_id: string
    readonly leistungnr: string
    readonly code: string
    readonly nr: string
    readonly bezeichnung: string
    readonly price: number
    /** Units left; null when the service is not limited. */
    readonly available: number | null
  }
  /** One timetable of one direction; departures share it. The id is the digest of what it says. */
  readonly bus_network: { readonly id: string }
  readonly bus_node: {
    readonly network_id: string
    readonly position: number
    readonly nr: string
    readonly bezeichnung: string
  }
  readonly bus_stop: BusStopTable
  readonly bus_station: BusStationTable
}

interface TravelTable {
  readonly id: string
  /** Stands in for the id where a list result tells none. */
  readonly url_slug: string | null
  readonly status_id: string | null
  readonly label: string | null
  readonly bestseller_rank: number | null
  /** Guides and hotels of the card. */
  readonly listing: string
  /** 1 when the operator no longer has it; what was booked stays readable. */
  readonly withdrawn: Flag
  readonly document: string
}

interface TravelListingTable {
  readonly travel_id: string
  readonly tenant_id: string
  readonly tenant_name: string | null
  readonly tenant_domain: string | null
  readonly online_status: string
  readonly redirect_to_booking: Flag
  readonly use_timing: Flag
  readonly start_date: string | null
  readonly end_date: string | null
}

interface VariantTable {
  readonly id: string
  readonly travel_id: string
  readonly position: number
  readonly withdrawn: Flag
  readonly document: string
  /** The catalogue sheet of the back office. */
  readonly catalogue: string
  /** Extensions as departures offer them. */
  readonly date_extensions: string
}

interface DepartureTable {
  readonly id: string
  readonly variant_id: string
  readonly date_no: string
  readonly start_date: string
  readonly end_date: string
  readonly includes_extension: Flag
  readonly status_id: string | null
  readonly base_date_id: string | null
  /** A list as JSON. */
  readonly extension_ids: string
  readonly onlinebuchung: string
  /** Centimes one of two adults pays in a double room; null on an extended departure, and where none is sold. */
  readonly from_price: number | null
  readonly outbound_network_id: string | null
  readonly return_network_id: string | null
  /** Digest of the departure as it was last rolled forward; tells what need not be written again. */
  readonly digest: string
  readonly withdrawn: Flag
}

interface BusStopTable {
  readonly network_id: string
  readonly position: number
  readonly nr: string
  readonly knoten: string
  readonly halt: string
  readonly zeit: string
  readonly zuschlag: number
}

interface BusStationTable {
  readonly network_id: string
  readonly position: number
  readonly nr: string
  readonly bezeichnung: string
  readonly zuschlag: number
  readonly ort: string
  readonly plz: string
  readonly breite: number | null
  readonly laenge: number | null
}
