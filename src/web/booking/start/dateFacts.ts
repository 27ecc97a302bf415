import { closedReason, resolveStatus, statusCode, statusTexts, waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Reason } from '#domain/booking/reason.ts'
import { t } from '#web/text/start.ts'

/** How things stand with a departure, as far as it is known. */
export interface DateFacts {
  /** The tenant's word for the state; «Ausgebucht» for one that turned out to be full, another where nobody can say. */
  readonly state: string
  /** Why it cannot be booked; null where it can be, or waited for. */
  readonly reason: Reason | null
  readonly isFull: boolean
}

/** @param places left on the departure; null while nobody knows. */
export function dateFacts(date: SaleDate, offer: Offer, places: number | null): DateFacts {
  const status = resolveStatus(date, offer)
  const isUnchecked = offer.contingentsFailedFor === date.id && statusCode(status.status) === 'BOOKABLE'
  const label = isUnchecked ? t('start.dates.unchecked') : statusTexts(status, offer.tenantId).label
  const closed = closedReason(date, offer)
  const isFull = closed === null && places === 0
  const name = isFull ? t('start.dates.full') : label
  const canWait = waitlistFallback(offer) !== null
  const isWaitedFor = canWait && (isFull || closed !== null)
  return {
    state: isWaitedFor ? t('start.dates.waitlistPossible', { status: name }) : name,
    reason: canWait ? null : closed,
    isFull,
  }
}
