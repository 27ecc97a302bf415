import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import type { Baby, Contact, Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { babyBirthdayProblem } from '#domain/booking/people/birthdayProblem.ts'
import type { Answers } from '#domain/booking/people/customForms.ts'
import { bookingAfter, type Command } from './command.ts'
import { withTypedBirthday } from './birthdayQuestion.ts'

/** Form data of a person; billing and address sharing are choices of their own. */
export type PersonData = Omit<Baby, 'isBirthdayPresumed'>

/** Form data of all people, in the order of the draft. */
export interface PersonalData {
  readonly travellers: readonly PersonData[]
  readonly babies: readonly PersonData[]
  /** The separate billing address as far as it is filled in. */
  readonly billingAddress: Contact
  readonly travellerAnswers: readonly Answers[]
  readonly bookingAnswers: Answers
  readonly travellerRemarks: string
}

/**
 * Stores the form data of the people. A birthday that needs confirmation is left out (`withTypedBirthday`). An empty
 * separate billing address is dropped, unless the visitor has just asked for one.
 */
export function withPersonalData(booking: Booking, data: PersonalData): BookingDraft {
  const { draft } = booking
  const isTravellerBilled = draft.travellers.some(({ isBillingAddress }) => isBillingAddress)
  const isWanted = !isTravellerBilled && draft.billingAddress !== null
  const travellers = draft.travellers.map((traveller, index): Traveller => ({
    ...traveller,
    ...typedOf(traveller, data.travellers[index]),
  }))
  const babies = draft.babies.map((baby, index): Baby => ({
    ...baby,
    ...typedOfBaby(baby, data.babies[index], booking),
  }))
  const { booking: ofBooking, travellers: answers } = draft.customData
  const next: BookingDraft = {
    ...draft,
    travellers,
    babies,
    travellerRemarks: data.travellerRemarks,
    billingAddress: isWanted || !isEmpty(data.billingAddress) ? data.billingAddress : null,
    customData: {
      booking: { ...ofBooking, ...data.bookingAnswers },
      travellers: travellers.map((_, index) => ({ ...answers[index], ...data.travellerAnswers[index] })),
    },
  }
  const birthdays = data.travellers.map(
    ({ birthday }, index): Command =>
      (now) =>
        withTypedBirthday(now, { index, birthday }),
  )
  // One after the other, as each is judged by the booking the others make.
  return birthdays.reduce(
    bookingAfter,
    bookingAfter(booking, () => next),
  ).draft
}

/** The form data without the birthday. */
function typedOf({ birthday }: Baby, data: PersonData | undefined): Partial<Baby> {
  return data === undefined ? {} : { ...data, birthday }
}

/** The form data of a baby. An empty or implausible birthday keeps the former one, marked as presumed. */
function typedOfBaby(baby: Baby, data: PersonData | undefined, booking: Booking): Partial<Baby> {
  if (data === undefined) return {}
  const isGood = data.birthday !== null && babyBirthdayProblem(data.birthday, booking) === null
  return isGood
    ? { ...data, isBirthdayPresumed: false }
    : { ...typedOf(baby, data), isBirthdayPresumed: baby.birthday !== null }
}

/** Sets whether personal data stays on the device beyond the visit. */
export function withPeopleRemembered(draft: BookingDraft, arePeopleRemembered: boolean): BookingDraft {
  return { ...draft, arePeopleRemembered }
}

function isEmpty(contact: Contact): boolean {
  const { salutation: _salutation, country: _country, ...typed } = { ...emptyContact(), ...contact }
  return Object.values(typed).every((value) => value === '' || value === null)
}
