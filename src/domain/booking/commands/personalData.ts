import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyContact } from '#domain/booking/draft/newDraft.ts'
import type { Baby, Contact, Traveller } from '#domain/booking/draft/person.ts'
import { babyBirthdayProblem } from '#domain/booking/people/birthdayProblem.ts'
import type { Answers } from '#domain/booking/people/customForms.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { withTypedBirthday } from './birthdayQuestion.ts'

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
 * Takes over what was typed about people. Birthdays count where they change nothing but themselves
 * (`withTypedBirthday`). A separate billing address in which nothing was typed is none, unless the visitor has just asked
 * for one.
 */
export function withPersonalData(draft: BookingDraft, data: PersonalData, offer: Offer): BookingDraft {
  const isTravellerBilled = draft.travellers.some(({ isBillingAddress }) => isBillingAddress)
  const isWanted = !isTravellerBilled && draft.billingAddress !== null
  const travellers = draft.travellers.map((traveller, index): Traveller => ({
    ...traveller,
    ...typedOf(traveller, data.travellers[index]),
  }))
  const babies = draft.babies.map((baby, index): Baby => ({
    ...baby,
    ...typedOfBaby(baby, data.babies[index], { draft, offer }),
  }))
  const { booking, travellers: answers } = draft.customData
  const next: BookingDraft = {
    ...draft,
    travellers,
    babies,
    travellerRemarks: data.travellerRemarks,
    billingAddress: isWanted || !isEmpty(data.billingAddress) ? data.billingAddress : null,
    customData: {
      booking: { ...booking, ...data.bookingAnswers },
      travellers: travellers.map((_, index) => ({ ...answers[index], ...data.travellerAnswers[index] })),
    },
  }
  return data.travellers.reduce(
    (now, { birthday }, index) => withTypedBirthday(now, { index, birthday }, offer),
    settle(next, offer),
  )
}

/** What was typed about a person, but for the birthday. */
function typedOf({ birthday }: Baby, data: PersonData | undefined): Partial<Baby> {
  return data === undefined ? {} : { ...data, birthday }
}

/** What was typed about a baby. A birthday no baby has, or none at all, leaves the one of before to stand in. */
function typedOfBaby(
  baby: Baby,
  data: PersonData | undefined,
  { draft, offer }: { readonly draft: BookingDraft; readonly offer: Offer },
): Partial<Baby> {
  if (data === undefined) return {}
  const isGood = data.birthday !== null && babyBirthdayProblem(data.birthday, draft, offer) === null
  return isGood
    ? { ...data, isBirthdayPresumed: false }
    : { ...typedOf(baby, data), isBirthdayPresumed: baby.birthday !== null }
}

/** Keeps what is given about people on the device beyond the visit, or with the visit only. */
export function withPeopleRemembered(draft: BookingDraft, arePeopleRemembered: boolean): BookingDraft {
  return { ...draft, arePeopleRemembered }
}

function isEmpty(contact: Contact): boolean {
  const { salutation: _salutation, country: _country, ...typed } = { ...emptyContact(), ...contact }
  return Object.values(typed).every((value) => value === '' || value === null)
}
