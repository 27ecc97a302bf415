import { travelInView } from '#domain/travels/datesInView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { travelPath } from '#web/site/travelPaths.ts'
import { TravelCard } from '#web/travel/card/TravelCard.tsx'
import { BestsellerDetails } from './BestsellerDetails.tsx'

const BestsellerCard_travel = graphql(`
  fragment BestsellerCard_travel on BestsellerTravel {
    id
    name
    urlSlug
    startDate
    endDate
    dates {
      startDate
      endDate
      includesExtension
      status
      placesLeft
      minPrice
    }
    minPrice
    currency
    mainImage {
      publicId
      title
      description
      colour
    }
    accommodations {
      name
    }
    travelGuides {
      fullName
    }
    highlights {
      text
    }
  }
`)

export type MaskedBestseller = FragmentType<typeof BestsellerCard_travel>

/** A bestseller with its path and what its card shows of its dates. */
export function useBestseller(masked: MaskedBestseller) {
  const { config } = useSite()
  const travel = readFragment(BestsellerCard_travel, masked)
  return { ...travel, path: travelPath(travel), shown: travelInView(travel, { today: config.today, months: [] }) }
}

const THREE_A_ROW = '(min-width: 80em) 25rem, (min-width: 64em) 30vw, (min-width: 36em) 45vw, 38vw'

/** The card of a bestseller, with highlights, guides and hotels. */
export function BestsellerCard({ travel: masked }: { readonly travel: MaskedBestseller }) {
  const travel = useBestseller(masked)
  return (
    <TravelCard
      to={travel.path}
      name={travel.name}
      shown={travel.shown}
      currency={travel.currency}
      picture={travel.mainImage}
      label={null}
      isAboveFold={false}
      sizes={THREE_A_ROW}
    >
      <BestsellerDetails travel={travel} />
    </TravelCard>
  )
}
