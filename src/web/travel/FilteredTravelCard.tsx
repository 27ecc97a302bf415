import { statusCode } from '#domain/catalogue/availability.ts'
import { displayedDates } from '#domain/travels/displayDates.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/site.ts'
import { TravelCard } from './TravelCard.tsx'
import { bookingPath, travelPath } from './travelPaths.ts'

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
    }
    label
    status
    minPrice
    currency
    redirectToBooking
    mainImage {
      id
      publicId
    }
  }
`)

interface Props {
  readonly travel: FragmentType<typeof FilteredTravelCard_travel>
  readonly isFirstScreen: boolean
}

/** A travel of the list. */
export function FilteredTravelCard({ travel: masked, isFirstScreen }: Props) {
  const { config } = useSite()
  const travel = readFragment(FilteredTravelCard_travel, masked)
  return (
    <TravelCard
      to={travel.redirectToBooking === true ? bookingPath(travel.id ?? travel.urlSlug) : travelPath(travel)}
      name={travel.name}
      dates={displayedDates(travel, config.today)}
      minPrice={travel.minPrice}
      currency={travel.currency}
      publicId={travel.mainImage?.publicId ?? null}
      note={statusNote(travel.status) ?? travel.label}
      isFirstScreen={isFirstScreen}
    />
  )
}

/** Says what is not plainly bookable; null otherwise. */
function statusNote(status: string | null): string | null {
  const code = statusCode(status ?? '')
  return code === 'BOOKABLE' || code === 'OTHER' ? null : t(`status.${code}`)
}
