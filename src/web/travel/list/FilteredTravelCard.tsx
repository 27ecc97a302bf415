import { monthOf, yearOf } from '#domain/calendar.ts'
import { travelInView, viewOf, type TimeInView } from '#domain/travels/datesInView.ts'
import { monthLine, type MonthLine } from '#domain/travels/monthView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { FROM_LIST, listedPath } from '#web/site/travelPaths.ts'
import { formatDayOfYear, formatMonth, monthName } from '#web/text/days.ts'
import { t } from '#web/text/list.ts'
import { GuideLine } from '#web/travel/card/GuideLine.tsx'
import { TravelCard } from '#web/travel/card/TravelCard.tsx'
import styles from './FilteredTravelCard.module.css'

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
  readonly time: TimeInView
  readonly isAboveFold: boolean
}

/** The card of a travel in the list. */
export function FilteredTravelCard({ travel: masked, time, isAboveFold }: Props) {
  const { config } = useSite()
  const travel = readFragment(FilteredTravelCard_travel, masked)
  const { travelGuides } = travel
  const view = viewOf(travel, { today: config.today, ...time })
  const line = monthLine(travel, view)
  const shown = travelInView(travel, view)
  const month = view.months.length === 0 || shown.dates === null ? null : monthOf(shown.dates.startDate)
  return (
    <TravelCard
      to={listedPath(travel, month)}
      from={FROM_LIST}
      name={travel.name}
      shown={shown}
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

/** «Juni 2027: 5 Abreisen, ab 02.06.»; several months are written from the first to the last. */
function periodText({ first, last, departures, from }: MonthLine): string {
  const isOneYear = yearOf(first) === yearOf(last)
  const start = isOneYear ? monthName(first) : formatMonth(first)
  const period = first === last ? formatMonth(first) : t('list.period', { first: start, last: formatMonth(last) })
  return t('list.inPeriod', { period, count: departures, from: formatDayOfYear(from) })
}
