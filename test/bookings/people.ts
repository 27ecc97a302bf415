import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyBaby, emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import type { Contact, Passport } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { bookingFields, customInputType, travellerFields, type Answers } from '#domain/booking/people/customForms.ts'
import { isPassportRequired } from '#domain/booking/people/passport.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import {
  after,
  birthdayQuestion,
  type PersonData,
  withBillingAddress,
  withBirthday,
  withPersonalData,
} from '#test/support/commands.ts'
import { turn, type Preferences } from './preferences.ts'

const FIRST_NAMES = ['Anna', 'Beat', 'Clara', 'Dario', 'Elin'] as const

const ADDRESS = { address: 'Lindenweg 7', addressAddition: '', zip: '3012', city: 'Bern', country: 'CH' }

/** An adult who can be billed. */
const PAYER: Contact = {
  ...ADDRESS,
  salutation: 'MRS',
  firstName: 'Petra',
  lastName: 'Zahner',
  birthday: '1961-05-17',
  email: 'petra.zahner@beispiel.ch',
  phone: '031 555 12 34',
}

/** Everything the second step asks about people. Birthdays that are known stay. */
export function withPeople(
  booking: Booking,
  { birthdays, billing }: Pick<Preferences, 'birthdays' | 'billing'>,
): BookingDraft {
  const { draft, offer } = booking
  const passport = isPassportRequired(offer) ? passportFor(booking) : null
  const travellers = draft.travellers.map((traveller, index): PersonData => ({
    ...person(index, passport),
    birthday: traveller.birthday ?? turn(birthdays, index),
  }))
  const babies = draft.babies.map((_, index): PersonData => ({
    ...person(travellers.length + index, passport),
    birthday: index === 0 ? '2026-11-20' : offer.today,
  }))
  const typed = {
    travellers,
    babies,
    billingAddress: emptyContact(),
    travellerAnswers: travellers.map(() => answers(travellerFields(booking))),
    bookingAnswers: answers(bookingFields(booking)),
    travellerRemarks: 'Bitte Zimmer nebeneinander',
  }
  const filled = after(
    booking,
    (now) => withPersonalData(now, typed),
    ...travellers.map(
      ({ birthday }, index) =>
        (now: Booking) =>
          withAnsweredQuestion(now, index, birthday),
    ),
  )
  const isNobodyBilled = filled.draft.travellers.every(({ isBillingAddress }) => !isBillingAddress)
  return billing === 'other' || isNobodyBilled ? withBillingAddress(filled, PAYER) : filled.draft
}

/** Says «Ja, stimmt» where a birthday is asked about. */
function withAnsweredQuestion(booking: Booking, index: number, birthday: string | null): BookingDraft {
  if (birthday === null || birthdayQuestion(booking, { index, birthday }) === null) return booking.draft
  return withBirthday(booking, { index, birthday })
}

function person(index: number, passport: Passport | null): Omit<PersonData, 'birthday'> {
  return {
    ...emptyBaby(),
    ...ADDRESS,
    salutation: index % 2 === 0 ? 'MRS' : 'MR',
    firstName: turn(FIRST_NAMES, index),
    lastName: 'Muster',
    email: index === 0 ? 'anna.muster@beispiel.ch' : '',
    phone: index === 0 ? '079 123 45 67' : '',
    passport,
  }
}

/** Good until the day of return, and no day longer. */
function passportFor({ date, offer }: Booking): Passport {
  return {
    type: 'PASSPORT',
    number: 'X1234567',
    birthPlace: 'Bern',
    issuePlace: 'Bern',
    issueDate: offer.today,
    validUntil: date?.endDate ?? null,
  }
}

function answers(fields: readonly CustomField[]): Answers {
  return Object.fromEntries(fields.map((field) => [field.name, answer(field)]))
}

function answer(field: CustomField): string {
  switch (customInputType(field)) {
    case 'select':
    case 'radio':
      return field.options.find(({ value }) => value !== '')?.value ?? ''
    case 'checkbox':
      return 'true'
    case 'number':
      return '172'
    case 'date':
      return '2027-02-03'
    case 'email':
      return 'anna.muster@beispiel.ch'
    case 'tel':
      return '079 123 45 67'
    case 'text':
    case 'textarea':
      return 'Vegetarisch'
  }
}
