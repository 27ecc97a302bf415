import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Contact } from '#domain/booking/draft/person.ts'

/** Message keys of what a step still lacks. The first four are those of rules 8.1.1. */
export type IssueKey =
  | 'booking.peopleWithoutAccommodationInfo'
  | 'booking.busStops.numberOfTravellersWithoutOutboundStop'
  | 'booking.busStops.numberOfTravellersWithoutReturnStop'
  | 'booking.numberOfTravellersWithoutInsurance'
  | 'booking.busStops.unreadable'
  | 'booking.variantMissing'
  | 'booking.dateMissing'
  | 'booking.dateClosed'
  | 'booking.travellersMissing'
  | 'booking.babiesWithoutPlace'
  | 'booking.travellersWithoutName'
  | 'booking.travellersWithoutBirthday'
  | 'booking.travellersWithoutAgeGroup'
  | 'booking.babiesTooOld'
  | 'booking.travellersWithoutAddress'
  | 'booking.travellersWithoutNationality'
  | 'booking.travellersWithoutPassport'
  | 'booking.travellersWithoutAnswers'
  | 'booking.bookingAnswersMissing'
  | 'booking.billingAddressMissing'
  | 'booking.billingAddressIncomplete'
  | 'booking.billingPersonTooYoung'
  | 'booking.gtcNotAccepted'
  | 'booking.partnerGtcNotAccepted'
  | 'booking.placesUnknown'
  | 'booking.summaryMissing'
  | 'booking.priceMissing'

/** A person as an issue names them: by name, or by number (from 1) where no name is known yet. */
export type OpenPerson = string | { readonly travellerNo: number } | { readonly babyNo: number }

/** Something a step still lacks (rule 8.1.2). `count` people are concerned, `open` names them. */
export interface Issue {
  readonly key: IssueKey
  readonly count?: number
  readonly open?: readonly OpenPerson[]
}

/** The travellers a condition holds for, as one issue; none when it holds for nobody. */
export function travellersIssue(
  key: IssueKey,
  { travellers }: Pick<BookingDraft, 'travellers'>,
  concerns: (traveller: BookingDraft['travellers'][number], index: number) => boolean,
): readonly Issue[] {
  const open = travellers.flatMap((traveller, index) =>
    concerns(traveller, index) ? [nameOf(traveller) ?? { travellerNo: index + 1 }] : [],
  )
  return peopleIssue(key, open)
}

/** An issue about people already found; none without people. */
export function peopleIssue(key: IssueKey, open: readonly OpenPerson[]): readonly Issue[] {
  return open.length === 0 ? [] : [{ key, count: open.length, open }]
}

/** «Anna Muster»; null while no name was given. */
export function nameOf({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string | null {
  const name = `${firstName.trim()} ${lastName.trim()}`.trim()
  return name === '' ? null : name
}
