import { ageOn } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { ageGroupIdOf, isAgeTaken } from './ages.ts'
import { dateOf } from './chosen.ts'
import { addressGaps, billedContact, billingGaps, canBeBilled, hasOwnAddress, nameGaps } from './contactRules.ts'
import { bookingFields, travellerFields, unanswered } from './customForms.ts'
import type { BookingDraft, Contact, Traveller } from './draft.ts'
import type { Passport } from './passportEntry.ts'
import { nameOf, peopleIssue, travellersIssue } from './issues.ts'
import type { Issue, IssueKey, OpenPerson } from './issues.ts'
import { isPassportRequired, passportProblems } from './passport.ts'
import { givenBirthday } from './presumedBirthday.ts'

/** What is missing of personal data: people, the billed person, passports, the operator's own questions. */
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
    peopleIssue(key, everybody(draft).flatMap(({ person, open }) => (lacks(person) ? [open] : [])))
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

/** Whether the travel takes a traveller who turns out to have this birthday. */
export function isTravellerBirthday(
  birthday: IsoDay,
  { traveller, draft }: { readonly traveller: Traveller; readonly draft: BookingDraft },
  offer: Offer,
): boolean {
  const { ageGroups } = offer.travel
  const date = dateOf(draft, offer)
  if (birthday > offer.today || date === null) return birthday <= offer.today
  const ageGroupId = ageGroupIdOf({ ...traveller, birthday }, date.endDate, ageGroups)
  return isAgeTaken({ birthday, ageGroupId }, date, ageGroups)
}

function babyIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const isOut = ({ birthday }: Person) => birthday !== null && !isBabyBirthday(birthday, draft, offer)
  const babies = everybody(draft).slice(draft.travellers.length)
  return peopleIssue('booking.babiesTooOld', babies.flatMap(({ person, open }) => (isOut(person) ? [open] : [])))
}

/**
 * Whether a birthday is that of a baby on the chosen date; true as long as no date is chosen.
 * Assumption: a baby is who is younger than `freeUntilAge` at the end of the travel, as children are counted.
 */
export function isBabyBirthday(birthday: IsoDay, draft: Pick<BookingDraft, 'date'>, offer: Offer): boolean {
  const date = dateOf(draft, offer)
  const freeUntilAge = offer.travel.pricing?.ageGroupSettings.freeUntilAge ?? 0
  return date === null || (birthday <= offer.today && ageOn(birthday, date.endDate) < freeUntilAge)
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

// Assumption: babies cross borders too and need a passport like everybody else.
function passportIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const date = dateOf(draft, offer)
  if (!isPassportRequired(offer) || date === null) return []
  const open = everybody(draft).flatMap((entry) =>
    passportProblems(entry.person.passport, date, offer.today).length > 0 ? [entry.open] : [],
  )
  return peopleIssue('booking.travellersWithoutPassport', open)
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
