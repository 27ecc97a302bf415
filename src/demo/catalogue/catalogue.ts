import { tenants } from '#demo/tenants/tenants.ts'
import { tours } from '#demo/tours/all.ts'
import { facet } from '#demo/tours/facets.ts'
import type { Tour } from '#demo/tours/tour.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { CatalogueRecords, TravelRecord } from '#platform/catalogue/records.ts'
import { insurances } from './insurances.ts'
import { ratioConfig } from './settings.ts'
import { statuses } from './statuses.ts'
import { toTenantSettings, toTravel } from './travel.ts'
import { toVariant } from './variant.ts'

/** The catalogue of the demo operators as of a day. Deterministic. */
export function buildCatalogue(today: IsoDay): CatalogueRecords {
  return { statuses, ratioConfig, tenants, insurances, travels: tours.map((tour) => toTravelRecord(tour, today)) }
}

/** A tour with its variants and their departures around today. */
export function toTravelRecord(tour: Tour, today: IsoDay): TravelRecord {
  return {
    travel: toTravel(tour),
    statusId: tour.statusId,
    listing: {
      destinations: tour.destinations.map(facet),
      travelType: facet(tour.type),
      label: tour.label,
      guides: tour.guides,
      accommodations: [...new Set(tour.days.flatMap(({ overnight }) => (overnight === null ? [] : [overnight])))],
      bestsellerRank: tour.bestsellerRank,
      tenantSettings: toTenantSettings(tour, today),
    },
    variants: tour.variants.map((variant) => toVariant(tour, variant, today)),
  }
}
