import { Link } from 'react-router'
import {
  EMPTY_FILTER,
  isEmptyFilter,
  usedParts,
  withoutPart,
  type FilterPart,
  type TravelFilter,
} from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { formatMonth } from '#web/text/days.ts'
import { t as cardText } from '#web/text/cards.ts'
import { t } from '#web/text/emptyList.ts'
import { TravelCards } from '#web/travel/card/TravelCard.tsx'
import type { ListFacts } from '#web/travel/search/listFacts.ts'
import { listUrl, type ListPage } from '#web/travel/search/listUrl.ts'
import { withoutMonths } from '#web/travel/search/emptyListAlternatives.ts'
import styles from './EmptyList.module.css'

interface Props {
  /** All travels, without filter; null where the platform does not count. */
  readonly total: number | null
  readonly facts: Pick<ListFacts, 'relaxed' | 'nearMonths' | 'upcoming' | 'reading'>
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

/**
 * Alternatives to an empty list: close months, the filter with one part removed, no filter, each with its number of
 * travels; then the next departures.
 */
export function EmptyList({ total, facts: { relaxed, nearMonths, upcoming, reading }, filter, view, page }: Props) {
  const pathOf = (rest: TravelFilter) => listUrl(page, rest, { ...view, pages: 1 })
  const isOnlyQuery = usedParts(filter).every((part) => part === 'query')
  const narrower = relaxed.filter(({ count }) => total === null || count < total)
  // Without any travel there is no filter to take back.
  const isCatalogueEmpty = total === 0 || isEmptyFilter(filter)
  return (
    <>
      <div className={styles.empty}>
        <h2 className={styles.emptyTitle}>{t(isCatalogueEmpty ? 'list.noneTitle' : 'list.emptyTitle')}</h2>
        <p>
          <span>{t(isCatalogueEmpty ? 'list.noneText' : isOnlyQuery ? 'list.emptyTextQuery' : 'list.emptyText')}</span>{' '}
          <OperatorPhone />
        </p>
        {isCatalogueEmpty ? null : (
          <ul className={styles.alternatives}>
            {nearMonths.map(({ month, count }) => (
              <Alternative
                key={month}
                to={pathOf({ ...withoutMonths(filter, reading), months: [month] })}
                label={t('list.inMonth', { month: formatMonth(month) })}
                count={count}
              />
            ))}
            {narrower.map(({ part, count }) => (
              <Alternative
                key={part}
                to={pathOf(withoutPart(filter, part))}
                label={t('list.without', { part: nameOf(part, filter) })}
                count={count}
              />
            ))}
            <Alternative to={pathOf(EMPTY_FILTER)} label={t('list.reset')} count={total} />
          </ul>
        )}
      </div>
      {upcoming === null ? <SectionFailure text={t('list.nextFailed')} /> : null}
      {upcoming === null || upcoming.length === 0 ? null : (
        <section className={styles.next}>
          <h2 className={styles.emptyTitle}>{t('list.next')}</h2>
          <TravelCards travels={upcoming} />
        </section>
      )}
    </>
  )
}

interface AlternativeProps {
  readonly to: string
  readonly label: string
  /** Null where the platform does not count. */
  readonly count: number | null
}

function Alternative({ to, label, count }: AlternativeProps) {
  return (
    <li>
      <Link className={styles.alternative} to={to} preventScrollReset>
        <span className={styles.part}>{label}</span>
        {count === null ? null : <span className={styles.count}>{cardText('list.optionCount', { count })}</span>}
      </Link>
    </li>
  )
}

function nameOf(part: FilterPart, { query }: TravelFilter): string {
  return part === 'query' ? t('list.part.query', { query }) : t(`list.part.${part}`)
}
