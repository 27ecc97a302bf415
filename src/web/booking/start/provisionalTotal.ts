import type { Booking } from '#domain/booking/draft/resolve.ts'
import { childrenIn } from '#domain/booking/people/partyPeople.ts'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Money } from '#domain/money.ts'

const PAIR = 2

/**
 * Total for two adults without rooms on a date, shown until the totals are computed: twice the from-price. Null for any
 * other party.
 */
export function provisionalTotal(date: SaleDate, booking: Booking): Money | null {
  const { draft, offer } = booking
  const isPair = draft.travellers.length === PAIR && draft.babies.length === 0 && childrenIn(booking).length === 0
  const from = isPair && draft.rooms.length === 0 ? fromPrice(date, offer) : null
  return from === null ? null : { centimes: from * PAIR, currency: offer.pricing?.currency ?? 'CHF' }
}
