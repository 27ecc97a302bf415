import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { ageGroupIdOf, isTooYoungToBill } from '#domain/booking/rules/ages.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** Settles age groups and the billed person. */
export function settlePeople(draft: BookingDraft, offer: Offer): BookingDraft {
  return withMinorRule(withAgeGroups(draft, offer), offer)
}

/**
 * Derives each traveller's age group at the end of the travel.
 * Assumption: while no date is chosen, ages count today.
 */
function withAgeGroups(draft: BookingDraft, offer: Offer): BookingDraft {
  const endDate = dateOf(draft, offer)?.endDate ?? offer.today
  const travellers = draft.travellers.map((traveller) => {
    const ageGroupId = ageGroupIdOf(traveller, endDate, offer.travel.ageGroups)
    return ageGroupId === traveller.ageGroupId ? traveller : { ...traveller, ageGroupId }
  })
  return { ...draft, travellers }
}

/**
 * A minor is not billed (rules 4.10): they lose the mark and a separate billing address is required, until a birthday
 * says they are of age.
 * Assumption: they are then billed again, the first of several, unless another traveller is; an address given meanwhile
 * is kept but not used.
 * Assumption: marking another adult clears the flag as well, as an adult is billed then.
 */
function withMinorRule(draft: BookingDraft, { today }: Offer): BookingDraft {
  const isForced = ({ birthday, isBillingAddress, triggeredForceBillingAddress }: Traveller) =>
    (isBillingAddress || triggeredForceBillingAddress) && isTooYoungToBill(birthday, today)
  const isOthersBilled = draft.travellers.some(({ isBillingAddress }) => isBillingAddress)
  const firstOfAge = draft.travellers.find(
    (traveller) => traveller.triggeredForceBillingAddress && !isForced(traveller),
  )
  const travellers = draft.travellers.map((traveller): Traveller => {
    if (isForced(traveller)) return { ...traveller, isBillingAddress: false, triggeredForceBillingAddress: true }
    if (!traveller.triggeredForceBillingAddress) return traveller
    const isBillingAddress = traveller.isBillingAddress || (traveller === firstOfAge && !isOthersBilled)
    return { ...traveller, isBillingAddress, triggeredForceBillingAddress: false }
  })
  const isAnybodyBilled = travellers.some(({ isBillingAddress }) => isBillingAddress)
  const isAnybodyTooYoung = travellers.some(({ triggeredForceBillingAddress }) => triggeredForceBillingAddress)
  return { ...draft, travellers, billingAddressForcedDueToMinorAge: isAnybodyTooYoung && !isAnybodyBilled }
}
