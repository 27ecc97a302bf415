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
