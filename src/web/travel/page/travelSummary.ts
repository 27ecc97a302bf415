import { shownText } from '#domain/shownText.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'

const TravelSummary_travel = graphql(`
  fragment TravelSummary_travel on Travel {
    id
    name
    title
    teaser
    minPrice
    currency
    travelType
    destinations
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

/** Facts for meta tags, structured data and the search for similar travels. */
export interface TravelSummary {
  readonly name: string
  readonly description: string | null
  readonly publicId: string | null
  readonly minPrice: number | null
  /** ISO code. */
  readonly currency: string
  /** Names of the places in travelling order, each once. */
  readonly places: readonly string[]
  /** Search queries that find similar travels, the closest first. */
  readonly relatedQueries: readonly string[]
}

/** Reads the summary from a `Travel` response requested with `withPage`; null gives empty facts. */
export function readTravelSummary(masked: FragmentType<typeof TravelSummary_travel> | null): TravelSummary {
  const travel = readFragment(TravelSummary_travel, masked)
  const stops = travel?.routePoints?.filter(({ day }) => day !== null) ?? []
  return {
    name: shownText(travel?.title ?? null) ?? travel?.name ?? '',
    description: shownText(travel?.seoSettings.description ?? null) ?? shownText(travel?.teaser ?? null),
    publicId: travel?.images?.[0]?.publicId ?? null,
    minPrice: travel?.minPrice ?? null,
    currency: travel?.currency ?? '',
    places: [...new Set(stops.map(({ name }) => name))],
    relatedQueries: [...(travel?.destinations ?? []), travel?.travelType ?? ''].filter((query) => query !== ''),
  }
}
