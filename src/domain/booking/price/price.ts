import type { Booking, Sale } from '#domain/booking/draft/booking.ts'
import { currencyIn } from '#domain/catalogue/offer.ts'
import type { Money } from '#domain/money.ts'
import { addonLines, bedLines, collectiveLines, stopLines } from './mainLines.ts'
import { discountLines, insuranceLines, serviceLines } from './optionLines.ts'
import { priceOfUnits } from './priceLine.ts'
import type { PriceGroup, PriceLine, UnpricedLine } from './priceLine.ts'

/** The price of a booking (rules 9.6). */
export interface Price {
  readonly lines: readonly PriceLine[]
  /** Sum of the lines. */
  readonly total: Money
  /** False when a chosen item has no price, or no date is chosen: the total is then not the final one. */
  readonly isComplete: boolean
}

/** Lines and total of a booking. */
export function price(booking: Booking): Price {
  const { offer, sale } = booking
  const found = sale === null ? [] : linesOf(booking, sale)
  const lines = found.filter((line) => line !== null)
  return {
    lines,
    total: { centimes: totalOf(lines), currency: currencyIn(offer) },
    isComplete: sale !== null && lines.length === found.length,
  }
}

export function totalOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { centimes }) => sum + centimes, 0)
}

/** The lines of all groups in order; null for a line without a price. */
function linesOf(booking: Booking, sale: Sale): readonly (PriceLine | null)[] {
  const main = [
    ...bedLines(booking, sale),
    ...addonLines(booking),
    ...collectiveLines(booking, sale),
    ...stopLines(booking),
  ]
  const options = [...insuranceLines(booking), ...serviceLines(booking)]
  return [
    ...main.map((line) => priced('main', line)),
    ...options.map((line) => priced('options', line)),
    ...discountLines(booking).map((line) => priced('discounts', line)),
  ]
}

function priced(
  group: PriceGroup,
  { id, kind, label, labelKey, quantity, unitCentimes }: UnpricedLine,
): PriceLine | null {
  if (unitCentimes === null) return null
  return {
    id,
    group,
    kind,
    label,
    labelKey: labelKey ?? null,
    quantity,
    unitCentimes,
    centimes: priceOfUnits(unitCentimes, quantity),
  }
}
