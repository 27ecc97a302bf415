import { calendarMonths } from '#domain/travels/calendarMonths.ts'
import type { TimeInView } from '#domain/travels/datesInView.ts'
import type { TravelFilter } from '#domain/travels/filter.ts'
import { travelsShown, type ListView } from '#domain/travels/listView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { formatMonth } from '#web/text/days.ts'
import { t } from '#web/text/emptyList.ts'
import type { FoundTravels } from '#web/travel/search/listFacts.ts'
import type { ListPage } from '#web/travel/search/listUrl.ts'
import { CalendarRow } from './CalendarRow.tsx'
import { MoreTravels } from './MoreTravels.tsx'
import styles from './TravelCalendar.module.css'

const TravelCalendar_result = graphql(`
  fragment TravelCalendar_result on TravelFilterResult {
    counts {
      filteredTotal
    }
    travels(first: $first) {
      id
      urlSlug
      minPrice
      dates {
        startDate
        endDate
        includesExtension
        status
        placesLeft
        minPrice
      }
      ...CalendarRow_travel
    }
  }
`)

interface Props {
  /** Null where the fallback search has found the travels. */
  readonly result: FragmentType<typeof TravelCalendar_result> | null
  readonly time: TimeInView
  /** Travels found by the fallback search; null if the platform searched. */
  readonly found: FoundTravels | null
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

/** Departures of the matching travels, by month. */
export function TravelCalendar({ result, time, found, filter, view, page }: Props) {
  const { today } = useSite().config
  const listed = readFragment(TravelCalendar_result, result)
  const wanted = found?.travels ?? listed?.travels ?? []
  const shown = wanted.slice(0, travelsShown(view))
  // A platform may list travels and leave out their dates.
  const areDaysUnknown = shown.length > 0 && shown.every(({ dates }) => dates.length === 0)
  return (
    <>
      {calendarMonths(shown, { today, ...time }).map(({ month, entries }) => (
        <section key={month}>
          <h2 className={styles.month}>
            <span>{formatMonth(month)}</span>{' '}
            {areDaysUnknown ? null : <span className={styles.count}>{countsOf(entries)}</span>}
          </h2>
          {areDaysUnknown ? <p className={styles.unknown}>{t('list.datesFollow')}</p> : null}
          <ul className={styles.rows}>
            {entries.map(({ travel, departure }) => (
              <li key={`${travel.id ?? travel.urlSlug} ${departure.startDate} ${departure.endDate}`}>
                <CalendarRow travel={travel} departure={departure} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreTravels
        left={(found?.count ?? listed?.counts.filteredTotal ?? wanted.length) - shown.length}
        filter={filter}
        view={view}
        page={page}
      />
    </>
  )
}

/** The numbers of travels and departures. */
function countsOf(entries: readonly { readonly travel: unknown }[]): string {
  return t('list.departures', { travels: new Set(entries.map(({ travel }) => travel)).size, count: entries.length })
}
