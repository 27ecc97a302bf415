import { addDays, type IsoDay } from '#domain/calendar.ts'

/** What cancelling costs from some day on, in the terms of an operator. */
export interface CancellationTerm {
  /** It holds until so many days before the departure. */
  readonly untilDaysBefore: number
  /** Of the price of the travel; 0 where only the fee is asked for. */
  readonly percent: number
  /** Francs a person; 0 for none. */
  readonly feePerPerson: number
}

/** What cancelling costs within some days. */
export interface CancellationStep extends Pick<CancellationTerm, 'percent' | 'feePerPerson'> {
  /** Null for the first, which holds from the booking on. */
  readonly from: IsoDay | null
  readonly until: IsoDay
}

/** The steps that can still come, as days. Empty where the operator names none. */
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
