import { closesBooking } from '#domain/catalogue/dateState.ts'
import { t } from '#web/text/travel.ts'
import type { DepartureRow } from './departures.ts'
import styles from './StatusMark.module.css'

/** The state of a departure in words. */
export function stateOf({ statusLabel, canWait, fewPlaces }: Pick<DepartureRow, 'statusLabel' | 'canWait' | 'fewPlaces'>): string {
  if (fewPlaces !== null) return t('travel.few', { count: fewPlaces })
  return canWait ? t('travel.waitlistPossible', { status: statusLabel }) : statusLabel
}

/** Tells a state by its shape: full for free places, half for a wait or a question, crossed for none. */
export function StatusMark({ state }: Pick<DepartureRow, 'state'>) {
  const isFree = state === 'BOOKABLE'
  const isShut = closesBooking(state) || state === 'BY_PHONE'
  return (
    <svg className={isShut ? styles.closed : styles.mark} viewBox="0 0 16 16" aria-hidden>
      <circle className={isFree ? styles.full : styles.ring} cx="8" cy="8" r="6" />
      {isFree ? null : <path className={styles.ring} d={isShut ? 'M4 12 12 4' : 'M8 2v12'} />}
      {isFree || isShut ? null : <path className={styles.full} d="M8 2a6 6 0 0 1 0 12Z" />}
    </svg>
  )
}
