import { t } from '#web/text/travel.ts'
import type { DepartureRow } from './departures.ts'
import styles from './StatusMark.module.css'

/** The state of a departure in words. */
export function stateOf({ statusLabel, canWait }: Pick<DepartureRow, 'statusLabel' | 'canWait'>): string {
  return canWait ? t('travel.waitlistPossible', { status: statusLabel }) : statusLabel
}

/** Tells a state by its shape: full for free places, half for a wait or a question, crossed for none. */
export function StatusMark({ statusCode }: Pick<DepartureRow, 'statusCode'>) {
  return (
    <svg className={statusCode === 'CLOSED' ? styles.closed : styles.mark} viewBox="0 0 16 16" aria-hidden>
      <circle className={statusCode === 'BOOKABLE' ? styles.full : styles.ring} cx="8" cy="8" r="6" />
      {statusCode === 'BOOKABLE' ? null : <path className={styles.ring} d={statusCode === 'CLOSED' ? 'M4 12 12 4' : 'M8 2v12'} />}
      {statusCode === 'BOOKABLE' || statusCode === 'CLOSED' ? null : <path className={styles.full} d="M8 2a6 6 0 0 1 0 12Z" />}
    </svg>
  )
}
