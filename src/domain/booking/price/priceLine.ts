import type { PriceKind } from '#domain/booking/draft/priceKind.ts'

/** The blocks of the price (rules 9.6). */
export type PriceGroup = 'main' | 'options' | 'discounts'

/** Messages for lines the catalogue has no name for; those of stops take the label in. */
export type PriceLabelKey = 'booking.bargainDiscount' | 'booking.price.outboundStop' | 'booking.price.returnStop'

/** One line of the price; the total is the sum of the lines. */
export interface PriceLine {
  /** Unique within the price and stable while the choice is. */
  readonly id: string
  readonly group: PriceGroup
  readonly kind: PriceKind
  /** Name from the catalogue; of a stop «06:30 | Bern». */
  readonly label: string
  /** Message to show instead; null where the label is enough. */
  readonly labelKey: PriceLabelKey | null
  readonly quantity: number
  readonly unitCentimes: number
  /** `quantity` × `unitCentimes`. */
  readonly centimes: number
}

/** A line before its price is found; null means that the tables have none. */
export type UnpricedLine = Omit<PriceLine, 'unitCentimes' | 'centimes' | 'labelKey' | 'group'> & {
  readonly unitCentimes: number | null
  readonly labelKey?: PriceLabelKey
}

/** Whether anybody has a bed: before that the lines are extras and discounts of a travel nobody has put together yet. */
export function hasStay(lines: readonly Pick<PriceLine, 'kind'>[]): boolean {
  return lines.some(({ kind }) => kind === 'room' || kind === 'familyPackage')
}
