import { toAccommodation } from '#demo/parts/rooms.ts'
import type { Tour, VariantPlan } from '#demo/tours/tour.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type {
  BusDirectionRecord,
  CatalogueTravel,
  DepartureRecord,
  VariantRecord,
} from '#platform/catalogue/records.ts'
import { toExtras } from './addons.ts'
import { boardingOf } from './boarding.ts'
import { departuresOf, type Departure } from './departures.ts'
import { toDateExtensions, toRatioTravelExtensions } from './extensions.ts'
import { toFamilyPackage } from './familyPackages.ts'
import { packagesOf } from './prices.ts'
import { servicesOf } from './services.ts'
import { statusOf } from './statuses.ts'

/** A variant with pricing structure and departures around today. */
export function toVariant(tour: Tour, variant: VariantPlan, today: IsoDay): VariantRecord {
  const variantId = `${tour.id}-${variant.key}`
  const departures = departuresOf(tour, variant, today)
  const boarding = boardingOf(tour, variant)
  return {
    ratioTravel: {
      id: variantId,
      catalogCode: tour.catalogCode,
      travelCode: tour.code,
      name: tour.name,
      transportType: variant.transportType,
      transportTypeLabel: variant.label,
      accommodations: tour.rooms.map((room) => toAccommodation(room, variantId, tour)),
      familyPackages: tour.familyPackages.map((plan) => toFamilyPackage(plan, variantId, tour)),
      ...toExtras({ tour, variantId, departures, today }),
      extensions: toRatioTravelExtensions(tour, variantId),
    },
    catalogue: catalogueTravel(tour),
    dateExtensions: toDateExtensions(tour, variantId),
    departures: departures.map((departure) => toDepartureRecord(departure, { tour, variant, variantId, boarding })),
  }
}

interface DepartureContext {
  readonly tour: Tour
  readonly variant: VariantPlan
  readonly variantId: string
  readonly boarding: { readonly outbound: BusDirectionRecord | null; readonly return: BusDirectionRecord | null }
}

function toDepartureRecord(departure: Departure, context: DepartureContext): DepartureRecord {
  const { tour, variant, variantId, boarding } = context
  return {
    id: departure.id,
    dateNo: departure.dateNo,
    startDate: departure.startDate,
    endDate: departure.endDate,
    includesExtension: departure.baseDateId !== null,
    statusId: statusOf(departure.override),
    baseDateId: departure.baseDateId,
    extensionIds: departure.extensionKeys.map((key) => `${variantId}-${key}`),
    onlinebuchung: departure.override === 'offline' ? 'NEIN' : 'JA',
    packages: packagesOf(tour, variant, departure),
    services: servicesOf({ tour, variant, departure }),
    ...boarding,
  }
}

/** Catalogue record with the passport infos of the back office (rules 5.2). */
function catalogueTravel({ currency, passport }: Tour): CatalogueTravel {
  const asked = passport === 'none' ? [] : [{ name: 'WEB | Passdaten', wert: 'JA' }]
  const compelling = passport === 'compelling' ? [{ name: 'WEB | Passdaten | Pass zwingend', wert: 'JA' }] : []
  return { anzahlungsart: currency, derived_zusatzinfo: [...asked, ...compelling] }
}
