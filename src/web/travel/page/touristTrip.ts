import type { ItemAvailability, Offer, TouristTrip } from 'schema-dts'
import { addDays } from '#domain/calendar.ts'
import { wholePictureUrl } from '#domain/content/pictures.ts'
import { toAmount } from '#domain/money.ts'
import type { Site } from '#web/site/SiteContext.tsx'
import { agencyId } from '#web/site/structuredData.ts'
import { departureBookingPath } from '#web/site/travelPaths.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import type { TravelSummary } from './travelSummary.ts'

interface Page {
  /** Data of the root route. */
  readonly site: Site | undefined
  readonly travelId: string
  readonly path: string
}

/** Structured data of a travel (schema.org TouristTrip), with an offer for each departure that has a price. */
export function touristTrip(
  summary: TravelSummary,
  departures: readonly DepartureRow[],
  { site, travelId, path }: Page,
) {
  const origin = site?.config.publicUrl ?? ''
  const { name, description, publicId, places } = summary
  const picture = wholePictureUrl(publicId, { width: 1200, ratio: '16x9', format: 'jpeg' }, site?.config ?? null)
  const offers = departures.flatMap((row) => toOffer(row, `${origin}${departureBookingPath(travelId, row)}`, site))
  return {
    '@type': 'TouristTrip' as const,
    name,
    ...(description === null ? {} : { description }),
    ...(picture === null ? {} : { image: picture }),
    url: `${origin}${path}`,
    provider: { '@type': 'TravelAgency' as const, '@id': agencyId(site), name: site?.tenant.operatorName ?? '' },
    ...(places.length === 0 ? {} : { itinerary: itinerary(places) }),
    ...(offers.length === 0 ? fromOffer(summary) : { offers }),
  } satisfies TouristTrip
}

function itinerary(places: readonly string[]) {
  return {
    '@type': 'ItemList' as const,
    itemListElement: places.map((name, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      item: { '@type': 'Place' as const, name },
    })),
  }
}

/** The lowest price alone, if no departure has one. */
function fromOffer({ minPrice, currency }: TravelSummary) {
  if (minPrice === null) return {}
  return { offers: { '@type': 'AggregateOffer' as const, lowPrice: minPrice, priceCurrency: currency } }
}

function toOffer(row: DepartureRow, url: string, site: Site | undefined): readonly Offer[] {
  const { startDate, endDate, fromCentimes, currency, extensionLabel } = row
  if (fromCentimes === null) return []
  return [
    {
      '@type': 'Offer',
      url,
      price: toAmount(fromCentimes),
      priceCurrency: currency,
      availability: availabilityOf(row),
      // Valid from today; bookable until the day before departure.
      ...(site === undefined ? {} : { validFrom: site.config.today }),
      validThrough: addDays(startDate, -1),
      itemOffered: {
        '@type': 'Trip',
        departureTime: startDate,
        arrivalTime: endDate,
        ...(extensionLabel === null ? {} : { name: extensionLabel }),
      },
    },
  ]
}

function availabilityOf({ state }: DepartureRow): ItemAvailability {
  switch (state) {
    case 'CLOSED':
    case 'SOLD_OUT':
    case 'BY_PHONE':
      return 'https://schema.org/SoldOut'
    case 'WAITLIST':
      return 'https://schema.org/BackOrder'
    case 'WAITLIST_CONTINGENT_CHECK':
      return 'https://schema.org/LimitedAvailability'
    case 'BOOKABLE':
    case 'OTHER':
      return 'https://schema.org/InStock'
  }
}
