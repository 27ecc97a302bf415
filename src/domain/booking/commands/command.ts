import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import { settle } from '#domain/booking/settle.ts'

/**
 * A command of the domain: a `with…` function with its choice filled in. It edits the draft where the choice stands;
 * what follows from it is settled by `bookingAfter`.
 */
export type Command = (booking: Booking) => BookingDraft

/** The draft after a command of the visitor, settled. One that was sent stays as it is. */
export function applyCommand(booking: Booking, command: Command): BookingDraft {
  return isSent(booking.draft) ? booking.draft : bookingAfter(booking, command).draft
}

/** The booking as it would be after a command, settled: also what nobody chooses, such as another date in the price table. */
export function bookingAfter(booking: Booking, command: Command): Booking {
  const { offer } = booking
  return resolve(settle(command(booking), offer), offer)
}
