/** 0 or 1: SQLite has no booleans. */
type Flag = 0 | 1

/** Tables of the catalogue. Documents are JSON text that SQL neither searches nor counts in: what it does has columns. */
export interface CatalogueTables {
  readonly platform_state: { readonly key: string; readonly value: string }
  readonly status: { readonly id: string; readonly position: number; readonly document: string }
  readonly ratio_config: { readonly id: string; readonly document: string }
  readonly tenant: { readonly id: string; readonly document: string }
  readonly cms_category: {
    readonly id: string
    readonly tenant_id: string
    readonly position: number
    /** Name, slug and page ids. */
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
    /** 1 for rooms that visitors can choose: not for babies, not for family packages. */
    readonly is_place: Flag
    readonly withdrawn: Flag
  }
  readonly service_price: {
    readonly departure_id: string
    readonly leistungnr: string
    readonly code: string
    readonly nr: string
    readonly bezeichnung: string
    readonly price: number
    /** Units left; null for an unlimited service. */
    readonly available: number | null
    readonly withdrawn: Flag
  }
  /** Timetable of one direction, shared by departures. The id is the digest of its content. */
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
  /** Used instead of the id where a list result lacks it. */
  readonly url_slug: string | null
  readonly status_id: string | null
  readonly label: string | null
  readonly bestseller_rank: number | null
  /** JSON: guides and hotels of the card, and the names of rooms and extras. */
  readonly listing: string
  /** 1 if no longer in the catalogue; kept, for bookings refer to it. */
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
  /** JSON: catalogue record of the back office. */
  readonly catalogue: string
  /** JSON: extensions as departures offer them. */
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
  /** JSON list. */
  readonly extension_ids: string
  readonly onlinebuchung: string
  /** Price «from» in centimes (fromPrice/pairPrice.ts); null for extended departures, and if no room is sold. */
  readonly from_price: number | null
  readonly outbound_network_id: string | null
  readonly return_network_id: string | null
  /** Digest at the last roll-forward, to skip unchanged departures. */
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
