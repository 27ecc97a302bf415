import type { Snapshot } from '#domain/booking/changes/snapshot.ts'
import type { StepNumber } from '#domain/booking/funnel/steps.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { MarketingInformation, Payment, Submission } from './closing.ts'
import type { FunnelEvent } from './funnelEvents.ts'
import type { Passport } from './passportEntry.ts'

/** Version of the booking state (rule 4.1.1). A stored draft of another version is dropped. */
export const BOOKING_VERSION = '2.2.0'

export type Salutation = 'MR' | 'MRS'
export type PaymentType = 'invoice' | 'online'
export type TravelDocuments = 'print' | 'electronic'

/** Name, address and birth date of a person; empty text means not given yet. */
export interface Contact {
  readonly salutation: Salutation
  readonly firstName: string
  readonly lastName: string
  readonly birthday: IsoDay | null
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly addressAddition: string
  readonly zip: string
  readonly city: string
  /** ISO 3166 alpha-2, `CH`. */
  readonly country: string
}

/** An insurance as it was offered when it was chosen. */
export interface Insurance {
  /** Empty for the choice of none where the platform gives it no number. */
  readonly ratioServiceNo: string
  /** Empty where the platform gives none. */
  readonly ratioTravelServiceNo: string
  /** Empty for the choice of none where the platform has no word for it. */
  readonly label: string
  readonly centimes: number
  /** The price as the platform wrote it; null where it did not. */
  readonly priceFormatted: string | null
}

export interface Traveller extends Contact {
  readonly isBillingAddress: boolean
  /** ISO 3166 alpha-2. */
  readonly nationality: string
  /** Index of the traveller whose address counts; null for an address of one's own. */
  readonly sameAddressAsTravellerIndex: number | null
  /** Id of the AgeGroup; null when none fits. */
  readonly ageGroupId: string | null
  readonly accommodationId: string | null
  /** Which of several rooms of that kind, from 1, where the visitor said; null else. */
  readonly roomNumber: number | null
  /** Set on traveller 0 of a family package only. */
  readonly familyPackageId: string | null
  readonly isFamilyPackageMember: boolean
  readonly insurance: Insurance | null
  readonly outboundStopNo: string | null
  readonly returnStopNo: string | null
  /** True for the traveller whose age made a separate billing address necessary. */
  readonly triggeredForceBillingAddress: boolean
  readonly passport: Passport | null
  /** True while the birthday only stands in for one that was not kept, and has to be asked again. */
  readonly isBirthdayPresumed: boolean
}

/** A baby: a person without bed, seat or choices of its own. */
export interface Baby extends Contact {
  readonly nationality: string
  readonly passport: Passport | null
  /** As with a traveller. */
  readonly isBirthdayPresumed: boolean
}

export interface RoomChoice {
  readonly accommodationId: string
  /** Rooms; places where partial occupancy is allowed. */
  readonly quantity: number
}

export interface AddonChoice {
  readonly addonId: string
  readonly quantity: number
  /** True while the quantity is the operator's decision. */
  readonly mandatory: boolean
}

export interface RoomAddonChoice extends AddonChoice {
  readonly type: 'accommodation' | 'familyPackage'
  /** Id of the Accommodation or FamilyPackage. */
  readonly typeId: string
}

export interface DiscountChoice {
  readonly discountId: string
  readonly quantity: number
  /** True while the quantity is the operator's decision. */
  readonly mandatory: boolean
}

export interface EsimChoice {
  readonly serviceNo: string
  readonly quantity: number
}

/** A date that can be chosen: a departure, and the extension booked on it if it has some. */
export interface DateChoice {
  readonly dateId: string
  readonly extensionId: string | null
}

/** What the platform offered and charged for a draft as it stood. */
export interface Summary {
  /** `selectionKey` of the draft it was asked for; another key makes it stale. */
  readonly selectionKey: string
  /** The summary as it was answered, for the booking on the wire. */
  readonly loaded: unknown
  readonly bookingInsurances: readonly Insurance[]
  /** By traveller, in their order. */
  readonly travellerInsurances: readonly (readonly Insurance[])[]
  /** The choice to have none; null where the platform offers no such choice. */
  readonly noInsurance: Insurance | null
  /** Names the back office gives to services, by `nr` (`t_reiseleistungen`, `t_leistungen`). */
  readonly serviceNames: Readonly<Record<string, string>>
  /** Total of the platform in centimes; null where it does not say. */
  readonly totalCentimes: number | null
  /** `pricedKey` of the draft it was asked for: the total is the total of that. */
  readonly pricedKey: string
}

/** What the platform answers, which does not know what it was asked for. */
export type SummaryAnswer = Omit<Summary, 'pricedKey'>

/**
 * What a visitor has decided about one travel (rules 3.8). Immutable; choices are ids, and everything
 * that follows from them and the offer is computed. `payload` makes the form the platform reads.
 */
export interface BookingDraft extends MarketingInformation {
  readonly version: typeof BOOKING_VERSION
  readonly entryPoint: string
  readonly travelId: string
  readonly currentStep: StepNumber
  readonly sentEvents: readonly FunnelEvent[]
  /** Seconds since 1970 of the last step; null before the first. */
  readonly lastActivityTimestamp: number | null
  /** What the visitor saw and had decided at their last act; null where that is not known. */
  readonly snapshot: Snapshot | null

  readonly pricingTravelId: string | null
  readonly date: DateChoice | null
  readonly isUpgradedToExtension: boolean
  /** Date to return to when the extension is given up. */
  readonly extensionDowngradeDate: DateChoice | null
  readonly switchedToWaitlistFallback: boolean

  readonly travellers: readonly Traveller[]
  readonly babies: readonly Baby[]
  readonly travellerRemarks: string
  /** The address billed when no traveller is marked; null until one was given. */
  readonly billingAddress: Contact | null
  readonly billingAddressForcedDueToMinorAge: boolean
  /** Whether the visitor wants names, birthdays, addresses and remarks kept on the device beyond the visit. */
  readonly arePeopleRemembered: boolean
  /** True where they were given in an earlier visit and not kept. */
  readonly arePeopleForgotten: boolean

  readonly rooms: readonly RoomChoice[]
  readonly accommodationAddons: readonly RoomAddonChoice[]
  readonly personalAddons: readonly AddonChoice[]
  readonly bookingAddons: readonly AddonChoice[]
  readonly collectiveAddons: readonly AddonChoice[]
  readonly personalDiscounts: readonly DiscountChoice[]
  readonly esims: readonly EsimChoice[]
  readonly familyInsurance: Insurance | null
  readonly travelDocuments: TravelDocuments
  readonly co2compensation: boolean
  /** Answers by name of the field. */
  readonly customData: {
    readonly booking: Readonly<Record<string, string>>
    readonly travellers: readonly Readonly<Record<string, string>>[]
  }

  readonly summary: Summary | null
  /** How often in a row the summary could not be loaded. */
  readonly summaryLoadingError: number
  readonly payment: Payment
  readonly submission: Submission
  /** Message key of what made the booking impossible; null while it goes on. */
  readonly fatalError: string | null
}
