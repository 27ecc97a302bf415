/** For whom something is mandatory, or who may have it. Every part that is given is a check. */
export interface RulePlan {
  /** Booked in the calendar year of today between these days, `01-01` to `12-31`, both included. */
  readonly bookedBetween?: readonly [from: string, until: string]
  /** Keys of rooms. */
  readonly rooms?: readonly string[]
  /** Numbers of family packages; they stand beside `rooms` in the same check. */
  readonly familyPackages?: readonly string[]
  /** Numbers of room add-ons. */
  readonly roomAddons?: readonly string[]
  /** Keys of age groups. */
  readonly ages?: readonly string[]
  /** Years at the start, both included; narrows `ages`. */
  readonly ageFilter?: readonly [minAge: number | null, maxAge: number | null]
  /** Departures that start in one of these months, 1 to 12. */
  readonly startMonths?: readonly number[]
}

interface ExtraPlan {
  /** Number of the service, unique within the tour. */
  readonly no: string
  readonly code: string
  readonly name: string
  readonly label?: string
  readonly info?: string
  readonly isMandatory?: true
  readonly rules?: RulePlan
  /** Units a departure has; not limited where left out. */
  readonly units?: number
}

/**
 * An extra of a tour. What is mandatory costs whole francs, so that no price «from» has centimes. `francs` are per unit:
 * person, room or booking, and per night where `perNight` is set.
 */
export type AddonPlan = ExtraPlan & { readonly perNight?: true } & (
    | {
        readonly kind: 'personal'
        readonly francs: number
        /** Keys of the age groups that can have it; all where left out. */
        readonly ages?: readonly string[]
      }
    | {
        readonly kind: 'room'
        readonly francs: number
        /** Keys of the rooms it goes with. */
        readonly forRooms: readonly string[]
      }
    | { readonly kind: 'booking'; readonly francs: number }
    | {
        readonly kind: 'collective'
        /** Francs by key of the age group; each group has its own service `<no><position>`. */
        readonly byAge: Readonly<Record<string, number>>
      }
  )

/** A reduction for single travellers: a share of the price of a shared room, or an amount. Both are written positive. */
export type DiscountPlan = ExtraPlan & ({ readonly percent: number } | { readonly francs: number })

/** Service number of one age group of a collective add-on. */
export function collectiveServiceNo(no: string, position: number): string {
  return `${no}${position + 1}`
}

/** The reduction for children every tour with minors gives. */
export const childDiscounts: readonly DiscountPlan[] = [
  {
    no: '8001',
    code: 'KE-KIND',
    name: 'Kinderermässigung 6–15 Jahre',
    percent: 30,
    isMandatory: true,
    info: 'Für Kinder im Zimmer mit zwei Erwachsenen.',
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

/** The same where a tour has family packages too, whose price already counts the children. */
export function childDiscountsIn(rooms: readonly string[]): readonly DiscountPlan[] {
  return childDiscounts.map((plan) => ({ ...plan, rules: { ...plan.rules, rooms } }))
}

/** A thank-you for guests who travelled with the operator before; they say so themselves. */
export const regularGuest: DiscountPlan = {
  no: '8010',
  code: 'TREUE',
  name: 'Treuebonus Stammgäste',
  francs: 40,
  info: 'Wenn Sie in den letzten zwei Jahren mit uns gereist sind.',
}

/** Half-board that a traveller can add where the price includes breakfast only. */
export function halfBoard(no: string, francs: number, info: string): AddonPlan {
  return { kind: 'personal', no, code: 'HP', name: 'Halbpension', info, francs, perNight: true }
}
