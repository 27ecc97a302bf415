import { closedReason, dateAvailability } from '#domain/booking/availability/dateAvailability.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { closesBooking, type DateState } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { t } from '#web/text/start.ts'

/** How things stand with a departure, as far as it is known. */
export interface DateFacts {
  readonly code: DateState
  /** The tenant's word for the state; «Ausgebucht» for one that is sold out, another where nobody can say. */
  readonly state: string
  /** Why it cannot be booked; null where it can be, or waited for. */
  readonly reason: Reason | null
  /** Whether nothing can be booked there, though perhaps waited for. */
  readonly isShut: boolean
  /** Places to tell, for few are left; null otherwise. */
  readonly fewPlaces: number | null
}

/** @param seen places that were left when this page last heard of them; null where it never did. */
export function dateFacts(date: SaleDate, offer: Offer, seen: number | null): DateFacts {
  const { state, status, fewPlaces, canWait } = dateAvailability(date, offer, seen)
  const isUnchecked = offer.contingentsFailedFor === date.id && state === 'BOOKABLE'
  const label = isUnchecked ? t('start.dates.unchecked') : statusTexts(status, offer.tenantId).label
  const name = state === 'SOLD_OUT' ? t('start.dates.full') : label
  return {
    code: state,
    state: canWait ? t('start.dates.waitlistPossible', { status: name }) : name,
    reason: canWait ? null : closedReason(date, offer, seen),
    isShut: closesBooking(state),
    fewPlaces,
  }
}
