import type { Room } from '#domain/booking/availability/capacity.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { roomOptions } from '#domain/booking/rooms/rooms.ts'
import type { Reason } from '#domain/catalogue/reason.ts'

/** The reason beside a room in the list of rooms, with its remedy; null where one more can be chosen. */
export function roomReason({ id }: Room, booking: Booking): Reason | null {
  const option = roomOptions(booking).find(({ room }) => room.id === id)
  if (option === undefined) throw new Error(`No room ${id} on the list`)
  if (option.reason === null) return null
  const { findRemedy, ...why } = option.reason
  return { ...why, remedy: findRemedy() }
}
