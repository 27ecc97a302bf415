import { travelInView } from '#domain/travels/datesInView.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import styles from './FilteredTravelCard.module.css'
import { GuideLine } from './GuideLine.tsx'
import { TravelCard } from './TravelCard.tsx'
import { FROM_LIST, listedPath } from './travelPaths.ts'

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
  /** Months the list is filtered by; empty for all. */
  readonly months: readonly string[]
  readonly isFirstScreen: boolean
}

/** A travel of the list. */
export function FilteredTravelCard({ travel: masked, months, isFirstScreen }: Props) {
  const { config } = useSite()
  const travel = readFragment(FilteredTravelCard_travel, masked)
  const { travelGuides } = travel
  return (
    <TravelCard
      to={listedPath(travel)}
      from={FROM_LIST}
      name={travel.name}
      shown={travelInView(travel, { today: config.today, months })}
      month={months.length === 1 ? (months[0] ?? null) : null}
      currency={travel.currency}
      picture={travel.mainImage}
      label={travel.label}
      isFirstScreen={isFirstScreen}
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
