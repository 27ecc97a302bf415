import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router'
import type { TravelFilter } from '#domain/travels/filter.ts'
import { travelsShown, type ListView } from '#domain/travels/listView.ts'
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

/** The list before it grows. */
interface Before {
  readonly section: Element
  readonly addresses: ReadonlySet<string>
  readonly pages: number
}

/** Link to the list with one more page; the focus goes to the first travel of that. Null if all travels are shown. */
export function MoreTravels({ left, filter, view, page }: Props) {
  const { pages } = view
  const before = useRef<Before | null>(null)
  useEffect(() => {
    if (before.current?.pages !== pages - 1) return
    const { section, addresses } = before.current
    before.current = null
    linksIn(section)
      .find(({ href }) => !addresses.has(href))
      ?.focus({ preventScroll: true })
  }, [pages])
  if (left <= 0) return null
  const rememberList = ({ currentTarget }: MouseEvent) => {
    const section = currentTarget.closest('section')
    if (section === null) return
    before.current = { section, addresses: new Set(linksIn(section).map(({ href }) => href)), pages }
  }
  return (
    <p>
      <Link
        className={styles.more}
        to={listUrl(page, filter, { ...view, pages: pages + 1 })}
        onClick={rememberList}
        preventScrollReset
        replace
      >
        {t('list.more', { count: Math.min(left, travelsShown({ ...view, pages: 1 })) })}
      </Link>
    </p>
  )
}

function linksIn(section: Element): readonly HTMLAnchorElement[] {
  return [...section.querySelectorAll('a')]
}
