import { haveContingentsFailed, babyContingent } from '#domain/booking/availability/contingents.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { emptyBaby } from '#domain/booking/draft/emptyDraft.ts'
import type { Contact, Traveller } from '#domain/booking/draft/person.ts'
import { wholeQuantity } from '#domain/booking/draft/choices.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { withoutSelections } from '#domain/booking/draft/selections.ts'
import { addressHosts, addressOf } from '#domain/booking/people/contactRules.ts'
import { adultsIn, party, rebuiltPeople, type Party } from '#domain/booking/people/partyPeople.ts'
import { canHaveChildren, canHaveBabies } from '#domain/booking/people/takenAges.ts'

/**
 * Sets the party (rules 4.9): the first traveller is billed, the others share their address, ordered by age group.
 * Known data stays with its person. New travellers reset the selections, babies do not. Children and babies the travel
 * does not take are left out, and so are additional babies without a place in their package.
 * @param leaving index of the adult who leaves a smaller party; null for one without a name, else the last
 */
export function withParty(booking: Booking, wanted: Party, leaving: number | null = null): BookingDraft {
  const { draft, offer } = booking
  const isUnknown = haveContingentsFailed(booking)
  const placesForBabies = isUnknown ? draft.babies.length : Math.max(draft.babies.length, babyContingent(booking))
  const next: Party = {
    adults: wholeQuantity(wanted.adults),
    childBirthdays: canHaveChildren(offer) ? wanted.childBirthdays : [],
    babies: canHaveBabies(offer) ? Math.min(wholeQuantity(wanted.babies), placesForBabies) : 0,
  }
  const babies = Array.from({ length: next.babies }, (_, index) => draft.babies[index] ?? emptyBaby())
  if (isSameTravellers(party(booking), next)) return { ...draft, babies }
  const people = rebuiltPeople(booking, next, leaving)
  const { booking: ofBooking, travellers: answers } = draft.customData
  const customData = {
    booking: ofBooking,
    travellers: people.map(({ index }) => answers[index ?? -1] ?? {}),
  }
  const travellers = people.map(({ traveller }) => traveller)
  return { ...withoutSelections(draft), babies, customData, travellers }
}

/** Takes one adult out of the party; changes nothing where there is no such adult, or no other one. */
export function withoutAdult(booking: Booking, index: number): BookingDraft {
  const present = party(booking)
  const isAdult = adultsIn(booking).some((adult) => adult.index === index)
  return isAdult && present.adults > 1
    ? withParty(booking, { ...present, adults: present.adults - 1 }, index)
    : booking.draft
}

function isSameTravellers(a: Party, b: Party): boolean {
  const birthdays = (party: Party) => [...party.childBirthdays].sort().join()
  return a.adults === b.adults && birthdays(a) === birthdays(b)
}

/**
 * Marks one traveller as billed and unmarks all others; a minor loses the mark again (`settle`). The billed traveller
 * gets an own address, a copy of the shared one; the others at that address now share theirs.
 */
export function withBillingTraveller({ draft }: Booking, index: number): BookingDraft {
  if (draft.travellers[index] === undefined) return draft
  const contactPerson = contactPersonOf(draft)
  const travellers = asHost(draft.travellers, index).map((traveller, position): Traveller => {
    if (position !== index) return { ...traveller, isBillingAddress: false }
    const { email, phone } = traveller
    return {
      ...traveller,
      isBillingAddress: true,
      sameAddressAsTravellerIndex: null,
      // The booker gives e-mail and phone once, also when the bill then goes to another traveller.
      email: email === '' ? (contactPerson?.email ?? '') : email,
      phone: phone === '' ? (contactPerson?.phone ?? '') : phone,
    }
  })
  return { ...draft, travellers }
}

/** The traveller whose e-mail and phone are given: the billed one, else the first with an e-mail address; null without one. */
function contactPersonOf({ travellers }: Decisions): Traveller | null {
  const billed = travellers.find(({ isBillingAddress }) => isBillingAddress)
  return billed ?? travellers.find(({ email }) => email !== '') ?? null
}

/** Bills a separate address; no traveller is billed then. The form validates the address. */
export function withBillingAddress({ draft }: Booking, billingAddress: Contact): BookingDraft {
  const travellers = draft.travellers.map((traveller) => ({ ...traveller, isBillingAddress: false }))
  return { ...draft, billingAddress, travellers }
}

export interface AddressChoice {
  /** Index of the traveller whose address changes. */
  readonly index: number
  /** Index of the traveller whose address is shared; null for an own address. */
  readonly host: number | null
}

/**
 * Shares the address of another traveller, or gives an own one. Travellers who share the moved address move along.
 * Changes nothing for the billed traveller, or where the host has no address to share.
 */
export function withSharedAddress({ draft }: Booking, { index, host }: AddressChoice): BookingDraft {
  const isAllowed = host === null || addressHosts(draft, index).includes(host)
  if (draft.travellers[index]?.isBillingAddress !== false || !isAllowed) return draft
  const travellers = draft.travellers.map((traveller, position): Traveller => {
    const isMoved = position === index || (host !== null && traveller.sameAddressAsTravellerIndex === index)
    return isMoved ? { ...traveller, sameAddressAsTravellerIndex: host } : traveller
  })
  return { ...draft, travellers }
}

/** Makes a traveller the host of the address they share; changes nothing where they share none. */
function asHost(travellers: readonly Traveller[], index: number): readonly Traveller[] {
  const hostIndex = travellers[index]?.sameAddressAsTravellerIndex ?? null
  const host = travellers[hostIndex ?? -1]
  if (host === undefined) return travellers
  return travellers.map((traveller, position): Traveller => {
    if (position === index) return { ...traveller, ...addressOf(host), sameAddressAsTravellerIndex: null }
    const livesThere = position === hostIndex || traveller.sameAddressAsTravellerIndex === hostIndex
    return livesThere ? { ...traveller, sameAddressAsTravellerIndex: index } : traveller
  })
}
