import type { IsoDay } from '#domain/calendar.ts'
import type { DateChoice } from './dateChoice.ts'

/** Why something cannot be chosen, as a message key; components turn it into a sentence. */
export type ReasonKey = `booking.reason.${DateReason | BedReason | RuleReason | ServiceReason | PartyReason}`

type DateReason =
  | 'noDate'
  | 'datePast'
  | 'dateNotOnline'
  | 'datePricesUnreadable'
  | 'dateClosed'
  | 'extensionMissing'
  | 'extensionBaseMissing'
  | 'extensionUnmapped'
  | 'noWaitlist'

type BedReason =
  | 'notSoldOnDate'
  | 'soldOut'
  | 'placesUnknown'
  | 'ageGroupsMissing'
  | 'partyTooSmall'
  | 'placesStayEmpty'
  | 'everybodyHasBed'
  | 'othersWithoutBed'
  | 'familyPackageChosen'
  | 'anotherFamilyPackageChosen'
  | 'notThisFamily'
  | 'noBedsForParty'

type RuleReason =
  | 'nobodyMatches'
  | 'periodNotBegun'
  | 'periodOver'
  | 'notOnDate'
  | 'wrongAge'
  | 'ageUnknown'
  | 'wrongRoom'
  | 'roomAddonMissing'

type ServiceReason =
  | 'serviceMissing'
  | 'bargainInactive'
  | 'bargainTooLate'
  | 'bargainCodeMissing'
  | 'esimInactive'
  | 'esimMissing'
  | 'documentsMissing'
  | 'documentsOnRequest'
  | 'paymentDisabled'
  | 'paymentNotBookable'
  | 'paymentGroup'
  | 'insuranceUnknown'
  | 'insuranceNotOffered'
  | 'otherVariant'

type PartyReason = 'noTravellers' | 'noChildren' | 'noBabies' | 'partyFull'

/** Why something cannot be chosen, and what would make it possible. */
export interface Reason {
  readonly key: ReasonKey
  /** A number of the sentence, such as the travellers one room takes; missing where it needs none. */
  readonly count?: number
  /** A day of the sentence, such as the last one of a discount; missing where it needs none. */
  readonly day?: IsoDay
  /** The smallest change that takes this reason away; null where none does or none is known. */
  readonly opening: Opening | null
}

/** A reason whose opening is looked for when it is asked for: among rooms that takes longer than a key press may. */
export interface Refusal extends Omit<Reason, 'opening'> {
  readonly findOpening: () => Opening | null
}

/** Ages in whole years; null on a side without limit. */
export interface AgeRange {
  readonly from: number | null
  readonly to: number | null
}

/** So many travellers of an age group more; fewer where below 0. */
export interface PartyChange {
  /** Null for somebody of any age. */
  readonly ageGroupId: string | null
  readonly count: number
  /** Groups of the same kind that would do as well; missing where none does. */
  readonly orGroupIds?: readonly string[]
}

/** A change that opens what is closed. */
export type Opening =
  /** Another date, the nearest on which it is sold; whether it is left there is not known. */
  | { readonly kind: 'date'; readonly date: DateChoice; readonly startDate: IsoDay }
  /** The family a package is made for. */
  | { readonly kind: 'family'; readonly adults: number; readonly minors: number; readonly minorAges: AgeRange | null }
  /** Travellers more or fewer. */
  | { readonly kind: 'party'; readonly changes: readonly PartyChange[] }
  /** Somebody of one of these ages. */
  | { readonly kind: 'ages'; readonly ranges: readonly AgeRange[] }
  /** One of these rooms or family packages. */
  | { readonly kind: 'beds'; readonly roomIds: readonly string[]; readonly familyPackageIds: readonly string[] }
  /** One of these extras for the room. */
  | { readonly kind: 'roomAddon'; readonly addonIds: readonly string[] }
  /** So many fewer of a chosen room or extra. */
  | { readonly kind: 'fewerOf'; readonly id: string; readonly count: number }
  | { readonly kind: 'withoutFamilyPackage' }
  /** Waiting for the day on which booking begins; null where it never ends. */
  | { readonly kind: 'bookingPeriod'; readonly from: IsoDay; readonly until: IsoDay | null }
  /** Changing over to the waitlist, or back. */
  | { readonly kind: 'waitlist'; readonly isOn: boolean }
  /** One of these variants. */
  | { readonly kind: 'variant'; readonly pricingTravelIds: readonly string[] }
