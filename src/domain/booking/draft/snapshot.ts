import type { Direction } from '#domain/catalogue/busNetwork.ts'
import type { DateChoice } from '#domain/catalogue/dateChoice.ts'
import type { Currency } from '#domain/money.ts'
import type { ServiceChoices } from './choices.ts'
import type { PaymentType } from './closing.ts'
import type { PriceKind } from './priceKind.ts'

/*
 * What a visitor saw last and had decided then: it is stored with the draft, so that what has changed since can be
 * told (features: what changed since you left). Ids, names of things and amounts, nothing about people.
 */

/** More lines than any booking has; what lies beyond is left out. */
export const MOST_LINES = 120

/** Longest name kept, in characters. */
export const LONGEST_NAME = 80

/** One line of the price, insurances and extras of the group with theirs together. */
export interface SeenLine {
  readonly id: string
  readonly kind: PriceKind
  readonly label: string
  readonly quantity: number
  /** For the whole quantity. */
  readonly centimes: number
}

export interface SeenDate extends DateChoice {
  readonly startDate: string
  readonly endDate: string
  /** Name of the extension; null on a date without. */
  readonly extension: string | null
}

export interface SeenStop {
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
  /** Null when no date was chosen, or the chosen one was known to be off sale. */
  readonly date: SeenDate | null
  /** The departure an extension was added to; the date itself without one. */
  readonly baseDate: DateChoice | null
  /** The status on the date, as the platform names it. */
  readonly status: string
  readonly currency: Currency
  /** Null when something chosen had no price. */
  readonly totalCentimes: number | null
  readonly lines: readonly SeenLine[]
  /** The stops in use, each once. */
  readonly stops: readonly SeenStop[]
  readonly babiesTooOld: number
  /** By traveller: their age groups. */
  readonly ageGroupIds: readonly (string | null)[]
  readonly choices: Choices
}

/** What `settle` may take from a draft; insurances are the summary's affair. */
export interface Choices extends ServiceChoices {
  readonly familyPackageId: string | null
  readonly paymentType: PaymentType
  /** By traveller: where each sleeps, gets on and gets off. */
  readonly people: readonly {
    readonly accommodationId: string | null
    readonly outboundStopNo: string | null
    readonly returnStopNo: string | null
  }[]
}
