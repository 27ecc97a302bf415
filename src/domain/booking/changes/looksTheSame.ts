import { dequal } from 'dequal/lite'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { snapshotOf } from './snapshotOf.ts'

/**
 * Whether two states of a booking show the visitor the same date, status, lines, total, stops and choices. False where
 * the prices of either are unknown.
 */
export function looksTheSame(one: Booking, other: Booking): boolean {
  const shown = snapshotOf(one)
  return shown !== null && dequal(shown, snapshotOf(other))
}
