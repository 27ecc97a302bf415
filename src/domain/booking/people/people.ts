import { babyContingent, contingentState } from '#domain/booking/availability/contingents.ts'
import type { Baby, BookingDraft, Contact, Traveller } from '#domain/booking/draft/draft.ts'
import { emptyContact } from '#domain/booking/draft/newDraft.ts'
import { wholeQuantity } from '#domain/booking/draft/quantity.ts'
import { withoutSelections } from '#domain/booking/draft/selections.ts'
import { settle } from '#domain/booking/settle.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { adultsIn, childrenIn, rebuiltPeople } from './partyPeople.ts'
import { asHost } from './sharedAddress.ts'

/** Who travels, before anybody has a name. */
export interface Party {
  readonly adults: number
  /** In the order of the travellers, oldest age group first. */
  readonly childBirthdays: readonly IsoDay[]
  readonly babies: number
}

/** The party of a draft. */
export function party(draft: BookingDraft, offer: Offer): Party {
  return {
    adults: adultsIn(draft, offer).length,
    childBirthdays: childrenIn(draft, offer).flatMap(({ traveller }) => traveller.birthday ?? []),
    babies: draft.babies.length,
  }
}

/** Whether the travel takes children: some age group is for minors (rule 5.3.1). */
export function canHaveChildren(offer: Offer): boolean {
  return childrenReason(offer) === null
}

/** Why the travel takes no children; null when it does. */
export function childrenReason({ travel }: Offer): Reason | null {
  const isTaken = travel.ageGroups.some(({ type }) => type === 'MINOR')
  return isTaken ? null : { key: 'booking.reason.noChildren', opening: null }
}

/** Whether the travel takes babies: some age travels free, and the variant has a baby package. */
export function canHaveBabies(offer: Offer): boolean {
  return babiesReason(offer) === null
}

/** Why the travel takes no babies; null when it does. */
export function babiesReason({ travel, pricing }: Offer): Reason | null {
  const freeUntilAge = travel.pricing?.ageGroupSettings.freeUntilAge ?? 0
  const isTaken = freeUntilAge > 0 && (pricing?.accommodations.some(({ isBabyPackage }) => isBabyPackage) ?? false)
  return isTaken ? null : { key: 'booking.reason.noBabies', opening: null }
}

/**
 * Sets who travels (rules 4.9): the first is billed, the others share the first one's address,
 * ordered by age group. What is known of a person stays with them. New travellers reset the selections; babies, who
 * choose nothing, do not. Children and babies the travel does not take are left out, and so are babies without a place
 * in their package; who came along before stays.
 */
export function withParty(draft: BookingDraft, wanted: Party, offer: Offer): BookingDraft {
  const isUnknown = contingentState(draft, offer) === 'failed'
  const placesForBabies = isUnknown ? draft.babies.length : Math.max(draft.babies.length, babyContingent(draft, offer))
  const next: Party = {
    adults: wholeQuantity(wanted.adults),
    childBirthdays: canHaveChildren(offer) ? wanted.childBirthdays : [],
    babies: canHaveBabies(offer) ? Math.min(wholeQuantity(wanted.babies), placesForBabies) : 0,
  }
  const babies = Array.from({ length: next.babies }, (_, index) => draft.babies[index] ?? newBaby())
  if (isSameTravellers(party(draft, offer), next)) return settle({ ...draft, babies }, offer)
  const people = rebuiltPeople(draft, next, offer)
  const { booking, travellers: answers } = draft.customData
  const customData = {
    booking,
    travellers: people.map(({ cameFrom }) => (cameFrom === null ? {} : (answers[cameFrom] ?? {}))),
  }
  const travellers = people.map(({ traveller }) => traveller)
  return settle({ ...withoutSelections(draft), babies, customData, travellers }, offer)
}

function isSameTravellers(a: Party, b: Party): boolean {
  const birthdays = (party: Party) => party.childBirthdays.toSorted().join()
  return a.adults === b.adults && birthdays(a) === birthdays(b)
}

function newBaby(): Baby {
  return { ...emptyContact(), nationality: 'CH', passport: null, isBirthdayPresumed: false }
}

export interface TravellerChange {
  /** Place among the travellers. */
  readonly index: number
  readonly changes: Partial<Traveller>
}

/** Whose birthday was given. */
const KNOWN = { isBirthdayPresumed: false }

/** Changes what is known of one traveller. Marking one as billed unmarks all others. Who does not travel changes nothing. */
export function withTraveller(draft: BookingDraft, { index, changes }: TravellerChange, offer: Offer): BookingDraft {
  if (draft.travellers[index] === undefined) return draft
  const travellers = draft.travellers.map((traveller, position): Traveller => {
    if (position === index) return { ...traveller, ...(changes.birthday === undefined ? {} : KNOWN), ...changes }
    return changes.isBillingAddress === true ? { ...traveller, isBillingAddress: false } : traveller
  })
  return settle({ ...draft, travellers }, offer)
}

/**
 * Marks one traveller as billed and unmarks all others. Who is under 18 loses the mark again. The billed traveller has
 * an address of their own, which begins as the one they shared; who lived there as well now lives with them.
 */
export function withBillingTraveller(draft: BookingDraft, index: number, offer: Offer): BookingDraft {
  if (draft.travellers[index] === undefined) return draft
  const reached = reachedTraveller(draft)
  const travellers = asHost(draft.travellers, index).map((traveller, place): Traveller => {
    if (place !== index) return { ...traveller, isBillingAddress: false }
    const { email, phone } = traveller
    return {
      ...{ ...traveller, isBillingAddress: true, sameAddressAsTravellerIndex: null },
      // Who books gives e-mail and phone once, also when the bill goes to another of the party.
      ...{ email: email === '' ? (reached?.email ?? '') : email, phone: phone === '' ? (reached?.phone ?? '') : phone },
    }
  })
  return settle({ ...draft, travellers }, offer)
}

/** The traveller who can be reached so far: who is billed, else the first with an e-mail address; null for nobody. */
function reachedTraveller({ travellers }: BookingDraft): Traveller | null {
  const billed = travellers.find(({ isBillingAddress }) => isBillingAddress)
  return billed ?? travellers.find(({ email }) => email !== '') ?? null
}

/** Bills a separate address; no traveller is billed then. Whether it can be used is checked in the form. */
export function withBillingAddress(draft: BookingDraft, billingAddress: Contact, offer: Offer): BookingDraft {
  const travellers = draft.travellers.map((traveller) => ({ ...traveller, isBillingAddress: false }))
  return settle({ ...draft, billingAddress, travellers }, offer)
}
