import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { Money } from '#domain/money.ts'

/** Cancellation costs of a period, in the operator's terms. */
export interface CancellationTerm {
  /** Last day of the period, in days before departure. */
  readonly untilDaysBefore: number
  /** Of the price of the travel; 0 where only the fee is charged. */
  readonly percent: number
  /** Francs per person; 0 for none. */
  readonly feePerPerson: number
}

/** Cancellation costs of a period, as dates. */
export interface CancellationStep extends Pick<CancellationTerm, 'percent' | 'feePerPerson'> {
  /** Null for the first, which starts with the booking. */
  readonly from: IsoDay | null
  readonly until: IsoDay
}

/**
 * The fee of a period for each person; null for none.
 * Assumption: the fee of the terms is in francs, also for travels in euros.
 */
export function cancellationFee({ feePerPerson }: Pick<CancellationTerm, 'feePerPerson'>): Money | null {
  return feePerPerson === 0 ? null : { centimes: feePerPerson * 100, currency: 'CHF' }
}

/** The periods not over when booking, as dates. Empty where the operator names none. */
export function cancellationSteps(
  terms: readonly CancellationTerm[],
  { bookedOn, startDate }: { readonly bookedOn: IsoDay; readonly startDate: IsoDay },
): readonly CancellationStep[] {
  const steps = terms.map(({ untilDaysBefore, ...cost }) => ({ ...cost, until: addDays(startDate, -untilDaysBefore) }))
  const ahead = steps.filter(({ until }) => until >= bookedOn)
  return ahead.map((step, index) => {
    const before = ahead[index - 1]
    return { ...step, from: before === undefined ? null : addDays(before.until, 1) }
  })
}
