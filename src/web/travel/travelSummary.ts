import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import type { Site } from '#web/layout/SiteContext.tsx'

const TravelSummary_travel = graphql(`
  fragment TravelSummary_travel on Travel {
    id
    name
    title
    teaser
    minPrice
    currency
    seoSettings {
      description
    }
    images {
      id
      publicId
    }
    routePoints {
      name
      day
    }
  }
`)

/** What the page says of itself to search engines and shared links. */
export interface TravelSummary {
  readonly name: string
  readonly description: string | null
  readonly publicId: string | null
  readonly minPrice: number | null
  /** ISO code. */
  readonly currency: string
  /** Names of the places in travelling order. */
  readonly places: readonly string[]
}

/** Reads the summary of a `Travel` answer that was asked for with the page; null gives empty facts. */
export function readTravelSummary(masked: FragmentType<typeof TravelSummary_travel> | null): TravelSummary {
  const travel = readFragment(TravelSummary_travel, masked)
  return {
    name: travel?.title ?? travel?.name ?? '',
    description: travel?.seoSettings.description ?? travel?.teaser ?? null,
    publicId: travel?.images?.[0]?.publicId ?? null,
    minPrice: travel?.minPrice ?? null,
    currency: travel?.currency ?? '',
    places: travel?.routePoints?.filter(({ day }) => day !== null).map(({ name }) => name) ?? [],
  }
}

/** The travel as search engines read it (schema.org, TouristTrip). `site` is the data of the root route. */
export function toTouristTrip(summary: TravelSummary, site: Site | undefined, path: string) {
  const origin = site?.config.publicUrl ?? ''
  const { name, description, minPrice, currency, places } = summary
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name,
    ...(description === null ? {} : { description }),
    url: `${origin}${path}`,
    provider: { '@type': 'TravelAgency', name: site?.tenant.operatorName ?? '', url: origin },
    itinerary: places.map((place) => ({ '@type': 'Place', name: place })),
    ...(minPrice === null ? {} : { offers: { '@type': 'AggregateOffer', lowPrice: minPrice, priceCurrency: currency } }),
  }
}
