import type { RoomChoice } from '#domain/booking/draft/choices.ts'
import { roomOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { withoutRemarkLine } from '#domain/booking/draft/remarkLines.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/**
 * Label of the line of the remarks that names the person to share a room with.
 * Assumption: the platform has no field for it.
 */
export const ROOM_MATE_LABEL = 'Zimmer teilen mit:'

/** Removes that line if rooms are chosen and no place in any of them is shared with people of other bookings. */
export function withoutIdleRoomMate(draft: BookingDraft, offer: Offer): BookingDraft {
  const isShared = ({ accommodationId }: RoomChoice) =>
    roomOf(accommodationId, offer)?.capacitySettings.partialOccupancyAllowed === true
  const rooms = draft.rooms.filter(({ quantity }) => quantity > 0)
  return rooms.length === 0 || rooms.some(isShared) ? draft : withoutRoomMate(draft)
}

/** Removes that line. */
export function withoutRoomMate(draft: BookingDraft): BookingDraft {
  return { ...draft, bookingRemarks: withoutRemarkLine(draft.bookingRemarks, ROOM_MATE_LABEL) }
}
