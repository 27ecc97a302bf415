import { ageOn, type IsoDay, readDay } from '#domain/calendar.ts'
import type { AgeGroup } from '#platform/generated/resolverTypes.ts'
import type { Order, OrderTraveller } from './order.ts'
import type { Sale } from './sale.ts'

/** A traveller with age and age group computed by the platform instead of taken from the order. */
export interface Person {
  readonly index: number
  readonly order: OrderTraveller
  readonly birthday: IsoDay | null
  /** Whole years; null without birthday. */
  readonly ageOnStart: number | null
  readonly ageOnEnd: number | null
  /** Null if the named group does not fit the age. */
  readonly ageGroup: AgeGroup | null
}

/** An order resolved against its departure. */
export interface Booking {
  readonly order: Order
  readonly sale: Sale
  readonly people: readonly Person[]
}

/** Resolves an order against its departure once; everything that validates or prices a booking takes the result. */
export function toBooking(order: Order, sale: Sale): Booking {
  return { order, sale, people: order.travellers.map((traveller, index) => toPerson(traveller, index, sale)) }
}

function toPerson(order: OrderTraveller, index: number, { departure, pricing }: Sale): Person {
  const birthday = readDay(order.birthday)
  const ageOnStart = birthday === null ? null : ageOn(birthday, departure.startDate)
  const ageOnEnd = birthday === null ? null : ageOn(birthday, departure.endDate)
  const { ageGroups } = pricing.ageGroupSettings
  const named = ageGroups.find(({ id }) => id === order.ageGroup) ?? null
  const { from, to } = adultAges(ageGroups)
  const isAdult = (ageOnStart === null || ageOnStart >= from) && (ageOnEnd === null || ageOnEnd < to)
  const fits = named !== null && (ageOnEnd === null || isOfAge(named, ageOnEnd)) && (named.type === 'MINOR' || isAdult)
  return { index, order, birthday, ageOnStart, ageOnEnd, ageGroup: fits ? named : null }
}

/** Groups are counted at the end of the travel (rule 5.1.4). */
function isOfAge({ minAge, maxAge }: AgeGroup, ageOnEnd: number): boolean {
  return ageOnEnd >= minAge && ageOnEnd <= maxAge
}

/**
 * Range of adult ages: at least `from` on the first day, below `to` on the last (rules 5.1.3); several adult groups count as
 * one range.
 */
function adultAges(ageGroups: readonly AgeGroup[]): { readonly from: number; readonly to: number } {
  const adults = ageGroups.filter(({ type }) => type === 'ADULT')
  return { from: Math.min(...adults.map(({ minAge }) => minAge)), to: Math.max(...adults.map(({ maxAge }) => maxAge)) }
}

/** Name of a traveller in messages; «Person 1» without name. */
export function nameOf({ index, order }: Person): string {
  const name = `${order.firstName} ${order.lastName}`.trim()
  return name === '' ? `Person ${String(index + 1)}` : name
}
