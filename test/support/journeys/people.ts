import { birthdayQuestion, withBirthday } from '#domain/booking/commands/birthdayQuestion.ts'
import { withBillingAddress } from '#domain/booking/commands/people.ts'
import { withPersonalData } from '#domain/booking/commands/personalData.ts'
import type { PersonData } from '#domain/booking/commands/personalData.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyBaby, emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import type { Contact } from '#domain/booking/draft/person.ts'
import type { Passport } from '#domain/booking/draft/person.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { bookingFields, customInputType, travellerFields } from '#domain/booking/people/customForms.ts'
import type { Answers } from '#domain/booking/people/customForms.ts'
import { isPassportRequired } from '#domain/booking/people/passport.ts'
import { settle } from '#domain/booking/settle.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { turn, type Wishes } from './wishes.ts'

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
  draft: BookingDraft,
  { birthdays, billing }: Pick<Wishes, 'birthdays' | 'billing'>,
  offer: Offer,
): BookingDraft {
  const passport = isPassportRequired(offer) ? passportFor(draft, offer) : null
  const travellers = draft.travellers.map((traveller, index): PersonData => ({
    ...person(index, passport),
    birthday: traveller.birthday ?? turn(birthdays, index),
  }))
  const babies = draft.babies.map((_, index): PersonData => ({
    ...person(travellers.length + index, passport),
    birthday: index === 0 ? '2026-11-20' : offer.today,
  }))
  const typed = settle(
    withPersonalData(resolve(draft, offer), {
      travellers,
      babies,
      billingAddress: emptyContact(),
      travellerAnswers: travellers.map(() => answers(travellerFields(resolve(draft, offer)))),
      bookingAnswers: answers(bookingFields(resolve(draft, offer))),
      travellerRemarks: 'Bitte Zimmer nebeneinander',
    }),
    offer,
  )
  const filled = travellers.reduce(
    (now, { birthday }, index) => withAnsweredQuestion(now, { index, birthday }, offer),
    typed,
  )
  const isNobodyBilled = filled.travellers.every(({ isBillingAddress }) => !isBillingAddress)
  return billing === 'other' || isNobodyBilled
    ? settle(withBillingAddress(resolve(filled, offer), PAYER), offer)
    : filled
}

/** Says «Ja, stimmt» where a birthday is asked about. */
function withAnsweredQuestion(
  draft: BookingDraft,
  { index, birthday }: { readonly index: number; readonly birthday: string | null },
  offer: Offer,
): BookingDraft {
  if (birthday === null || birthdayQuestion(resolve(draft, offer), { index, birthday }) === null) return draft
  return settle(withBirthday(resolve(draft, offer), { index, birthday }), offer)
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
function passportFor(draft: BookingDraft, offer: Offer): Passport {
  const validUntil = resolve(draft, offer).date?.endDate ?? null
  return {
    type: 'PASSPORT',
    number: 'X1234567',
    birthPlace: 'Bern',
    issuePlace: 'Bern',
    issueDate: offer.today,
    validUntil,
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
