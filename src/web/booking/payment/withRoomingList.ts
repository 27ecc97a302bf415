import { withRemarkLine } from '#domain/booking/commands/remarkLine.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { ROOMING_LIST } from '#protocol/roomingList.ts'
import { sharedRoomLines } from '#web/booking/roomLines.ts'

/**
 * The draft to send, with the room allocation appended to the remarks if it matters.
 * Assumption: the wire format has the kind of room of each traveller but not the room, so the operator reads the remarks.
 */
export function withRoomingList(booking: Booking): BookingDraft {
  const { draft } = booking
  const lines = sharedRoomLines(booking)
  if (lines.length === 0) return draft
  const { bookingRemarks } = withRemarkLine(draft, { label: ROOMING_LIST, text: lines.join('; ') })
  return { ...draft, bookingRemarks }
}
