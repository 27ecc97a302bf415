import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import type { Resumption, ResumptionStage } from './resumption.ts'

/* A module of its own: public pages read the entries, and do not load the draft with them. */

/**
 * The entry to resume a draft, to find out whether it was placed, or to pay for it once it is; null for one that needs
 * nothing more, or was only looked at.
 * Assumption: a booking is started once somebody has a bed or a second step was seen.
 */
export function toResumption(draft: BookingDraft, travelName: string): Resumption | null {
  const { travelId, travellers, babies, snapshot, lastActivityTimestamp, sentEvents } = draft
  const wasSecondStepSeen = sentEvents.some((event) => event.startsWith('booking_step'))
  const isBegun = draft.rooms.length > 0 || familyPackageIdOf(draft) !== null || wasSecondStepSeen
  const stage = stageOf(draft)
  if (lastActivityTimestamp === null || !isBegun || stage === null) return null
  const startDate = snapshot?.date?.startDate ?? null
  return { travelId, travelName, startDate, people: travellers.length + babies.length, stage, lastActivityTimestamp }
}

function stageOf(draft: BookingDraft): ResumptionStage | null {
  const { submission, payment } = draft
  if (!isBooked(draft)) return submission.submissionId === null ? 'begun' : 'sent'
  // Begun, and not known to have been made or to be too late.
  return payment.initialized && payment.outcome !== 'paid' && payment.outcome !== 'expired' ? 'unpaid' : null
}
