import { describe, expect, test } from 'vitest'
import { removalOf } from '#domain/booking/commands/removableLine.ts'
import { withRemoval, withRemovalUndone } from '#domain/booking/commands/withRemoval.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { bookingAddon, collectiveAddon, discount, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'
import { chosen, lineOf, sold } from '#test/support/builders/removable.ts'

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

describe('of two choices of one kind', () => {
  const both = wholeOffer({
    pricing: wholePricing({
      accommodations: [room({ addons: ['balkon'] }), { ...SINGLE_ROOM, addons: ['balkon'] }],
      bookingAddons: [bookingAddon(), bookingAddon({ id: 'garage', name: 'Garage', ratioServiceNo: '302' })],
      collectiveAddons: [collectiveAddon(), collectiveAddon({ id: 'oper', name: 'Oper' })],
      personalDiscounts: [discount(), discount({ id: 'verein', name: 'Verein', ratioServiceNo: '402' })],
    }),
  })
  const BALCONY = { type: 'accommodation', addonId: 'balkon', quantity: 1, mandatory: false } as const
  const optional = (ids: readonly string[]) => ids.map((addonId) => ({ addonId, quantity: 1, mandatory: false }))
  const twice = settle(
    draft({
      travellers: [traveller(), traveller(), traveller({ accommodationId: 'ez' })],
      rooms: ['dz', 'ez'].map((accommodationId) => ({ accommodationId, quantity: 1 })),
      accommodationAddons: ['dz', 'ez'].map((typeId) => ({ ...BALCONY, typeId })),
      personalAddons: optional(['ausflug', 'museum']),
      bookingAddons: optional(['parkplatz', 'garage']),
      collectiveAddons: optional(['konzert', 'oper']),
      personalDiscounts: ['stamm', 'verein'].map((discountId) => ({ discountId, quantity: 1, mandatory: false })),
      esims: ['601', '602'].map((serviceNo) => ({ serviceNo, quantity: 1 })),
    }),
    both,
  )
  const lineIds = (of: BookingDraft) => price(resolve(of, both)).lines.map(({ id }) => id)

  test.each(['roomAddon', 'personalAddon', 'bookingAddon', 'collectiveAddon', 'personalDiscount', 'esim'])(
    'the line of each %s removes itself alone, and is restored as it was',
    (kind) => {
      const lines = price(resolve(twice, both)).lines.filter((line) => line.kind === kind)
      const removable = lines.filter((line) => removalOf(line, twice) !== null)
      expect(removable).toHaveLength(2)
      for (const line of removable) {
        const removal = removalOf(line, twice)
        if (removal === null) throw new Error(`${line.id} stays`)
        const without = settle(withRemoval(resolve(twice, both), removal), both)
        expect(lineIds(without)).toEqual(lineIds(twice).filter((id) => id !== line.id))
        const restored = settle(withRemovalUndone(resolve(without, both), removal), both)
        expect(lineIds(restored).toSorted()).toEqual(lineIds(twice).toSorted())
      }
    },
  )
})
