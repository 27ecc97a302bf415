import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { Money } from '#domain/money.ts'

/** One part of the invoice, in the operator's terms. */
export interface PaymentPart {
  /** Percentage of the total; the last part is the rest. */
  readonly percent: number
  /** Days after the booking, or before the departure. */
  readonly days: number
  readonly from: 'booking' | 'departure'
}

/** One due payment. */
export interface Instalment {
  readonly centimes: number
  /** Never before the day of the booking. */
  readonly dueOn: IsoDay
  /** False for an instalment that is followed by another. */
  readonly isLast: boolean
  /** Whether it is the whole total. */
  readonly isWhole: boolean
}

interface Booked {
  readonly bookedOn: IsoDay
  readonly startDate: IsoDay
}

/**
 * The payments of an invoice. A part due no earlier than the last one is merged with it; one already due is due at
 * once. Empty where the operator has no plan, or nothing has to be paid.
 */
export function paymentPlan(total: Money, parts: readonly PaymentPart[], booked: Booked): readonly Instalment[] {
  const last = parts.at(-1)
  if (last === undefined || total.centimes <= 0) return []
  const lastDay = later(dueDay(last, booked), booked.bookedOn)
  const earlier = parts
    .slice(0, -1)
    .map((part) => ({ centimes: shareOf(total, part), dueOn: later(dueDay(part, booked), booked.bookedOn) }))
    .filter(({ dueOn }) => dueOn < lastDay)
  const rest = total.centimes - earlier.reduce((sum, { centimes }) => sum + centimes, 0)
  return [
    ...earlier.map((part) => ({ ...part, isLast: false, isWhole: false })),
    { centimes: rest, dueOn: lastDay, isLast: true, isWhole: earlier.length === 0 },
  ]
}

/** Whether a payment is due with the booking, on the day it is placed. */
export function isDueAtOnce({ dueOn }: Pick<Instalment, 'dueOn'>, bookedOn: IsoDay): boolean {
  return dueOn <= bookedOn
}

function dueDay({ days, from }: PaymentPart, { bookedOn, startDate }: Booked): IsoDay {
  return from === 'booking' ? addDays(bookedOn, days) : addDays(startDate, -days)
}

function later(day: IsoDay, other: IsoDay): IsoDay {
  return day > other ? day : other
}

/** Assumption: a deposit is rounded to whole francs or euros. */
function shareOf({ centimes }: Money, { percent }: PaymentPart): number {
  return Math.round((centimes * percent) / 10_000) * 100
}
