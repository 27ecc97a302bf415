import { bookingAfter } from '#domain/booking/commands/command.ts'
import { withExtension, withoutExtension } from '#domain/booking/commands/dates.ts'
import { bedsMissing } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { price } from '#domain/booking/price/price.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'

/**
 * The price difference of an extension for the present party and choices, in centimes. Null where a price is missing or
 * somebody would lose their bed, as the totals are not comparable then. Contingents count where `offer` has those of
 * the extension date.
 */
export function extensionDifference(booking: Booking, choice: DateChoice): number | null {
  const without = bookingAfter(booking, withoutExtension)
  const upgraded = bookingAfter(without, (now) => withExtension(now, choice))
  const [before, after] = [price(without), price(upgraded)]
  const keepsBeds = bedsMissing(upgraded.draft) === 0
  return keepsBeds && before.isComplete && after.isComplete ? after.total.centimes - before.total.centimes : null
}
