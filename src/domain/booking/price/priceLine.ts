import type { AddonChoice, DiscountChoice, EsimChoice, RoomAddonChoice } from '#domain/booking/draft/choices.ts'
import type { PriceKind } from '#domain/booking/draft/snapshot.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'

/** The groups of price lines (rules 9.6). */
export type PriceGroup = 'main' | 'options' | 'discounts'

/** Message keys for lines without a catalogue name; those of stops interpolate the label. */
export type PriceLabelKey = 'booking.bargainDiscount' | 'booking.price.outboundStop' | 'booking.price.returnStop'

/** One line of the price; the total is the sum of the lines. */
export interface PriceLine {
  /** Unique within the price, stable while the choice is. */
  readonly id: string
  readonly group: PriceGroup
  readonly kind: PriceKind
  /** Name from the catalogue; of a stop «06:30 | Bern». */
  readonly label: string
  /** Message key to show instead; null where the label is enough. */
  readonly labelKey: PriceLabelKey | null
  readonly quantity: number
  readonly unitCentimes: number
  /** `quantity` × `unitCentimes`. */
  readonly centimes: number
}

/** A line before pricing; null means that no price is listed. */
export type UnpricedLine = Omit<PriceLine, 'unitCentimes' | 'centimes' | 'labelKey' | 'group'> & {
  readonly unitCentimes: number | null
  readonly labelKey?: PriceLabelKey
}

/** Id of the line of a choice, to find the one by the other. */
export function lineIdOf(kind: PriceKind, choice: RoomAddonChoice | AddonChoice | DiscountChoice | EsimChoice): string {
  if ('serviceNo' in choice) return `${kind}:${choice.serviceNo}`
  if ('discountId' in choice) return `${kind}:${choice.discountId}`
  return `${kind}:${'typeId' in choice ? `${choice.type}:${choice.typeId}:` : ''}${choice.addonId}`
}

/** Id of the line of an insurance, which may have several prices. */
export function insuranceLineId({ ratioServiceNo, centimes }: Insurance): string {
  return `${INSURANCE}${ratioServiceNo}:${centimes}`
}

/** Id of a line by which it is known again at another price. */
export function idWithoutPrice({ id }: Pick<PriceLine, 'id'>): string {
  return id.startsWith(INSURANCE) ? id.slice(0, id.lastIndexOf(':')) : id
}

const INSURANCE = 'insurance:'

/** Price of a number of units, in centimes. */
export function priceOfUnits(unitCentimes: number, quantity: number): number {
  return unitCentimes * quantity
}

/** Whether the lines include a bed; before, they are extras and discounts of a booking without rooms. */
export function includesBeds(lines: readonly Pick<PriceLine, 'kind'>[]): boolean {
  return lines.some(isBed)
}

/** Whether a line is for a room or a family package. */
export function isBed({ kind }: Pick<PriceLine, 'kind'>): boolean {
  return kind === 'room' || kind === 'familyPackage'
}
