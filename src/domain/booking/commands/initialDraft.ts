import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { withPricingTravel } from './dates.ts'
import { withParty } from './people.ts'

// Assumption: most visitors book for two; the first question lets them change it.
const USUAL_PARTY = { adults: 2, childBirthdays: [], babies: 0 }

/** The initial draft of a visitor: the loaded variant, its first bookable date, two adults. */
export function initialDraft(travelId: string, offer: Offer | null): BookingDraft {
  const draft = emptyDraft(travelId)
  if (offer === null || offer.pricing === null) return draft
  return withParty(resolve(withPricingTravel(resolve(draft, offer), offer.pricing.id), offer), USUAL_PARTY)
}
