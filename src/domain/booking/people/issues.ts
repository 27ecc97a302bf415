import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import type { Contact } from '#domain/booking/draft/person.ts'

/** Message keys of issues. The first four are those of rules 8.1.1. */
export type IssueKey =
  | 'booking.peopleWithoutAccommodationInfo'
  | 'booking.busStops.numberOfTravellersWithoutOutboundStop'
  | 'booking.busStops.numberOfTravellersWithoutReturnStop'
  | 'booking.numberOfTravellersWithoutInsurance'
  | 'booking.busStops.unreadable'
  | 'booking.variantMissing'
  | 'booking.dateMissing'
  | 'booking.noDateOnSale'
  | 'booking.dateClosed'
  | 'booking.dateClosedCanWait'
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

type Named = Pick<Contact, 'firstName' | 'lastName'>

/** A person as named in an issue: by name, or by number (from 1) without one. */
export type OpenPerson = string | { readonly travellerNo: number } | { readonly babyNo: number }

/** Something a step still lacks (rule 8.1.2). `count` is the number of people concerned, `open` names them. */
export interface Issue {
  readonly key: IssueKey
  readonly count?: number
  readonly open?: readonly OpenPerson[]
}

/** One issue for all travellers that match a condition; none without a match. */
export function travellersIssue(
  key: IssueKey,
  { travellers }: Pick<Decisions, 'travellers'>,
  concerns: (traveller: BookingDraft['travellers'][number], index: number) => boolean,
): readonly Issue[] {
  const open = travellers.flatMap((traveller, index) =>
    concerns(traveller, index) ? [openPerson(travellers, index)] : [],
  )
  return peopleIssue(key, open)
}

/** One issue for these people; none without people. */
export function peopleIssue(key: IssueKey, open: readonly OpenPerson[]): readonly Issue[] {
  return open.length === 0 ? [] : [{ key, count: open.length, open }]
}

/** A traveller as named in an issue. The index counts from 0. */
export function openPerson(travellers: readonly Named[], index: number): OpenPerson {
  return (isNameShared(travellers, index) ? null : nameAt(travellers, index)) ?? { travellerNo: index + 1 }
}

function nameAt(travellers: readonly Named[], index: number): string | null {
  const traveller = travellers[index]
  return traveller === undefined ? null : fullName(traveller)
}

/** Whether another traveller has the same name: father and son, say. The index counts from 0. */
export function isNameShared(travellers: readonly Named[], index: number): boolean {
  const name = nameAt(travellers, index)
  return name !== null && travellers.filter((other) => fullName(other) === name).length > 1
}

/** «Anna Muster»; null while there is no name. */
export function fullName({ firstName, lastName }: Named): string | null {
  const name = `${firstName.trim()} ${lastName.trim()}`.trim()
  return name === '' ? null : name
}
