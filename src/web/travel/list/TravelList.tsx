import { withDisplayedDays } from '#domain/travels/datesInView.ts'
import { sortedByStart, type TravelFilter } from '#domain/travels/filter.ts'
import { travelsShown, type ListView } from '#domain/travels/listView.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import type { ListPlace } from '#web/travel/search/listPlace.ts'
import { FilteredTravelCard } from './FilteredTravelCard.tsx'
import { MoreTravels } from './MoreTravels.tsx'
import styles from './TravelList.module.css'

const TravelList_result = graphql(`
  fragment TravelList_result on TravelFilterResult {
    counts {
      filteredTotal
    }
    travels(first: $first) {
      id
      urlSlug
      startDate
      endDate
      minPrice
      dates {
        startDate
        endDate
        includesExtension
        status
        placesLeft
        minPrice
      }
      ...FilteredTravelCard_travel
    }
  }
`)

interface Props {
  readonly result: FragmentType<typeof TravelList_result>
  /** Slugs of those to show; null for all. */
  readonly found: readonly string[] | null
  /** The months in view; empty for all. */
  readonly months: readonly string[]
  readonly filter: TravelFilter
  readonly view: ListView
  readonly place: ListPlace
}

/** Cards of the first screen load their posters at once. */
const FIRST_SCREEN = 4

/** The cards up to this one are laid out before the rest. */
const SECOND_SCREEN = 8

/** The travels that match as cards, by start date. A platform that answers all of them shows them page by page too. */
export function TravelList({ result, found, months, filter, view, place }: Props) {
  const { config } = useSite()
  const { counts, travels } = readFragment(TravelList_result, result)
  const wanted = found === null ? travels : travels.filter(({ urlSlug }) => found.includes(urlSlug))
  const sorted = sortedByStart(wanted.map((travel) => withDisplayedDays(travel, { today: config.today, months })))
  const shown = sorted.slice(0, travelsShown(view))
  return (
    <>
      <ul className={styles.cards}>
        {shown.map((travel, position) => (
          <li
            key={travel.id ?? travel.urlSlug}
            data-below={position < FIRST_SCREEN ? undefined : position < SECOND_SCREEN ? 1 : 2}
          >
            <FilteredTravelCard
              travel={travel}
              months={months}
              isFirstScreen={position < FIRST_SCREEN && view.pages === 1}
            />
          </li>
        ))}
      </ul>
      <MoreTravels
        left={(found?.length ?? counts.filteredTotal) - shown.length}
        filter={filter}
        view={view}
        place={place}
      />
    </>
  )
}
