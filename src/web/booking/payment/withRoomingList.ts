import { withRemarkLine } from '#domain/booking/commands/remarkLine.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { sharedRoomLines } from '#web/booking/roomLines.ts'
import { t } from '#web/text/payment.ts'

/**
 * A booking as it is sent: with a line of the remarks that says who shares which room, where that matters.
 * Assumption: the wire names the kind of room of each traveller and not the room, so the operator reads it there.
 */
export function withRoomingList(draft: BookingDraft, offer: Offer): BookingDraft {
  const lines = sharedRoomLines(draft, offer)
  if (lines.length === 0) return draft
  const { bookingRemarks } = withRemarkLine(draft, { label: t('payment.roomingList'), text: lines.join('; ') })
  return { ...draft, bookingRemarks }
}
