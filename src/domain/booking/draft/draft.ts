import type { DateChoice } from '#domain/catalogue/departure.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import type { ServiceChoices } from './choices.ts'
import type { Checkout, Payment } from './checkout.ts'
import type { FunnelEvent, StepNumber } from './funnelProgress.ts'
import type { Options } from './options.ts'
import type { Contact, Traveller, Baby } from './person.ts'
import type { Snapshot } from './snapshot.ts'
import type { Summary } from './summary.ts'

/** Version of the booking state (rule 4.1.1). A stored draft of another version is dropped. */
export const BOOKING_VERSION = '2.2.0'

/**
 * The visitor's decisions for one travel (rules 3.8), compared and restored. Choices are ids, and everything derived
 * from them and the offer is computed. Choices stay on the device; people, remarks and answers for the visit, and
 * beyond it only some of them, where the visitor wants it (docs/personal-data.md).
 */
export interface Decisions extends ServiceChoices, Options {
  readonly travelId: string

  readonly pricingTravelId: string | null
  readonly date: DateChoice | null
  readonly isUpgradedToExtension: boolean
  /** Date before the upgrade to an extension. */
  readonly extensionDowngradeDate: DateChoice | null
  readonly switchedToWaitlistFallback: boolean

  readonly travellers: readonly Traveller[]
  readonly babies: readonly Baby[]
  readonly travellerRemarks: string
  readonly bookingRemarks: string
  /** Billed when no traveller is marked; null until given. */
  readonly billingAddress: Contact | null
  readonly billingAddressForcedDueToMinorAge: boolean
  /** Whether names, birthdays, addresses and remarks stay on the device beyond the visit. */
  readonly arePeopleRemembered: boolean

  readonly familyInsurance: Insurance | null
  /** The payment method; how the payment stands is part of `Checkout`. */
  readonly payment: Pick<Payment, 'type'>
  /** Answers by field name. */
  readonly customData: {
    readonly booking: Readonly<Record<string, string>>
    readonly travellers: readonly Readonly<Record<string, string>>[]
  }
}

/**
 * Where the visit stands: current step, snapshot of the offer on screen, responses of the platform so far. Stored with
 * the choices, to resume there, but for the summary, its failures and the fatal error.
 */
export interface Visit {
  readonly entryPoint: string
  readonly currentStep: StepNumber
  readonly sentEvents: readonly FunnelEvent[]
  /** Unix time of the last step in seconds; null before the first. */
  readonly lastActivityTimestamp: number | null
  /** The offer as the visitor saw it at their last command; null where that is unknown. */
  readonly snapshot: Snapshot | null
  /** True where people were given in an earlier visit and not stored. */
  readonly arePeopleForgotten: boolean
  readonly summary: Summary | null
  /** `selectionKey` of the last summary, which the premiums of the chosen insurances are from; null where unknown. */
  readonly premiumsKey: string | null
  /** Consecutive failures to load the summary. */
  readonly summaryLoadingError: number
  /** Message key of the error that made the booking impossible; null otherwise. */
  readonly fatalError: string | null
}

/** The draft of a booking in its three parts; a reader takes the part it needs. Immutable. */
export interface BookingDraft extends Decisions, Checkout, Visit {
  readonly version: typeof BOOKING_VERSION
  readonly payment: Payment
}
