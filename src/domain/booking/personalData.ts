import type { Offer } from '#domain/catalogue/offer.ts'
import type { Answers } from './customForms.ts'
import type { Baby, BookingDraft, Contact, Traveller } from './draft.ts'
import { emptyContact } from './newDraft.ts'
import { settle } from './settle.ts'

/** What a form asks about a person; whom it is billed to and whose address counts are choices of their own. */
export type PersonData = Contact & Pick<Baby, 'nationality' | 'passport'>

/** What is typed about people, all at once, in the order of the draft. */
export interface PersonalData {
  readonly travellers: readonly PersonData[]
  readonly babies: readonly PersonData[]
  /** The separate billing address as far as it is given. */
  readonly billingAddress: Contact
  readonly travellerAnswers: readonly Answers[]
  readonly bookingAnswers: Answers
  readonly travellerRemarks: string
}

/**
 * Takes over what was typed about people. A separate billing address in which nothing was typed is none, unless the
 * visitor has just asked for one.
 */
export function withPersonalData(draft: BookingDraft, data: PersonalData, offer: Offer): BookingDraft {
  const isTravellerBilled = draft.travellers.some(({ isBillingAddress }) => isBillingAddress)
  const isWanted = !isTravellerBilled && draft.billingAddress !== null
  const travellers = draft.travellers.map((traveller, index): Traveller => ({ ...traveller, ...given(traveller, data.travellers[index]) }))
  const babies = draft.babies.map((baby, index): Baby => ({ ...baby, ...given(baby, data.babies[index]) }))
  const { booking, travellers: answers } = draft.customData
  const next: BookingDraft = {
    ...{ ...draft, travellers, babies, travellerRemarks: data.travellerRemarks },
    billingAddress: isWanted || !isEmpty(data.billingAddress) ? data.billingAddress : null,
    customData: {
      booking: { ...booking, ...data.bookingAnswers },
      travellers: travellers.map((_, index) => ({ ...answers[index], ...data.travellerAnswers[index] })),
    },
  }
  return settle(next, offer)
}

/** What was typed about a person. A birthday that only stands in stays until one is typed. */
function given(person: Baby, data: PersonData | undefined): Partial<Baby> {
  if (data === undefined) return {}
  const isAsked = person.isBirthdayPresumed && data.birthday === null
  return isAsked ? { ...data, birthday: person.birthday } : { ...data, isBirthdayPresumed: false }
}

/** Keeps what is given about people on the device beyond the visit, or with the visit only. */
export function withPeopleRemembered(draft: BookingDraft, arePeopleRemembered: boolean): BookingDraft {
  return { ...draft, arePeopleRemembered }
}

function isEmpty(contact: Contact): boolean {
  const { salutation: _salutation, country: _country, ...typed } = { ...emptyContact(), ...contact }
  return Object.values(typed).every((value) => value === '' || value === null)
}
