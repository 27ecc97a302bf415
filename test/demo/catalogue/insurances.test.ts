import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insurances } from '#demo/catalogue/insurances.ts'

test('insurance premiums rise with the covered price and end in 0 or 5 centimes', () => {
  for (const { premiums } of insurances) {
    const sorted = [...premiums].sort((a, b) => a.upToCents - b.upToCents)
    expect(premiums).toEqual(sorted)
    expect(premiums.map(({ premiumCents }) => premiumCents)).toEqual(
      [...premiums].map(({ premiumCents }) => premiumCents).sort((a, b) => a - b),
    )
    expect(premiums.every(({ premiumCents }) => premiumCents > 0 && premiumCents % 5 === 0)).toBe(true)
  }
})

test('cancellation cover of a traveller has known premiums', () => {
  const cover = insurances.find(({ ratioServiceNo }) => ratioServiceNo === '7101')
  expect(cover?.premiums[0]).toEqual({ upToCents: 25000, premiumCents: 2400 })
  expect(cover?.premiums[4]).toEqual({ upToCents: 150000, premiumCents: 5700 })
})

test.each([
  ['7101', '7201'],
  ['7102', '7202'],
  ['71019', '72019'],
  ['71029', '72029'],
])('cover %s for each of a group is never cheaper than cover %s for all', (single, group) => {
  const premium = (no: string, cents: number) =>
    insurances.find(({ ratioServiceNo }) => ratioServiceNo === no)?.premiums.find(({ upToCents }) => cents <= upToCents)
      ?.premiumCents ?? Infinity
  const prices = fc.array(fc.integer({ min: 5_000, max: 800_000 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(
      prices.map((cents) => ({ each: cents, total: cents.reduce((sum, price) => sum + price, 0) })),
      ({ each, total }) => {
        fc.pre(total <= 2_000_000)
        const apart = each.reduce((sum, price) => sum + premium(single, price), 0)
        expect(premium(group, total)).toBeLessThanOrEqual(apart)
      },
    ),
    { examples: [[{ each: [220_000, 220_000], total: 440_000 }], [{ each: [100_000, 75_000], total: 175_000 }]] },
  )
})
