import { closesBooking, type DateState } from '#domain/catalogue/dateState.ts'
import styles from './StateMark.module.css'

/** Icon of a departure state, distinguished by shape: filled if bookable, half for waitlist or request, crossed if closed. */
export function StateMark({ state }: { readonly state: DateState }) {
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
