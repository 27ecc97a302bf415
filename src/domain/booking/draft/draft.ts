import type { DateChoice } from '#domain/catalogue/dateChoice.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import type { ServiceChoices, TravelDocuments } from './choices.ts'
import type { MarketingInformation, Payment, Submission } from './closing.ts'
import type { FunnelEvent } from './funnelEvents.ts'
import type { Contact, Traveller, Baby } from './person.ts'
import type { Snapshot } from './snapshot.ts'
import type { StepNumber } from './stepNumber.ts'
import type { Summary } from './summary.ts'

/** Version of the booking state (rule 4.1.1). A stored draft of another version is dropped. */
export const BOOKING_VERSION = '2.2.0'

/**
 * What a visitor has decided about one travel (rules 3.8). Immutable; choices are ids, and everything
 * that follows from them and the offer is computed. `payload` makes the form the platform reads.
 */
export interface BookingDraft extends ServiceChoices, MarketingInformation {
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

  readonly familyInsurance: Insurance | null
  readonly travelDocuments: TravelDocuments
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
