import { travelInView } from '#domain/travels/datesInView.ts'
import { monthLine } from '#domain/travels/monthView.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { FROM_LIST, listedPath } from '#web/site/travelPaths.ts'
import { GuideLine } from '#web/travel/card/GuideLine.tsx'
import { TravelCard } from '#web/travel/card/TravelCard.tsx'
import styles from './FilteredTravelCard.module.css'
import { periodText } from './periodText.ts'

const FilteredTravelCard_travel = graphql(`
  fragment FilteredTravelCard_travel on FilteredTravel {
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
    label
    minPrice
    currency
    redirectToBooking
    travelGuides {
      fullName
    }
    mainImage {
      publicId
      title
      description
      colour
    }
  }
`)

interface Props {
  readonly travel: FragmentType<typeof FilteredTravelCard_travel>
  /** The months in view; empty for all. */
  readonly months: readonly string[]
  readonly isAboveFold: boolean
}

/** The card of a travel in the list. */
export function FilteredTravelCard({ travel: masked, months, isAboveFold }: Props) {
  const { config } = useSite()
  const travel = readFragment(FilteredTravelCard_travel, masked)
  const { travelGuides } = travel
  const view = { today: config.today, months }
  const line = monthLine(travel, view)
  return (
    <TravelCard
      to={listedPath(travel, line?.first ?? null)}
      from={FROM_LIST}
      name={travel.name}
      shown={travelInView(travel, view)}
      period={line === null ? null : periodText(line)}
      currency={travel.currency}
      picture={travel.mainImage}
      label={travel.label}
      isAboveFold={isAboveFold}
      line={
        travelGuides.length === 0 ? null : (
          <span className={styles.guides}>
            <GuideLine travelGuides={travelGuides} />
          </span>
        )
      }
    />
  )
}
