import type { AggregateOffer, ItemAvailability, Offer, TouristTrip } from 'schema-dts'
import { addDays } from '#domain/calendar.ts'
import { wholePictureUrl } from '#domain/content/pictures.ts'
import { toAmount } from '#domain/money.ts'
import type { Site } from '#web/site/SiteContext.tsx'
import { agencyId } from '#web/site/structuredOperator.ts'
import { departureBookingPath } from '#web/travel/departures/bookingLinks.ts'
import { firstDepartures, fromPriceCandidates } from '#web/travel/departures/departureRows.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import type { TravelSummary } from './travelSummary.ts'

interface Page {
  /** Data of the root route. */
  readonly site: Site | undefined
  readonly travelId: string
  readonly path: string
}

/** Structured data of a travel (schema.org TouristTrip), with its prices and departures as offers. */
export function touristTrip(summary: TravelSummary, departures: readonly DepartureRow[], page: Page) {
  const { site, path } = page
  const origin = site?.config.publicUrl ?? ''
  const { name, description, publicId, places } = summary
  const picture = wholePictureUrl(publicId, { width: 1200, ratio: '16x9', format: 'jpeg' }, site?.config ?? null)
  const offers = offersOf(departures, page) ?? fromOffer(summary)
  return {
    '@type': 'TouristTrip' as const,
    name,
    ...(description === null ? {} : { description }),
    ...(picture === null ? {} : { image: picture }),
    url: `${origin}${path}`,
    provider: { '@type': 'TravelAgency' as const, '@id': agencyId(site), name: site?.tenant.operatorName ?? '' },
    ...(places.length === 0 ? {} : { itinerary: itinerary(places) }),
    ...(offers === null ? {} : { offers }),
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

/**
 * Number and prices of the departures among which the page seeks its price «from», and offers for the cheapest of them and
 * for those the page begins with: search engines want data of what is visible only. Closed ones count if there are no
 * others. Null without a price.
 */
function offersOf(departures: readonly DepartureRow[], page: Page): AggregateOffer | null {
  const candidates = fromPriceCandidates(departures)
  const priced = (candidates.length === 0 ? departures : candidates).filter(({ fromCentimes }) => fromCentimes !== null)
  const [first] = priced
  if (first === undefined) return null
  const counted = priced.filter(({ currency }) => currency === first.currency)
  const prices = counted.map(({ fromCentimes }) => fromCentimes ?? 0)
  const lowest = Math.min(...prices)
  const ofVariant = departures.filter(({ variantId }) => variantId === departures[0]?.variantId)
  const begun = firstDepartures(ofVariant, null)
  return {
    '@type': 'AggregateOffer',
    lowPrice: toAmount(lowest),
    highPrice: toAmount(Math.max(...prices)),
    offerCount: prices.length,
    priceCurrency: first.currency,
    offers: counted
      .filter((row, place) => begun.includes(row) || place === prices.indexOf(lowest))
      .flatMap((row) => toOffer(row, page)),
  }
}

/** The lowest price alone, if no departure has one. */
function fromOffer({ minPrice, currency }: TravelSummary): AggregateOffer | null {
  // Rule 10.3: 0 is no price.
  if (minPrice === null || minPrice === 0) return null
  return { '@type': 'AggregateOffer', lowPrice: minPrice, priceCurrency: currency }
}

function toOffer(row: DepartureRow, { site, travelId }: Page): readonly Offer[] {
  const { startDate, endDate, fromCentimes, currency, extensionLabel, bargain } = row
  if (fromCentimes === null) return []
  const lastDay = addDays(startDate, -1)
  return [
    {
      '@type': 'Offer',
      url: `${site?.config.publicUrl ?? ''}${departureBookingPath(travelId, { ...row, canWait: false })}`,
      price: toAmount(fromCentimes),
      priceCurrency: currency,
      availability: availabilityOf(row),
      // Valid from today; bookable until the day before departure, an early-booking price until its own last day.
      ...(site === undefined ? {} : { validFrom: site.config.today }),
      validThrough: bargain !== null && bargain.lastDay < lastDay ? bargain.lastDay : lastDay,
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
