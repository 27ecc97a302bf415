import { expect, test } from 'vitest'
import { removalOf } from '#domain/booking/commands/removal.ts'
import { withRemoval, withRemovalUndone } from '#domain/booking/commands/withRemoval.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { draft, insurance } from '#test/support/builders/draft.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'

const sold = wholeOffer()

/** Two adults with one optional thing of every kind. */
const chosen: BookingDraft = settle(
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

function lineOf(kind: string, of: BookingDraft = chosen) {
  const line = price(resolve(of, sold)).lines.find((candidate) => candidate.kind === kind)
  if (line === undefined) throw new Error(`No line for ${kind}`)
  return line
}

const total = (of: BookingDraft) => price(resolve(of, sold)).total.centimes

test.each([
  { kind: 'roomAddon', centimes: 4000 },
  { kind: 'esim', centimes: 3800 },
  { kind: 'documents', centimes: 1500 },
  { kind: 'co2', centimes: 1600 },
  { kind: 'personalDiscount', centimes: -5000 },
])('$kind can be removed, which changes the total by $centimes, and restored', ({ kind, centimes }) => {
  const removal = removalOf(lineOf(kind), chosen)
  if (removal === null) throw new Error(`${kind} stays`)
  const without = settle(withRemoval(resolve(chosen, sold), removal), sold)
  expect(total(chosen) - total(without)).toBe(centimes)
  expect(price(resolve(without, sold)).lines.some((line) => line.kind === kind)).toBe(false)
  expect(total(settle(withRemovalUndone(resolve(without, sold), removal), sold))).toBe(total(chosen))
})

test.each(['bookingAddon', 'collectiveAddon'])('%s can be removed and restored', (kind) => {
  const removal = removalOf(lineOf(kind), chosen)
  if (removal === null) throw new Error(`${kind} stays`)
  const without = settle(withRemoval(resolve(chosen, sold), removal), sold)
  expect(price(resolve(without, sold)).lines.some((line) => line.kind === kind)).toBe(false)
  expect(total(settle(withRemovalUndone(resolve(without, sold), removal), sold))).toBe(total(chosen))
})
