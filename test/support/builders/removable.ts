import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { draft, insurance } from './draft.ts'
import { wholeOffer } from './wholeOffer.ts'

/** Where `chosen` is sold. */
export const sold = wholeOffer()

/** Two adults with one optional thing of every kind. */
export const chosen: BookingDraft = settle(
  draft({
    accommodationAddons: [{ type: 'accommodation', typeId: 'dz', addonId: 'balkon', quantity: 1, mandatory: false }],
    personalAddons: [{ addonId: 'museum', quantity: 2, mandatory: false }],
    bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }],
    collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }],
    personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
    esims: [{ serviceNo: '601', quantity: 2 }],
    travelDocuments: 'print',
    co2compensation: true,
    familyInsurance: insurance(),
  }),
  sold,
)

/** @throws where the price has no line of this kind */
export function lineOf(kind: string, of: BookingDraft = chosen) {
  const line = price(resolve(of, sold)).lines.find((candidate) => candidate.kind === kind)
  if (line === undefined) throw new Error(`No line for ${kind}`)
  return line
}
