import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { years } from './naiveSale.ts'

/** What holds for the people of a draft, whatever was done to it, once it has been held against the offer. */
export type PeopleInvariant = (draft: BookingDraft, offer: Offer) => boolean

const isUnder18 = ({ birthday }: Pick<Traveller, 'birthday'>, today: string) =>
  birthday !== null && years(birthday, today) < 18

export const PEOPLE_INVARIANTS: Readonly<Record<string, PeopleInvariant>> = {
  'at most one traveller is billed': ({ travellers }) =>
    travellers.filter(({ isBillingAddress }) => isBillingAddress).length <= 1,

  'nobody is billed who is known to be under 18 today': ({ travellers }, { today }) =>
    travellers.every((traveller) => !traveller.isBillingAddress || !isUnder18(traveller, today)),

  'only who is under 18 keeps another address necessary': ({ travellers }, { today }) =>
    travellers.every((traveller) => !traveller.triggeredForceBillingAddress || isUnder18(traveller, today)),

  'another address is necessary exactly while a minor gave up the bill and nobody took it': ({
    travellers,
    billingAddressForcedDueToMinorAge,
  }) => {
    const isGivenUp = travellers.some(({ triggeredForceBillingAddress }) => triggeredForceBillingAddress)
    return (
      billingAddressForcedDueToMinorAge === (isGivenUp && travellers.every(({ isBillingAddress }) => !isBillingAddress))
    )
  },

  'somebody is billed, or a minor gave it up, or another address was named': ({ travellers, billingAddress }) =>
    travellers.length === 0 ||
    billingAddress !== null ||
    travellers.some(
      ({ isBillingAddress, triggeredForceBillingAddress }) => isBillingAddress || triggeredForceBillingAddress,
    ),

  'who has a birthday is in a group of their age at the end of the travel, or in none': (
    { travellers, date },
    offer,
  ) => {
    const chosen = offer.saleDates.find(
      ({ id, extension }) => id === date?.dateId && (extension?.id ?? null) === date.extensionId,
    )
    const end = chosen?.endDate ?? offer.today
    return travellers.every(({ birthday, ageGroupId }) => {
      const group = offer.travel.ageGroups.find(({ id }) => id === ageGroupId)
      if (birthday === null) return ageGroupId === null || group !== undefined
      const age = years(birthday, end)
      const isTaken = offer.travel.ageGroups.some(({ minAge, maxAge }) => minAge <= age && age <= maxAge)
      return group === undefined ? ageGroupId === null && !isTaken : group.minAge <= age && age <= group.maxAge
    })
  },

  'an address that is shared is the address of another traveller': ({ travellers }) =>
    travellers.every(
      ({ sameAddressAsTravellerIndex: shared }, index) =>
        shared === null || (shared !== index && travellers[shared] !== undefined),
    ),

  'answers are kept of nobody who does not travel': ({ travellers, customData }) =>
    customData.travellers.length <= travellers.length,
}

/** What holds right after other people were entered. */
export const NEW_PEOPLE_INVARIANTS: Readonly<Record<string, PeopleInvariant>> = {
  'the first traveller is billed, unless under 18': ({ travellers: [first] }, { today }) =>
    first === undefined || first.isBillingAddress || isUnder18(first, today),

  'the others share the address of the first': ({ travellers: [first, ...others] }) =>
    (first?.sameAddressAsTravellerIndex ?? null) === null &&
    others.every(({ sameAddressAsTravellerIndex }) => sameAddressAsTravellerIndex === 0),

  'adults come before children, and children by age group': ({ travellers }, { travel }) => {
    const isAdult = (id: string | null) => travel.ageGroups.find((group) => group.id === id)?.type === 'ADULT'
    const place = ({ ageGroupId }: Traveller) => {
      const rank = travel.ageGroups.findIndex(({ id }) => id === ageGroupId)
      return isAdult(ageGroupId) ? -1 : rank === -1 ? 99 : rank
    }
    const ranks = travellers.map(place)
    return ranks.every((rank, index) => index === 0 || (ranks[index - 1] ?? rank) <= rank)
  },

  'nobody has a bed, a package or an insurance yet': ({ travellers, rooms, familyInsurance }) =>
    rooms.length === 0 &&
    familyInsurance === null &&
    travellers.every(
      ({ accommodationId, familyPackageId, insurance }) =>
        accommodationId === null && familyPackageId === null && insurance === null,
    ),
}
