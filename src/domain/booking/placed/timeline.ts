import { addDays, compareDays, type IsoDay } from '#domain/calendar.ts'
import type { Instalment } from '#domain/booking/payment/paymentPlan.ts'

/** An event after booking, with its day. */
export type Milestone =
  | { readonly kind: 'payment'; readonly day: IsoDay; readonly instalment: Instalment }
  /** @property isSoon the day has already come: the documents follow as soon as they can. */
  | { readonly kind: 'documents'; readonly day: IsoDay; readonly isSoon: boolean }
  | { readonly kind: 'departure'; readonly day: IsoDay }
  | { readonly kind: 'return'; readonly day: IsoDay }

export interface TimelineInput {
  readonly bookedOn: IsoDay
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  /** Empty unless paid by invoice. */
  readonly payments: readonly Instalment[]
  /** Days before departure on which the documents are sent; null where unknown. */
  readonly documentsDaysBefore: number | null
}

/** The events after booking, by day. */
export function timeline({
  bookedOn,
  startDate,
  endDate,
  payments,
  documentsDaysBefore,
}: TimelineInput): readonly Milestone[] {
  const documentsDay = documentsDaysBefore === null ? null : addDays(startDate, -documentsDaysBefore)
  const isSoon = documentsDay !== null && documentsDay <= bookedOn
  const ahead: readonly Milestone[] = [
    ...payments.map((instalment) => ({ kind: 'payment', day: instalment.dueOn, instalment }) as const),
    ...(documentsDay === null ? [] : [{ kind: 'documents', day: isSoon ? bookedOn : documentsDay, isSoon } as const]),
    { kind: 'departure', day: startDate },
    { kind: 'return', day: endDate },
  ]
  return [...ahead].sort((one, other) => compareDays(one.day, other.day))
}
