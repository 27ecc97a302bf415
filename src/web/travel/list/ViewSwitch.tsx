import { Link } from 'react-router'
import type { TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/list.ts'
import { listUrl, type ListPage } from '#web/travel/search/listUrl.ts'
import styles from './ViewSwitch.module.css'

interface Props {
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

const LAYOUTS = [
  { layout: 'list', label: t('list.asList') },
  { layout: 'calendar', label: t('list.asCalendar') },
] as const

/** Links to the travels as cards and as a calendar; each view has a URL. None without a filter by month (rule 2.2.1). */
export function ViewSwitch({ filter, view, page }: Props) {
  const { months } = useSite().tenant.travelFilter.inputs
  if (!months.enabled) return null
  return (
    <nav className={styles.views} aria-label={t('list.view')}>
      {LAYOUTS.map(({ layout, label }) => (
        <Link
          key={layout}
          className={styles.view}
          to={listUrl(page, filter, { layout, pages: 1 })}
          aria-current={layout === view.layout ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
