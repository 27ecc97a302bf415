import type { TimeInView } from '#domain/travels/datesInView.ts'
import type { TravelFilter } from '#domain/travels/filter.ts'
import { inListOrder } from '#domain/travels/listOrder.ts'
import { travelsShown, type ListView } from '#domain/travels/listView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import type { FoundTravels } from '#web/travel/search/listFacts.ts'
import type { ListPage } from '#web/travel/search/listUrl.ts'
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
  /** Travels found by the fallback search, in place of those of the result; null if the platform searched. */
  readonly found: FoundTravels | null
  readonly time: TimeInView
  /** Whether the query names a price. */
  readonly isByPrice: boolean
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

/** Cards above the fold, whose posters load eagerly. */
const ABOVE_FOLD = 4

/** Cards up to this position are laid out before the rest (`data-below`). */
const FIRST_BELOW_FOLD = 8

/** Matching travels as cards, by start date or price. Pages are cut here too, since a platform may ignore `first`. */
export function TravelList({ result, found, time, isByPrice, filter, view, page }: Props) {
  const { config } = useSite()
  const { counts, travels } = readFragment(TravelList_result, result)
  const sorted = inListOrder(found?.travels ?? travels, { today: config.today, ...time }, isByPrice)
  const shown = sorted.slice(0, travelsShown(view))
  return (
    <>
      <ul className={styles.cards}>
        {shown.map((travel, position) => (
          <li
            key={travel.id ?? travel.urlSlug}
            data-below={position < ABOVE_FOLD ? undefined : position < FIRST_BELOW_FOLD ? 1 : 2}
          >
            <FilteredTravelCard travel={travel} time={time} isAboveFold={position < ABOVE_FOLD && view.pages === 1} />
          </li>
        ))}
      </ul>
      <MoreTravels
        left={(found?.count ?? counts.filteredTotal ?? travels.length) - shown.length}
        filter={filter}
        view={view}
        page={page}
      />
    </>
  )
}
