import type { RoomChoice } from '#domain/booking/draft/choices.ts'
import type { PriceKind } from '#domain/booking/draft/snapshot.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import type { StatusCode } from '#domain/catalogue/dateState.ts'
import type { Currency } from '#domain/money.ts'

/** The nearest available replacement; each can be carried out alone. */
export type Repair =
  | { readonly kind: 'variant'; readonly pricingTravelId: string; readonly label: string }
  | { readonly kind: 'date'; readonly date: DateChoice; readonly startDate: string; readonly endDate: string }
  | { readonly kind: 'waitlist' }
  | {
      readonly kind: 'beds'
      readonly rooms: readonly RoomChoice[]
      /** Replaces the rooms; null for rooms. */
      readonly familyPackageId: string | null
      /** Names of the rooms or the family package, each with how many of it. */
      readonly beds: readonly { readonly name: string; readonly quantity: number }[]
    }
  | {
      readonly kind: 'stop'
      readonly direction: Direction
      readonly stopNo: string
      readonly label: string
      /** Indexes of the travellers who board there. */
      readonly travellers: readonly number[]
    }

/** The reason a date can no longer be booked. */
export type DateLoss = 'departed' | 'notOnline' | 'closed' | 'gone'

/** One change since the visitor's last command. Amounts are centimes. */
export type Change = { readonly repair: Repair | null } & (
  | { readonly kind: 'total'; readonly was: number; readonly now: number; readonly currency: Currency }
  | { readonly kind: 'variant'; readonly name: string }
  | { readonly kind: 'date'; readonly state: DateLoss; readonly startDate: string; readonly endDate: string }
  | { readonly kind: 'extension'; readonly name: string }
  | { readonly kind: 'status'; readonly was: StatusCode; readonly now: StatusCode }
  /** `name` is the present group; null where no group takes the age. */
  | { readonly kind: 'ageGroup'; readonly traveller: number; readonly name: string | null }
  | { readonly kind: 'babiesTooOld'; readonly count: number }
  | { readonly kind: 'gone'; readonly lineKind: PriceKind; readonly name: string }
  | {
      readonly kind: 'fewer'
      readonly lineKind: PriceKind
      readonly name: string
      readonly was: number
      readonly now: number
    }
  | {
      readonly kind: 'new'
      readonly lineKind: PriceKind
      readonly name: string
      readonly centimes: number
      readonly currency: Currency
    }
  /** Prices for the present quantity. */
  | {
      readonly kind: 'price'
      readonly lineKind: PriceKind
      readonly name: string
      readonly was: number
      readonly now: number
      readonly currency: Currency
    }
  | { readonly kind: 'stop'; readonly direction: Direction; readonly name: string }
  | { readonly kind: 'payment' }
)
