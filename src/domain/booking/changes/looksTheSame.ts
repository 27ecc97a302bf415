import { dequal } from 'dequal/lite'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Snapshot } from '#domain/booking/draft/snapshot.ts'
import { snapshotOf } from './snapshotOf.ts'

/**
 * Whether two states of a booking show the visitor the same date, status, lines, total, stops and choices. Prices that
 * only follow a total of the platform to which the visitor has agreed are no change. False where the prices of either
 * are unknown.
 *
 * @param agreedCentimes the total at the button that was pressed
 */
export function looksTheSame(one: Booking, other: Booking, agreedCentimes: number): boolean {
  const [shown, now] = [snapshotOf(one), snapshotOf(other)]
  if (shown === null || now === null) return false
  const isAgreed = shown.totalCentimes !== agreedCentimes && now.totalCentimes === agreedCentimes
  return isAgreed ? dequal(withoutAmounts(shown), withoutAmounts(now)) : dequal(shown, now)
}

function withoutAmounts(snapshot: Snapshot): Snapshot {
  return { ...snapshot, totalCentimes: null, lines: snapshot.lines.map((line) => ({ ...line, centimes: 0 })) }
}
