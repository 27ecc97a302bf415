import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { isSent } from '#domain/booking/draft/sent.ts'

/** A command of the domain: a `with…` function with its choice filled in. */
export type Command = (booking: Booking) => BookingDraft

/** Applies a command of the visitor. A draft that was sent stays as it is. */
export function applyCommand(booking: Booking, command: Command): BookingDraft {
  return isSent(booking.draft) ? booking.draft : command(booking)
}
