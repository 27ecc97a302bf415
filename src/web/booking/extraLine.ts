import type { PriceKind } from '#domain/booking/draft/snapshot.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { holdersOfLine } from '#domain/booking/price/lineHolders.ts'
import type { PriceLine } from '#domain/booking/price/priceLine.ts'
import { t } from '#web/text/booking.ts'
import { namesUnlessAll } from './personName.ts'
import { roomOfLine } from './roomOfLine.ts'

/** The kinds of price lines that are extras; discounts and data packages have rows of their own. */
export const EXTRA_KINDS: ReadonlySet<PriceKind> = new Set([
  'roomAddon',
  'personalAddon',
  'bookingAddon',
  'collectiveAddon',
])

/** An extra or discount, its number, its room, and who has it where that is not everybody: «2 × Ausflug (Anna, Beat)». */
export function extraLine(line: PriceLine, booking: Booking): string {
  const { label, labelKey, quantity } = line
  const name = labelKey === 'booking.bargainDiscount' ? t(labelKey) : label
  const counted = quantity === 1 ? name : `${String(quantity)} × ${name}`
  return counted + roomOfLine(line, booking) + namesUnlessAll(booking.draft.travellers, holdersOfLine(line, booking))
}
