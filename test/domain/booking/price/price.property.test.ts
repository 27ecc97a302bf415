import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import { formatMoney } from '#domain/money.ts'
import { arbitraryArrival, arbitraryDeed } from '#test/support/builders/arbitraryAct.ts'
import { arbitraryTravelOnSale } from '#test/support/builders/arbitraryOffer.ts'
import { newWorld, offerIn } from '#test/support/builders/acting.ts'

/** Any booking, a few acts after it began. */
const arbitraryBooking = fc
  .tuple(arbitraryTravelOnSale, arbitraryArrival, fc.array(arbitraryDeed, { maxLength: 12, size: 'max' }))
  .map(([onSale, arrival, deeds]) =>
    [...arrival, ...deeds].reduce((world, act) => act.happen(world), newWorld(onSale, '2027-03-01')),
  )

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The centimes a visitor reads off a text such as `CHF −1’290.50`. */
function readOff(text: string): number {
  const [, sign, whole = '', rest = ''] = /^[A-Z]{3} (−?)([\d’]+)\.(-|\d\d)$/.exec(text) ?? []
  const centimes = Number(whole.replaceAll('’', '')) * 100 + (rest === '-' ? 0 : Number(rest))
  return sign === '−' ? -centimes : centimes
}

test('any price adds up: lines, groups and displayed amounts', { timeout: 60_000 }, () => {
  const property = fc.property(arbitraryBooking, (world) => {
    const offer = offerIn(world)
    const { lines, total } = price(resolve(world.draft, offer))
    for (const { quantity, unitCentimes, centimes } of lines) expect(centimes).toBe(quantity * unitCentimes)
    expect(total.centimes).toBe(sum(lines.map(({ centimes }) => centimes)))
    const blocks = (['main', 'options', 'discounts'] as const).map((group) =>
      lines.filter((line) => line.group === group),
    )
    expect(blocks.flat()).toEqual(lines)
    expect(total.centimes).toBe(sum(blocks.map((block) => sum(block.map(({ centimes }) => centimes)))))
    expect(total.currency).toBe(offer.pricing?.currency ?? 'CHF')
    const shown = lines.map(({ centimes }) => formatMoney({ centimes, currency: total.currency }))
    expect(readOff(formatMoney(total))).toBe(sum(shown.map(readOff)))
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  })
  fc.assert(property, { seed: 1, numRuns: 150 })
})
