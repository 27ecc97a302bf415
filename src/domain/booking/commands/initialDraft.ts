import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { bookingAfter } from './command.ts'
import { withPricingTravel } from './dates.ts'
import { withParty } from './people.ts'

// Assumption: most visitors book for two; the first question lets them change it.
const USUAL_PARTY = { adults: 2, childBirthdays: [], babies: 0 }

/** The initial draft of a visitor: the loaded variant, its first bookable date, two adults. */
export function initialDraft(travelId: string, offer: Offer | null): BookingDraft {
  const draft = emptyDraft(travelId)
  const variantId = offer?.pricing?.id ?? null
  if (offer === null || variantId === null) return draft
  const dated = bookingAfter(resolve(draft, offer), (now) => withPricingTravel(now, variantId))
  return bookingAfter(dated, (now) => withParty(now, USUAL_PARTY)).draft
}
