import { addDays, compareDays, type IsoDay } from '#domain/calendar.ts'
import type { Instalment } from './paymentPlan.ts'

/** What comes after a booking, with its day. */
export type Milestone =
  | { readonly kind: 'payment'; readonly day: IsoDay; readonly instalment: Instalment }
  /** @property isSoon its day has come already: it follows in the next days. */
  | { readonly kind: 'documents'; readonly day: IsoDay; readonly isSoon: boolean }
  | { readonly kind: 'departure'; readonly day: IsoDay }
  | { readonly kind: 'return'; readonly day: IsoDay }

export interface Journey {
  readonly bookedOn: IsoDay
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  /** Empty where nothing is paid by invoice. */
  readonly payments: readonly Instalment[]
  /** So many days before the departure the documents are sent; null where nobody says. */
  readonly documentsDaysBefore: number | null
}

/** What comes next and when, by day. */
export function timeline({
  bookedOn,
  startDate,
  endDate,
  payments,
  documentsDaysBefore,
}: Journey): readonly Milestone[] {
  const documentsDay = documentsDaysBefore === null ? null : addDays(startDate, -documentsDaysBefore)
  const isSoon = documentsDay !== null && documentsDay <= bookedOn
  const ahead: readonly Milestone[] = [
    ...payments.map((instalment) => ({ kind: 'payment', day: instalment.dueOn, instalment }) as const),
    ...(documentsDay === null ? [] : [{ kind: 'documents', day: isSoon ? bookedOn : documentsDay, isSoon } as const]),
    { kind: 'departure', day: startDate },
    { kind: 'return', day: endDate },
  ]
  return ahead.toSorted((one, other) => compareDays(one.day, other.day))
}
