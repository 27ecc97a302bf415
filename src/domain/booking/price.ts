import type { Offer } from '#domain/catalogue/offer.ts'
import { sumOf } from '#domain/money.ts'
import type { Money } from '#domain/money.ts'
import { saleOf } from './chosen.ts'
import type { BookingDraft } from './draft.ts'
import { addonLines, bedLines, collectiveLines, stopLines } from './mainLines.ts'
import { discountLines, insuranceLines, serviceLines } from './optionLines.ts'
import type { PriceGroup, PriceLine, UnpricedLine } from './priceLine.ts'

/** What a booking costs (specification 9, Price computation). */
export interface Price {
  readonly lines: readonly PriceLine[]
  /** Sum of the lines. */
  readonly total: Money
  /** False when something chosen has no price, or no date is chosen: the total is then not what will be charged. */
  readonly isComplete: boolean
}

/** Lines and total of a draft. */
export function price(draft: BookingDraft, offer: Offer): Price {
  const found = linesOf(draft, offer)
  const lines = found.flatMap((line) => line.priced ?? [])
  return {
    lines,
    total: { centimes: totalOf(lines), currency: offer.pricing?.currency ?? 'CHF' },
    isComplete: saleOf(draft, offer) !== null && found.every(({ priced }) => priced !== null),
  }
}

/** Sum of lines in centimes. */
export function totalOf(lines: readonly PriceLine[]): number {
  return sumOf(lines.map(({ centimes }) => centimes))
}

interface FoundLine {
  /** Null where the tables have no price. */
  readonly priced: PriceLine | null
}

function linesOf(draft: BookingDraft, offer: Offer): readonly FoundLine[] {
  const sale = saleOf(draft, offer)
  if (sale === null) return []
  const main = [
    ...bedLines(draft, sale, offer),
    ...addonLines(draft, sale),
    ...collectiveLines(draft, sale),
    ...stopLines(draft, sale),
  ]
  return [
    ...main.map((line) => priced('main', line)),
    ...[...insuranceLines(draft), ...serviceLines(draft, offer)].map((line) => priced('options', line)),
    ...discountLines(draft, sale, offer).map((line) => priced('discounts', line)),
  ]
}

function priced(group: PriceGroup, { unitCentimes, ...line }: UnpricedLine): FoundLine {
  if (unitCentimes === null) return { priced: null }
  const labelKey = line.labelKey ?? null
  return { priced: { ...line, group, labelKey, unitCentimes, centimes: line.quantity * unitCentimes } }
}
