import { Link } from 'react-router'
import { isEmptyFilter, sortedByStart, type TravelFilter } from '#domain/travels/filter.ts'
import { withDisplayedDates } from '#domain/travels/displayDates.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/site.ts'
import { FilteredTravelCard } from './FilteredTravelCard.tsx'
import styles from './TravelList.module.css'

const TravelList_result = graphql(`
  fragment TravelList_result on TravelFilterResult {
    counts {
      total
      filteredTotal
    }
    travels {
      id
      urlSlug
      startDate
      endDate
      dates {
        startDate
        endDate
        includesExtension
      }
      ...FilteredTravelCard_travel
    }
  }
`)

interface Props {
  readonly result: FragmentType<typeof TravelList_result>
  readonly filter: TravelFilter
  /** Address of the list without any filter. */
  readonly plainPath: string
  /** True while the next answer is on its way; the last one stays in view. */
  readonly isLoading: boolean
}

/** Cards of the first screen load their posters at once. */
const FIRST_SCREEN = 4

/** The travels that match, by start date, and how many they are. */
export function TravelList({ result, filter, plainPath, isLoading }: Props) {
  const { config } = useSite()
  const { counts, travels } = readFragment(TravelList_result, result)
  const sorted = sortedByStart(travels.map((travel) => withDisplayedDates(travel, config.today)))
  return (
    <section className={styles.section} aria-busy={isLoading} aria-label={t('list.title')}>
      <p className={styles.count} role="status">
        {isEmptyFilter(filter)
          ? t('list.countAll', { total: counts.total })
          : t('list.count', { filtered: counts.filteredTotal, total: counts.total })}
      </p>
      {sorted.length === 0 ? <EmptyList plainPath={plainPath} /> : null}
      <ul className={styles.cards}>
        {sorted.map((travel, place) => (
          <li key={travel.id ?? travel.urlSlug}>
            <FilteredTravelCard travel={travel} isFirstScreen={place < FIRST_SCREEN} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EmptyList({ plainPath }: { readonly plainPath: string }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{t('list.emptyTitle')}</h2>
      <p>
        {t('list.emptyText')} <OperatorPhone />
      </p>
      <p>
        <Link to={plainPath}>{t('list.reset')}</Link>
      </p>
    </div>
  )
}
