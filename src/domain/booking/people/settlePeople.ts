import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { ageGroupIdOf, isTooYoungToBill } from '#domain/booking/rules/ages.ts'

/**
 * Derives each traveller's age group at the end of the travel.
 * Assumption: while no date is chosen, ages count today.
 */
export function settleAgeGroups(booking: Booking): BookingDraft {
  const { draft, offer } = booking
  const endDate = booking.date?.endDate ?? offer.today
  const travellers = draft.travellers.map((traveller) => {
    const ageGroupId = ageGroupIdOf(traveller, endDate, offer.travel.ageGroups)
    return ageGroupId === traveller.ageGroupId ? traveller : { ...traveller, ageGroupId }
  })
  const isSame = travellers.every((traveller, index) => traveller === draft.travellers[index])
  return isSame ? draft : { ...draft, travellers }
}

/**
 * A minor is not billed (rules 4.10): they lose the mark and a separate billing address is required, until a birthday
 * says they are of age.
 * Assumption: they are then billed again, the first of several, unless another traveller is; an address given meanwhile
 * is kept but not used.
 * Assumption: marking another adult clears the flag as well, as an adult is billed then.
 */
export function settleBilledPerson({ draft, offer: { today } }: Booking): BookingDraft {
  const isForced = ({ birthday, isBillingAddress, triggeredForceBillingAddress }: Traveller) =>
    (isBillingAddress || triggeredForceBillingAddress) && isTooYoungToBill(birthday, today)
  const isOthersBilled = draft.travellers.some(({ isBillingAddress }) => isBillingAddress)
  const firstOfAge = draft.travellers.find(
    (traveller) => traveller.triggeredForceBillingAddress && !isForced(traveller),
  )
  const travellers = draft.travellers.map((traveller): Traveller => {
    if (isForced(traveller))
      return traveller.isBillingAddress || !traveller.triggeredForceBillingAddress
        ? { ...traveller, isBillingAddress: false, triggeredForceBillingAddress: true }
        : traveller
    const hasAddress = !traveller.isBillingAddress || traveller.sameAddressAsTravellerIndex === null
    if (!traveller.triggeredForceBillingAddress && hasAddress) return traveller
    const isBillingAddress = traveller.isBillingAddress || (traveller === firstOfAge && !isOthersBilled)
    // Billed at their own address, whose form is shown, though they may have shared another one meanwhile.
    const address = isBillingAddress ? { sameAddressAsTravellerIndex: null } : {}
    return { ...traveller, ...address, isBillingAddress, triggeredForceBillingAddress: false }
  })
  const isAnybodyBilled = travellers.some(({ isBillingAddress }) => isBillingAddress)
  const isAnybodyTooYoung = travellers.some(({ triggeredForceBillingAddress }) => triggeredForceBillingAddress)
  const billingAddressForcedDueToMinorAge = isAnybodyTooYoung && !isAnybodyBilled
  const isSame =
    billingAddressForcedDueToMinorAge === draft.billingAddressForcedDueToMinorAge &&
    travellers.every((traveller, index) => traveller === draft.travellers[index])
  return isSame ? draft : { ...draft, travellers, billingAddressForcedDueToMinorAge }
}
