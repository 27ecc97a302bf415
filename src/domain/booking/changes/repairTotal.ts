import { hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { lastKnownPrice } from '#domain/booking/price/price.ts'
import type { Money } from '#domain/money.ts'
import type { Repair } from './repairChange.ts'
import { withRepair } from './withRepair.ts'

/**
 * The total after one repair alone, to compare with the one seen last: the chosen insurances count with the premiums that
 * were told last. Null while somebody has no bed then, or a price is missing.
 */
export function totalAfter(repair: Repair, booking: Booking): Money | null {
  const after = resolve(withRepair(booking, repair), booking.offer)
  const { isComplete, total } = lastKnownPrice(after)
  return isComplete && hasBedForEverybody(after.draft) ? total : null
}
