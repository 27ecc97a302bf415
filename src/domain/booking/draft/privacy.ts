import type { BookingDraft } from './draft.ts'
import { emptyBaby } from './emptyDraft.ts'

/**
 * A placed booking without personal data, as kept after the visitor leaves the confirmation (rule 10.18). Booking and
 * order number stay.
 */
export function withoutPersonalData(draft: BookingDraft): BookingDraft {
  const unknown = { ...emptyBaby(), nationality: '' }
  return {
    ...draft,
    travellers: draft.travellers.map((traveller) => ({ ...traveller, ...unknown })),
    babies: draft.babies.map(() => unknown),
    billingAddress: null,
    travellerRemarks: '',
    bookingRemarks: '',
    customData: { booking: {}, travellers: [] },
  }
}
