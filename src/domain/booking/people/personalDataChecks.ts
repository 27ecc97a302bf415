import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Contact, Passport, Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { isAgeTaken } from '#domain/booking/rules/ages.ts'
import { isBabyBirthday } from './birthdayProblem.ts'
import { addressGaps, billedContact, billingGaps, canBeBilled, hasOwnAddress, nameGaps } from './contactRules.ts'
import { bookingFields, travellerFields, unanswered } from './customForms.ts'
import {
  fullName,
  openPerson,
  peopleIssue,
  travellersIssue,
  type Issue,
  type IssueKey,
  type OpenPerson,
} from './issues.ts'
import { isPassportRequired, passportProblems } from './passport.ts'
import { givenBirthday } from './presumedBirthday.ts'

/** Issues of personal data: people, billed person, passports, the operator's questions. */
export function personalDataIssues(booking: Booking): readonly Issue[] {
  return [
    ...peopleIssues(booking),
    ...babyIssues(booking),
    ...billingIssues(booking),
    ...passportIssues(booking),
    ...customIssues(booking),
  ]
}

interface Person extends Pick<Contact, 'firstName' | 'lastName' | 'birthday'> {
  readonly nationality: string
  readonly passport: Passport | null
  readonly isBirthdayPresumed: boolean
}

function everybody({ travellers, babies }: Decisions): readonly { person: Person; open: OpenPerson }[] {
  return [
    ...travellers.map((person, index) => ({ person, open: openPerson(travellers, index) })),
    ...babies.map((person, index) => ({ person, open: fullName(person) ?? { babyNo: index + 1 } })),
  ]
}

function peopleIssues(booking: Booking): readonly Issue[] {
  const { draft } = booking
  const missing = (key: IssueKey, lacks: (person: Person) => boolean) =>
    peopleIssue(
      key,
      everybody(draft).flatMap(({ person, open }) => (lacks(person) ? [open] : [])),
    )
  return [
    ...missing('booking.travellersWithoutName', (person) => nameGaps(person).length > 0),
    ...missing('booking.travellersWithoutBirthday', (person) => givenBirthday(person) === null),
    ...travellersIssue('booking.travellersWithoutAgeGroup', draft, (traveller) => hasWrongAge(traveller, booking)),
    ...travellersIssue('booking.travellersWithoutAddress', draft, livesAtUnknownAddress),
    ...missing('booking.travellersWithoutNationality', ({ nationality }) => nationality === ''),
  ]
}

function hasWrongAge(traveller: Traveller, { offer, date }: Booking): boolean {
  return date !== null && !isAgeTaken(traveller, date, offer.travel.ageGroups)
}

function babyIssues(booking: Booking): readonly Issue[] {
  const { draft } = booking
  const babies = everybody(draft).slice(draft.travellers.length)
  return peopleIssue(
    'booking.babiesTooOld',
    babies.flatMap(({ person, open }) => (isNoBaby(person, booking) ? [open] : [])),
  )
}

function isNoBaby({ birthday }: Person, booking: Booking): boolean {
  return birthday !== null && !isBabyBirthday(birthday, booking)
}

function livesAtUnknownAddress(traveller: Traveller): boolean {
  return !traveller.isBillingAddress && hasOwnAddress(traveller) && addressGaps(traveller).length > 0
}

function billingIssues({ draft, offer: { today } }: Booking): readonly Issue[] {
  const contact = billedContact(draft)
  if (contact === null) return [{ key: 'booking.billingAddressMissing' }]
  const isTooYoung = contact.birthday !== null && !canBeBilled(contact, today)
  return [
    ...(billingGaps(contact).length > 0 ? ([{ key: 'booking.billingAddressIncomplete' }] as const) : []),
    ...(isTooYoung ? ([{ key: 'booking.billingPersonTooYoung' }] as const) : []),
  ]
}

// Assumption: babies need a passport like everybody else.
function passportIssues({ draft, offer, date }: Booking): readonly Issue[] {
  if (!isPassportRequired(offer) || date === null) return []
  const open = everybody(draft).flatMap((entry) =>
    passportProblems(entry.person, date, offer.today).length > 0 ? [entry.open] : [],
  )
  return peopleIssue('booking.travellersWithoutPassport', open)
}

/** Whether all required data of each traveller and baby is given and fits their age; e-mail and phone belong to the bill. */
export function completePeople(booking: Booking): {
  readonly travellers: readonly boolean[]
  readonly babies: readonly boolean[]
} {
  const { draft, offer, date } = booking
  const isPassportNeeded = isPassportRequired(offer) && date !== null
  const fields = travellerFields(booking)
  const isKnown = (person: Person) =>
    nameGaps(person).length === 0 &&
    givenBirthday(person) !== null &&
    person.nationality !== '' &&
    !(isPassportNeeded && passportProblems(person, date, offer.today).length > 0)
  return {
    travellers: draft.travellers.map(
      (traveller, index) =>
        isKnown(traveller) &&
        !hasWrongAge(traveller, booking) &&
        !(hasOwnAddress(traveller) && addressGaps(traveller).length > 0) &&
        unanswered(fields, draft.customData.travellers[index] ?? null).length === 0,
    ),
    babies: draft.babies.map((baby) => isKnown(baby) && !isNoBaby(baby, booking)),
  }
}

function customIssues(booking: Booking): readonly Issue[] {
  const { draft } = booking
  const { booking: ofBooking, travellers } = draft.customData
  const fields = travellerFields(booking)
  const isBookingOpen = unanswered(bookingFields(booking), ofBooking).length > 0
  return [
    ...travellersIssue(
      'booking.travellersWithoutAnswers',
      draft,
      (_traveller, index) => unanswered(fields, travellers[index] ?? null).length > 0,
    ),
    ...(isBookingOpen ? ([{ key: 'booking.bookingAnswersMissing' }] as const) : []),
  ]
}
