import type { Booking } from '#domain/booking/draft/booking.ts'
import { travellersWith, travellersWithDiscount } from '#domain/booking/rules/applicable.ts'
import type { PriceLine } from './priceLine.ts'

/**
 * Indexes of the travellers who have the extra or discount of a price line; empty for lines that are not by person, as
 * of rooms and of the whole booking.
 */
export function holdersOfLine({ id, kind }: Pick<PriceLine, 'id' | 'kind'>, booking: Booking): readonly number[] {
  const itemId = id.slice(kind.length + 1)
  switch (kind) {
    case 'personalAddon':
      return travellersWith(itemId, booking)
    case 'personalDiscount':
      return travellersWithDiscount(itemId, booking)
    default:
      return []
  }
}
