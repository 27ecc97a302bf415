import { closedReason, dateAvailability, isUnchecked } from '#domain/booking/availability/dateAvailability.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { closesBooking, type DateState } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { t } from '#web/text/start.ts'

/** State of a departure, as far as it is known. */
export interface DateFacts {
  readonly code: DateState
  /** The tenant's label of the state; «Ausgebucht» if sold out, a label of ours while contingents fail to load. */
  readonly state: string
  /** The reason it cannot be booked; null if it can, or has a waitlist. */
  readonly reason: Reason | null
  /** Whether nothing can be booked, except perhaps on the waitlist. */
  readonly isShut: boolean
  /** Number of places left if there are few; null otherwise. */
  readonly fewPlaces: number | null
}

/** @param seen places left at the last response on this page; null where there was none. */
export function dateFacts(date: SaleDate, offer: Offer, seen: number | null): DateFacts {
  const { state, status, fewPlaces, canWait } = dateAvailability(date, offer, seen)
  const label = isUnchecked(date, state, offer) ? t('start.dates.unchecked') : statusTexts(status, offer.tenantId).label
  const name = state === 'SOLD_OUT' ? t('start.dates.full') : label
  return {
    code: state,
    state: canWait ? t('start.dates.waitlistPossible', { status: name }) : name,
    reason: canWait ? null : closedReason(date, offer, seen),
    isShut: closesBooking(state),
    fewPlaces,
  }
}
