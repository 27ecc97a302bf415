import { Link } from 'react-router'
import type { TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { t } from '#web/text/list.ts'
import { listUrl, type ListPage } from '#web/travel/search/listUrl.ts'
import styles from './TravelList.module.css'

interface Props {
  /** Matching travels that are not shown. */
  readonly left: number
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

/** Link to the list with one more page. Null if all travels are shown. */
export function MoreTravels({ left, filter, view, page }: Props) {
  if (left <= 0) return null
  return (
    <p>
      <Link
        className={styles.more}
        to={listUrl(page, filter, { ...view, pages: view.pages + 1 })}
        preventScrollReset
        replace
      >
        {t('list.more', { count: left })}
      </Link>
    </p>
  )
}
