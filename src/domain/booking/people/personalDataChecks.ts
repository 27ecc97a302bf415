import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Contact, Traveller } from '#domain/booking/draft/person.ts'
import type { Passport } from '#domain/booking/draft/person.ts'
import { isAgeTaken } from '#domain/booking/rules/ages.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { isBabyBirthday } from './birthdayProblem.ts'
import { addressGaps, billedContact, billingGaps, canBeBilled, hasOwnAddress, nameGaps } from './contactRules.ts'
import { bookingFields, travellerFields, unanswered } from './customForms.ts'
import { nameOf, peopleIssue, travellersIssue } from './issues.ts'
import type { Issue, IssueKey, OpenPerson } from './issues.ts'
import { isPassportRequired, passportProblems } from './passport.ts'
import { givenBirthday } from './presumedBirthday.ts'

/** Issues of personal data: people, billed person, passports, the operator's questions. */
export function personalDataIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  return [
    ...peopleIssues(draft, offer),
    ...babyIssues(draft, offer),
    ...billingIssues(draft, offer),
    ...passportIssues(draft, offer),
    ...customIssues(draft, offer),
  ]
}

interface Person extends Pick<Contact, 'firstName' | 'lastName' | 'birthday'> {
  readonly nationality: string
  readonly passport: Passport | null
  readonly isBirthdayPresumed: boolean
}

function everybody({ travellers, babies }: BookingDraft): readonly { person: Person; open: OpenPerson }[] {
  return [
    ...travellers.map((person, index) => ({ person, open: nameOf(person) ?? { travellerNo: index + 1 } })),
    ...babies.map((person, index) => ({ person, open: nameOf(person) ?? { babyNo: index + 1 } })),
  ]
}

function peopleIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const missing = (key: IssueKey, lacks: (person: Person) => boolean) =>
    peopleIssue(
      key,
      everybody(draft).flatMap(({ person, open }) => (lacks(person) ? [open] : [])),
    )
  return [
    ...missing('booking.travellersWithoutName', (person) => nameGaps(person).length > 0),
    ...missing('booking.travellersWithoutBirthday', (person) => givenBirthday(person) === null),
    ...travellersIssue('booking.travellersWithoutAgeGroup', draft, (traveller) => hasWrongAge(traveller, draft, offer)),
    ...travellersIssue('booking.travellersWithoutAddress', draft, livesAtUnknownAddress),
    ...missing('booking.travellersWithoutNationality', ({ nationality }) => nationality === ''),
  ]
}

function hasWrongAge(traveller: Traveller, draft: BookingDraft, offer: Offer): boolean {
  const date = dateOf(draft, offer)
  return date !== null && !isAgeTaken(traveller, date, offer.travel.ageGroups)
}

function babyIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const isOut = ({ birthday }: Person) => birthday !== null && !isBabyBirthday(birthday, draft, offer)
  const babies = everybody(draft).slice(draft.travellers.length)
  return peopleIssue(
    'booking.babiesTooOld',
    babies.flatMap(({ person, open }) => (isOut(person) ? [open] : [])),
  )
}

function livesAtUnknownAddress(traveller: Traveller): boolean {
  return !traveller.isBillingAddress && hasOwnAddress(traveller) && addressGaps(traveller).length > 0
}

function billingIssues(draft: BookingDraft, { today }: Offer): readonly Issue[] {
  const contact = billedContact(draft)
  if (contact === null) return [{ key: 'booking.billingAddressMissing' }]
  const isTooYoung = contact.birthday !== null && !canBeBilled(contact, today)
  return [
    ...(billingGaps(contact).length > 0 ? ([{ key: 'booking.billingAddressIncomplete' }] as const) : []),
    ...(isTooYoung ? ([{ key: 'booking.billingPersonTooYoung' }] as const) : []),
  ]
}

// Assumption: babies need a passport like everybody else.
function passportIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const date = dateOf(draft, offer)
  if (!isPassportRequired(offer) || date === null) return []
  const open = everybody(draft).flatMap((entry) =>
    passportProblems(entry.person.passport, date, offer.today).length > 0 ? [entry.open] : [],
  )
  return peopleIssue('booking.travellersWithoutPassport', open)
}

/** Whether all required data of each traveller and baby is given; e-mail and phone belong to the bill. */
export function completePeople(
  draft: BookingDraft,
  offer: Offer,
): { readonly travellers: readonly boolean[]; readonly babies: readonly boolean[] } {
  const date = dateOf(draft, offer)
  const isPassportNeeded = isPassportRequired(offer) && date !== null
  const fields = travellerFields(offer, draft)
  const isKnown = (person: Person) =>
    nameGaps(person).length === 0 &&
    givenBirthday(person) !== null &&
    person.nationality !== '' &&
    !(isPassportNeeded && passportProblems(person.passport, date, offer.today).length > 0)
  return {
    travellers: draft.travellers.map(
      (traveller, index) =>
        isKnown(traveller) &&
        !hasWrongAge(traveller, draft, offer) &&
        !(hasOwnAddress(traveller) && addressGaps(traveller).length > 0) &&
        unanswered(fields, draft.customData.travellers[index] ?? null).length === 0,
    ),
    babies: draft.babies.map(isKnown),
  }
}

function customIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const { booking, travellers } = draft.customData
  const fields = travellerFields(offer, draft)
  const isBookingOpen = unanswered(bookingFields(offer, draft), booking).length > 0
  return [
    ...travellersIssue(
      'booking.travellersWithoutAnswers',
      draft,
      (_traveller, index) => unanswered(fields, travellers[index] ?? null).length > 0,
    ),
    ...(isBookingOpen ? ([{ key: 'booking.bookingAnswersMissing' }] as const) : []),
  ]
}
