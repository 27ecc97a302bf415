import { useEffect, useRef } from 'react'
import { Link, useLinkClickHandler, useLocation, useSearchParams } from 'react-router'
import { monthOf } from '#domain/calendar.ts'
import { formatMonth } from '#web/text/days.ts'
import { t } from '#web/text/travel.ts'
import styles from './DepartureSection.module.css'
import { monthId } from './DepartureTable.tsx'
import { departureCount } from './departureRows.ts'
import { departureSearch, type DepartureView } from './departureView.ts'
import type { DepartureRow } from './departures.ts'

interface Props {
  /** Departures the list does not show; null is rendered if there are none. */
  readonly hidden: readonly DepartureRow[]
  readonly view: DepartureView
}

/** Link that shows all departures; the focus goes to the month the new ones begin with. */
export function MoreDepartures({ hidden, view }: Props) {
  const [parameters] = useSearchParams()
  const search = departureSearch(parameters, { ...view, isWhole: true })
  const state: unknown = useLocation().state
  const navigate = useLinkClickHandler(search, { replace: true, preventScrollReset: true, state })
  const followedTo = useRef<string | null>(null)
  const [first, last] = [hidden[0], hidden.at(-1)]
  const isWhole = first === undefined
  useEffect(() => {
    if (!isWhole || followedTo.current === null) return
    document.getElementById(followedTo.current)?.focus({ preventScroll: true })
    followedTo.current = null
  }, [isWhole])
  if (first === undefined || last === undefined) return null
  const id = monthId(monthOf(first.startDate))
  return (
    <Link
      className={styles.more}
      to={`${search}#${id}`}
      onClick={(event) => {
        followedTo.current = id
        navigate(event)
      }}
      rel="nofollow"
    >
      {t('travel.moreDepartures', { count: departureCount(hidden), month: formatMonth(monthOf(last.startDate)) })}
    </Link>
  )
}
