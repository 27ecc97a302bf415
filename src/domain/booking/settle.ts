import { settleStops } from '#domain/booking/boarding/settleStops.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import { settleCo2 } from '#domain/booking/extras/co2.ts'
import { settleDocuments } from '#domain/booking/extras/documents.ts'
import { settleEsims } from '#domain/booking/extras/esim.ts'
import { settleExtras } from '#domain/booking/extras/extras.ts'
import { settleRoomAddons } from '#domain/booking/extras/roomAddons.ts'
import { settleSummary } from '#domain/booking/insurance/settleSummary.ts'
import { settlePaymentMethod } from '#domain/booking/payment/payment.ts'
import { settleAgeGroups, settleBilledPerson } from '#domain/booking/people/settlePeople.ts'
import { settleBeds } from '#domain/booking/rooms/beds.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** Invariants of a draft, in order: each rule may rely on those before it. */
const INVARIANTS: readonly ((booking: Booking) => BookingDraft)[] = [
  settleAgeGroups,
  settleBilledPerson,
  settleBeds,
  settleStops,
  settleRoomAddons,
  settleExtras,
  settleEsims,
  settleCo2,
  settleDocuments,
  settlePaymentMethod,
]

/**
 * Re-establishes what always holds, after a command and whenever the stored draft is read; idempotent. Left alone are
 * sent drafts (their places are taken already) and those whose variant is not the loaded one. Without a sold date only
 * the people are settled, and the choices stay.
 */
export function settle(draft: BookingDraft, offer: Offer): BookingDraft {
  if (isSent(draft) || offer.pricing === null || offer.pricing.id !== draft.pricingTravelId) return draft
  const settled = INVARIANTS.reduce(
    (booking, rule) => {
      // A rule that already holds returns the same draft, which need not be resolved again.
      const next = rule(booking)
      return next === booking.draft ? booking : resolve(next, offer)
    },
    resolve(draft, offer),
  )
  return settleSummary(settled.draft, draft)
}
