import type { Booking, Sale } from '#domain/booking/draft/booking.ts'
import { currencyIn } from '#domain/catalogue/offer.ts'
import type { Money } from '#domain/money.ts'
import { addonLines, bedLines, collectiveLines, stopLines } from './mainLines.ts'
import { openPremiums } from './openPremiums.ts'
import { discountLines, insuranceLines, serviceLines } from './optionLines.ts'
import { priceOfUnits, type PriceGroup, type PriceLine, type UnpricedLine } from './priceLine.ts'

/** The price of a booking (rules 9.6). */
export interface Price {
  readonly lines: readonly PriceLine[]
  /** Sum of the lines. */
  readonly total: Money
  /** Names of chosen insurances whose premium is asked for anew; they have no line. */
  readonly openPremiums: readonly string[]
  /** False when a chosen item has no price, or no date is chosen: the total is then not the final one. */
  readonly isComplete: boolean
}

/** Lines and total of a booking. A premium of other selections is not part of it (rule 9.6.4.1). */
export function price(booking: Booking): Price {
  const open = booking.sale === null ? [] : openPremiums(booking)
  const known = priceOf(booking, open.length === 0)
  return { ...known, openPremiums: open, isComplete: known.isComplete && open.length === 0 }
}

/**
 * The price of a booking, to compare with the one that is on screen. The premiums of both are those known now, or are
 * left out of both: another selection has one that nobody has asked for yet.
 */
export function comparablePrice(booking: Booking, shown: Booking): Price {
  return priceOf(booking, openPremiums(shown).length === 0)
}

/** The price with the premiums as they were told last, those of other selections included. */
export function lastKnownPrice(booking: Booking): Price {
  return priceOf(booking, true)
}

function priceOf(booking: Booking, arePremiumsCounted: boolean): Price {
  const { offer, sale } = booking
  const found = sale === null ? [] : linesOf(booking, sale, arePremiumsCounted)
  const lines = found.filter((line) => line !== null)
  return {
    lines,
    total: { centimes: totalOf(lines), currency: currencyIn(offer) },
    openPremiums: [],
    isComplete: sale !== null && lines.length === found.length,
  }
}

export function totalOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { centimes }) => sum + centimes, 0)
}

/** The lines of all groups in order; null for a line without a price. */
function linesOf(booking: Booking, sale: Sale, arePremiumsCounted: boolean): readonly (PriceLine | null)[] {
  const main = [
    ...bedLines(booking, sale),
    ...addonLines(booking),
    ...collectiveLines(booking, sale),
    ...stopLines(booking),
  ]
  const options = [...(arePremiumsCounted ? insuranceLines(booking) : []), ...serviceLines(booking)]
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
