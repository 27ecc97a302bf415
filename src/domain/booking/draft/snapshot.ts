import type { Direction } from '#domain/catalogue/busNetwork.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import type { Currency } from '#domain/money.ts'
import type { ServiceChoices } from './choices.ts'
import type { PaymentType } from './checkout.ts'

/*
 * The offer as a visitor saw it last, stored with the draft to report the changes since. Ids, names and amounts, no
 * personal data.
 */

/** Maximum number of stored lines, above that of any booking; the rest is left out. */
export const MOST_LINES = 120

/** Maximum length of a stored name, in characters. */
export const LONGEST_NAME = 80

/** The kinds of price lines. */
export const priceKinds = [
  ...(['room', 'familyPackage', 'baby'] as const),
  ...(['roomAddon', 'personalAddon', 'bookingAddon', 'collectiveAddon'] as const),
  ...(['busStop', 'insurance', 'esim', 'documents', 'co2', 'personalDiscount', 'bargain'] as const),
] as const

export type PriceKind = (typeof priceKinds)[number]

/** One price line; insurances and extras of the group are added up. */
export interface SnapshotLine {
  readonly id: string
  readonly kind: PriceKind
  readonly label: string
  readonly quantity: number
  /** For the whole quantity. */
  readonly centimes: number
}

export interface SnapshotDate extends DateChoice {
  readonly startDate: string
  readonly endDate: string
  /** Name of the extension; null on a date without. */
  readonly extension: string | null
}

export interface SnapshotStop {
  readonly direction: Direction
  readonly stopNo: string
  /** `06:30`; null where unknown. */
  readonly time: string | null
  /** `06:30 | Bern` */
  readonly label: string
}

export interface Snapshot {
  readonly variantId: string
  readonly variantLabel: string
  /** Null when no date was chosen, or the chosen one was no longer sold. */
  readonly date: SnapshotDate | null
  /** The departure an extension was added to; the date itself without one. */
  readonly baseDate: DateChoice | null
  /** The status of the date, as named by the platform. */
  readonly status: string
  readonly currency: Currency
  /** Null when a price was missing. */
  readonly totalCentimes: number | null
  readonly lines: readonly SnapshotLine[]
  /** The stops in use, without duplicates. */
  readonly stops: readonly SnapshotStop[]
  readonly babiesTooOld: number
  /** By traveller. */
  readonly ageGroupIds: readonly (string | null)[]
  readonly choices: Choices
}

/** The choices `settle` may remove; insurances depend on the summary. */
export interface Choices extends ServiceChoices {
  readonly familyPackageId: string | null
  readonly paymentType: PaymentType
  /** Bed and stops by traveller. */
  readonly people: readonly {
    readonly accommodationId: string | null
    readonly outboundStopNo: string | null
    readonly returnStopNo: string | null
  }[]
}
