import { dequal } from 'dequal/lite'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { currentSnapshot } from './reconcile.ts'

/** Whether two states of a booking show the visitor the same date, status, lines, total, stops and choices. */
export function looksTheSame(one: Booking, other: Booking): boolean {
  return dequal(currentSnapshot(one), currentSnapshot(other))
}
