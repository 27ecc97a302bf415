import type { Booking, Person } from '#domain/booking/draft/booking.ts'
import { otherDateRemedy } from '#domain/booking/rules/remedies.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { bargainTerms, lastDayFor } from '#domain/catalogue/bargainTerms.ts'
import type { Reason, ReasonKey } from '#domain/catalogue/reason.ts'

/** The early-booking discount of a booking. */
export interface BargainDiscount {
  readonly ratioServiceNo: string
  readonly serviceCode: string
  readonly label: 'booking.bargainDiscount'
  /** Per person, negative. */
  readonly centimes: number
  /** Number of travellers who get it. */
  readonly quantity: number
  /** Last day of booking with the discount. */
  readonly lastDay: IsoDay
}

/** The early-booking discount (rules 9.4); null when it does not apply or its service has no price. */
export function bargainDiscount(booking: Booking): BargainDiscount | null {
  const { offer, date } = booking
  const earned = earnedBargain(booking)
  const untilDaysBeforeStart = offer.travel.pricing?.bargainSettings?.untilDaysBeforeStart ?? 0
  return earned === null || date === null ? null : { ...earned, lastDay: lastDayFor(date, untilDaysBeforeStart) }
}

/** The discount without its last day, which the price does not need. */
export function earnedBargain(booking: Booking): Omit<BargainDiscount, 'lastDay'> | null {
  const { offer, date, people } = booking
  const quantity = bargainQuantity(people)
  const terms = date === null || quantity === 0 ? null : bargainTerms(date, offer)
  if (terms === null || 'key' in terms) return null
  const { ratioServiceNo, serviceCode, centimes } = terms
  return { ratioServiceNo, serviceCode, label: 'booking.bargainDiscount', centimes, quantity }
}

/** Number of people who get the discount (rule 9.4.4). */
export function bargainQuantity(people: readonly Pick<Person, 'ageGroup' | 'ageAtStart'>[]): number {
  return people.length
}

/**
 * The reason there is no early-booking discount, with the nearest date that has one as remedy; null when there is one.
 */
export function bargainReason(booking: Booking): Reason | null {
  const { draft, offer, date } = booking
  const remedy = () => otherDateRemedy(booking, (other) => !('key' in bargainTerms(other, offer)))
  if (date === null) return { key: 'booking.reason.noDate', remedy: remedy() }
  if (draft.travellers.length === 0) return { key: 'booking.reason.noTravellers', remedy: null }
  const terms = bargainTerms(date, offer)
  return 'key' in terms ? { ...terms, remedy: remedy() } : null
}

/** Reasons of a travel without an early-booking discount, and of a booking that has hardly begun. */
const NOT_MISSED: readonly ReasonKey[] = [
  'booking.reason.bargainInactive',
  'booking.reason.noDate',
  'booking.reason.noTravellers',
]

/**
 * The reason a travel with an early-booking discount does not give it to a booking with date and travellers; null where
 * it is given, or the travel has none.
 */
export function missedBargain(booking: Booking): Reason | null {
  const reason = bargainReason(booking)
  return reason === null || NOT_MISSED.includes(reason.key) ? null : reason
}
