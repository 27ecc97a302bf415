import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import { settle } from '#domain/booking/settle.ts'

/**
 * A command of the domain: a `with…` function with its choice filled in. It edits the draft where the choice stands;
 * what follows from it is settled by `bookingAfter`.
 */
export type Command = (booking: Booking) => BookingDraft

/** The booking after a command of the visitor, settled; one that was sent stays as it is. */
export function applyCommand(booking: Booking, command: Command): Booking {
  return isSent(booking.draft) ? booking : bookingAfter(booking, command)
}

/**
 * The booking as it would be after a command, settled, whether sent or not: to compare with, such as on another date of
 * the price table, or to go on from.
 */
export function bookingAfter(booking: Booking, command: Command): Booking {
  const { offer } = booking
  return resolve(settle(command(booking), offer), offer)
}
