import type { IsoDay } from '#domain/calendar.ts'
import type { DateChoice } from './departure.ts'

/** Message key of the reason something cannot be chosen. */
export type ReasonKey = `booking.reason.${DateReason | BedReason | RuleReason | ServiceReason | PartyReason}`

type DateReason = 'noDate' | 'dateClosed'

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
  | 'documentsMissing'
  | 'documentsOnRequest'
  | 'documentsTooLate'
  | 'paymentDisabled'
  | 'paymentNotBookable'
  | 'paymentGroup'
  | 'otherVariant'

type PartyReason = 'noTravellers' | 'noChildren' | 'noBabies' | 'partyFull'

/** The reason something cannot be chosen, and a remedy. */
export interface Reason {
  readonly key: ReasonKey
  /** A number of the message, such as the guests of one room; absent where it has none. */
  readonly count?: number
  /** A day of the message, such as the last day of a discount; absent where it has none. */
  readonly day?: IsoDay
  /** The smallest change that removes the reason; null where none does, or none is known. */
  readonly remedy: Remedy | null
}

/** A reason whose remedy is computed on demand: for rooms that takes too long to do on every key press. */
export interface LazyReason extends Omit<Reason, 'remedy'> {
  readonly findRemedy: () => Remedy | null
}

/** Ages in whole years; null is unbounded. */
export interface AgeRange {
  readonly from: number | null
  readonly to: number | null
}

/** Travellers of an age group to add, or to remove when negative. */
export interface PartyChange {
  /** Null for any age. */
  readonly ageGroupId: string | null
  readonly count: number
  /** Groups of the same type that would do as well; absent where none does. */
  readonly orGroupIds?: readonly string[]
}

/** A change that makes an option available. */
export type Remedy =
  /** The nearest date on which it is sold; whether a place is left there is unknown. */
  | { readonly kind: 'date'; readonly date: DateChoice; readonly startDate: IsoDay }
  /** The family a package fits. */
  | { readonly kind: 'family'; readonly adults: number; readonly minors: number; readonly minorAges: AgeRange | null }
  /** Travellers to add or remove. */
  | { readonly kind: 'party'; readonly changes: readonly PartyChange[] }
  /** A traveller of one of these ages. */
  | { readonly kind: 'ages'; readonly ranges: readonly AgeRange[] }
  /** One of these rooms or family packages. */
  | { readonly kind: 'beds'; readonly roomIds: readonly string[]; readonly familyPackageIds: readonly string[] }
  /** One of these extras for the room. */
  | { readonly kind: 'roomAddon'; readonly addonIds: readonly string[] }
  /** Reduces a chosen room or extra by `count`: two kinds, as a room and an extra may have the same id. */
  | { readonly kind: 'fewerRooms'; readonly roomId: string; readonly count: number }
  | { readonly kind: 'fewerExtras'; readonly addonId: string; readonly count: number }
  | { readonly kind: 'withoutFamilyPackage' }
  /** Waiting for the first day of booking; `until` is null where booking never ends. */
  | { readonly kind: 'bookingPeriod'; readonly from: IsoDay; readonly until: IsoDay | null }
  /** Switching to the waitlist, or back. */
  | { readonly kind: 'waitlist'; readonly isOn: boolean }
  /** One of these variants. */
  | { readonly kind: 'variant'; readonly pricingTravelIds: readonly string[] }
