import { travelInView } from '#domain/travels/datesInView.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
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
    ...BestsellerDetails_travel
  }
`)

interface Props {
  readonly travel: FragmentType<typeof BestsellerCard_travel>
}

const THREE_A_ROW = '(min-width: 80em) 25rem, (min-width: 64em) 30vw, (min-width: 36em) 45vw, 38vw'

/** The card of a bestseller, with highlights, guides and hotels. */
export function BestsellerCard({ travel: masked }: Props) {
  const { config } = useSite()
  const travel = readFragment(BestsellerCard_travel, masked)
  return (
    <TravelCard
      to={travelPath(travel)}
      name={travel.name}
      shown={travelInView(travel, { today: config.today, months: [] })}
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
