import type { PersonalData, PersonData } from '#domain/booking/commands/personalData.ts'
import { emptyBaby, emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { pick } from '#domain/booking/draft/field.ts'
import { contactFields, type Baby, type Contact, type Salutation, type Passport } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { tidyEmail, tidyLine } from '#domain/booking/people/contactRules.ts'
import { answersTo, bookingFields, travellerFields, type Answers } from '#domain/booking/people/customForms.ts'
import { emptyPassport } from '#domain/booking/people/passport.ts'
import { readPhone, shownPhone } from '#domain/booking/people/phone.ts'
import { tidyPostcode } from '#domain/booking/people/postcode.ts'
import { givenBirthday } from '#domain/booking/people/presumedBirthday.ts'
import { readDay } from '#domain/calendar.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'

/** Form values of one person: strings only, dates as typed. */
export interface PersonValues extends Record<Exclude<keyof Contact, 'salutation'>, string> {
  salutation: Salutation
  nationality: string
  passport: PassportValues
  /** By `answerKey`. */
  answers: Record<string, string>
}

export type PassportValues = Record<Exclude<keyof Passport, 'type'>, string>

/** All form values. */
export interface PersonalDataValues {
  /** By `travellerKey`, `babyKey` and `BILLING_KEY`. */
  people: Record<string, PersonValues>
  answers: Record<string, string>
  travellerRemarks: string
}

export const BILLING_KEY = 'billing'

/** Form key of a traveller; the index counts from 0. */
export function travellerKey(index: number): string {
  return `traveller${index}`
}

/** Form key of a baby; the index counts from 0. */
export function babyKey(index: number): string {
  return `baby${index}`
}

/** Form key of an answer. The operator's field names may contain characters that are not allowed in form paths. */
export function answerKey(index: number): string {
  return `answer${index}`
}

/** Form values of a draft. */
export function toValues(booking: Booking): PersonalDataValues {
  const { draft } = booking
  const { booking: ofBooking, travellers: answers } = draft.customData
  const fields = travellerFields(booking)
  const person = (data: Baby, given: Answers | null = null) =>
    personValues(withGivenBirthday(data), answerValues(fields, given))
  const billing = { ...emptyBaby(), ...draft.billingAddress, nationality: '' }
  return {
    people: Object.fromEntries([
      ...draft.travellers.map((data, index) => [travellerKey(index), person(data, answers[index] ?? null)] as const),
      ...draft.babies.map((data, index) => [babyKey(index), personValues(withGivenBirthday(data), {})] as const),
      [BILLING_KEY, personValues(billing, {})],
    ]),
    answers: answerValues(bookingFields(booking), ofBooking),
    travellerRemarks: draft.travellerRemarks,
  }
}

/** The person without a presumed birthday. */
function withGivenBirthday(person: Baby): PersonData {
  return { ...person, birthday: givenBirthday(person) }
}

function personValues(data: PersonData, answers: Record<string, string>): PersonValues {
  const { number, birthPlace, issuePlace, issueDate, validUntil } = data.passport ?? emptyPassport()
  return {
    salutation: data.salutation,
    firstName: data.firstName,
    lastName: data.lastName,
    nationality: data.nationality,
    birthday: data.birthday ?? '',
    email: data.email,
    phone: shownPhone(data.phone, data.country),
    address: data.address,
    addressAddition: data.addressAddition,
    zip: data.zip,
    city: data.city,
    country: data.country,
    passport: { number, birthPlace, issuePlace, issueDate: issueDate ?? '', validUntil: validUntil ?? '' },
    answers,
  }
}

function answerValues(fields: readonly CustomField[], given: Answers | null): Record<string, string> {
  const answers = answersTo(fields, given)
  return Object.fromEntries(fields.map(({ name }, index) => [answerKey(index), answers[name] ?? '']))
}

/** Personal data in the form, for the people of a draft. A date that cannot be parsed yet is null. */
export function toPersonalData(values: PersonalDataValues, booking: Booking): PersonalData {
  const { draft } = booking
  const { people } = values
  const fields = travellerFields(booking)
  const entries = draft.travellers.map((traveller, index) => ({
    traveller,
    person: people[travellerKey(index)] ?? null,
  }))
  const billing = people[BILLING_KEY] ?? null
  return {
    travellers: entries.map(({ traveller, person }) =>
      person === null ? withGivenBirthday(traveller) : toPerson(person),
    ),
    babies: draft.babies.map((baby, index): PersonData => {
      const person = people[babyKey(index)] ?? null
      return person === null ? withGivenBirthday(baby) : toPerson(person)
    }),
    billingAddress: billing === null ? emptyContact() : toContact(billing),
    travellerAnswers: entries.map(({ person }) => toAnswers(fields, person?.answers ?? {})),
    bookingAnswers: toAnswers(bookingFields(booking), values.answers),
    travellerRemarks: values.travellerRemarks,
  }
}

function toPerson(values: PersonValues): PersonData {
  return { ...toContact(values), nationality: values.nationality, passport: toPassport(values.passport) }
}

function toContact(values: PersonValues): Contact {
  const { firstName, lastName, birthday, address, city, email, phone, zip, country } = values
  return {
    ...pick(contactFields, { ...values, birthday: readDay(birthday) }),
    firstName: tidyLine(firstName),
    lastName: tidyLine(lastName),
    address: tidyLine(address),
    city: tidyLine(city),
    email: tidyEmail(email),
    phone: readPhone(phone, country) ?? phone,
    zip: tidyPostcode(zip, country),
  }
}

/** Null if all fields are empty. */
function toPassport(values: PassportValues): Passport | null {
  const isGiven = Object.values(values).some((value) => value.trim() !== '')
  const { number, birthPlace, issuePlace } = values
  const days = { issueDate: readDay(values.issueDate), validUntil: readDay(values.validUntil) }
  return isGiven ? { type: 'PASSPORT', number, birthPlace, issuePlace, ...days } : null
}

function toAnswers(fields: readonly CustomField[], answers: Readonly<Record<string, string>>): Answers {
  return Object.fromEntries(fields.map(({ name }, index) => [name, answers[answerKey(index)] ?? '']))
}
