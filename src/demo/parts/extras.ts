/** Rules of an extra or discount: for whom it is available or mandatory. Each given field enables a check. */
export interface RulePlan {
  /** Booking period within the current calendar year, `01-01` to `12-31`, inclusive. */
  readonly bookedBetween?: readonly [from: string, until: string]
  /** Room keys. */
  readonly rooms?: readonly string[]
  /** Family package numbers; alternatives to `rooms` in the same check. */
  readonly familyPackages?: readonly string[]
  /** Room add-on numbers. */
  readonly roomAddons?: readonly string[]
  /** Age group keys. */
  readonly ages?: readonly string[]
  /** Age in years at the start, inclusive; narrows `ages`. */
  readonly ageFilter?: readonly [minAge: number | null, maxAge: number | null]
  /** Months of departure, 1 to 12. */
  readonly startMonths?: readonly number[]
}

interface ExtraPlan {
  /** Service number, unique within the tour. */
  readonly no: string
  readonly code: string
  readonly name: string
  readonly label?: string
  readonly info?: string
  readonly isMandatory?: true
  readonly rules?: RulePlan
  /** Contingent per departure; default unlimited. */
  readonly units?: number
}

/**
 * An extra of a tour. `francs` are per person, room or booking, and per night if `perNight`. Mandatory extras cost whole
 * francs, so that prices «from» have no centimes.
 */
export type AddonPlan = ExtraPlan & { readonly perNight?: true } & (
    | {
        readonly kind: 'personal'
        readonly francs: number
        /** Keys of allowed age groups; default all. */
        readonly ages?: readonly string[]
      }
    | {
        readonly kind: 'room'
        readonly francs: number
        /** Keys of the rooms it is offered for. */
        readonly forRooms: readonly string[]
      }
    | { readonly kind: 'booking'; readonly francs: number }
    | {
        readonly kind: 'collective'
        /** Francs by age group key; each group has a service of its own, `<no><position>`. */
        readonly byAge: Readonly<Record<string, number>>
      }
  )

/** A personal discount: percent of the bed price in a double room, or francs. Both positive. */
export type DiscountPlan = ExtraPlan & ({ readonly percent: number } | { readonly francs: number })

/** Service number of one age group of a collective add-on. @param position of the group in its scheme, from 0 */
export function collectiveServiceNo(no: string, position: number): string {
  return `${no}${position + 1}`
}

/** Child discounts of every tour with minors. */
export const childDiscounts: readonly DiscountPlan[] = [
  {
    no: '8001',
    code: 'KE-KIND',
    name: 'Kinderermässigung 6–15 Jahre',
    percent: 30,
    isMandatory: true,
    info: 'Für Kinder, die mit Erwachsenen im Zimmer schlafen.',
    rules: { ages: ['kind'] },
  },
  {
    no: '8002',
    code: 'KE-KLEIN',
    name: 'Kinderermässigung 2–5 Jahre',
    percent: 50,
    isMandatory: true,
    rules: { ages: ['kleinkind'] },
  },
]

/** Child discounts limited to some rooms, for tours with family packages, whose price includes the children. */
export function childDiscountsIn(rooms: readonly string[]): readonly DiscountPlan[] {
  return childDiscounts.map((plan) => ({ ...plan, rules: { ...plan.rules, rooms } }))
}

/** Discount for returning customers, chosen by themselves. */
export const regularGuest: DiscountPlan = {
  no: '8010',
  code: 'TREUE',
  name: 'Treuebonus Stammgäste',
  francs: 40,
  info: 'Wenn Sie in den letzten zwei Jahren mit uns gereist sind.',
}

/** Optional half-board, for tours with breakfast only. */
export function halfBoard(no: string, francs: number, info: string): AddonPlan {
  return { kind: 'personal', no, code: 'HP', name: 'Halbpension', info, francs, perNight: true }
}
