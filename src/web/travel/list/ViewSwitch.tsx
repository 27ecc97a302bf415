import { Link } from 'react-router'
import type { TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { t } from '#web/text/list.ts'
import { listPath, type ListPlace } from '#web/travel/search/listPlace.ts'
import styles from './ViewSwitch.module.css'

interface Props {
  readonly filter: TravelFilter
  readonly view: ListView
  readonly place: ListPlace
}

const LAYOUTS = [
  { layout: 'list', label: t('list.asList') },
  { layout: 'calendar', label: t('list.asCalendar') },
] as const

/** The same travels as cards or as a calendar: two links, so that each has its address. */
export function ViewSwitch({ filter, view, place }: Props) {
  return (
    <nav className={styles.views} aria-label={t('list.view')}>
      {LAYOUTS.map(({ layout, label }) => (
        <Link
          key={layout}
          className={styles.view}
          to={listPath(place, filter, { layout, pages: 1 })}
          aria-current={layout === view.layout ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
