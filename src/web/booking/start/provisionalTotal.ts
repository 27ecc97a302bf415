import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { childrenIn } from '#domain/booking/people/partyPeople.ts'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Money } from '#domain/money.ts'

const PAIR = 2

/**
 * Total for two adults without rooms on a date, shown until the totals are computed: twice the from-price. Null for any
 * other party.
 */
export function provisionalTotal(date: SaleDate, draft: BookingDraft, offer: Offer): Money | null {
  const isPair = draft.travellers.length === PAIR && draft.babies.length === 0 && childrenIn(draft, offer).length === 0
  const from = isPair && draft.rooms.length === 0 ? fromPrice(date, offer) : null
  return from === null ? null : { centimes: from * PAIR, currency: offer.pricing?.currency ?? 'CHF' }
}
