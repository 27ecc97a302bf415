import { describe, expect, test } from 'vitest'
import { withPersonalDiscount } from '#domain/booking/commands/extras.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { personalDiscountOptions } from '#domain/booking/extras/discounts.ts'
import { discountLines } from '#domain/booking/price/optionLines.ts'
import { settle } from '#domain/booking/settle.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { discount, mandatorySettings, pricing } from '#test/support/builders/pricing.ts'

const sold = (
  fields: Parameters<typeof discount>[0],
  prices: Readonly<Record<string, number | null>> = { 401: -5000 },
) =>
  offer({
    pricing: pricing({
      departures: [departure({ services: services(prices) })],
      personalDiscounts: [discount(fields)],
    }),
  })
const family = draft({ travellers: [traveller(), traveller({ ageGroupId: 'child', birthday: '2018-01-01' })] })
const CHILDREN = { checkAgeGroups: true, ageGroups: ['child'] }

describe('a personal discount', () => {
  test.each([
    ['for as many as there are', {}, 2],
    // rules 3.6.9, 5.5.5, 5.6.3
    ['for those the rules match', { mandatorySettings: mandatorySettings(false, CHILDREN) }, 1],
  ])('%s', (_case, fields, expected) => {
    const claimed = settle(
      withPersonalDiscount(resolve(family, sold(fields)), { discountId: 'stamm', quantity: 9 }),
      sold(fields),
    )
    expect(claimed.personalDiscounts).toEqual([{ discountId: 'stamm', quantity: expected, mandatory: false }])
    expect(personalDiscountOptions(resolve(claimed, sold(fields)))).toMatchObject([
      { unitPrice: -5000, maxQuantity: expected, quantity: expected, isVisible: true },
    ])
  })

  test('is granted automatically when mandatory', () => {
    const prescribed = sold({ mandatorySettings: mandatorySettings(true, CHILDREN) })
    expect(settle(family, prescribed).personalDiscounts).toEqual([
      { discountId: 'stamm', quantity: 1, mandatory: true },
    ])
  })

  // rule 10.35
  test('is no choice where it takes nothing off', () => {
    expect(personalDiscountOptions(resolve(family, sold({}, { 401: 0 })))).toEqual([])
    expect(personalDiscountOptions(resolve(family, sold({}, { 401: -1 })))).toHaveLength(1)
  })

  // rule 10.35
  test('that is mandatory is given, but neither shown nor a line of the price, where it takes nothing off', () => {
    const nothing = sold({ mandatorySettings: mandatorySettings(true) }, { 401: 0 })
    const booking = resolve(settle(family, nothing), nothing)
    expect(booking.draft.personalDiscounts).toHaveLength(1)
    expect(personalDiscountOptions(booking)).toEqual([])
    expect(discountLines(booking)).toEqual([])
  })

  // rule 5.8.1.1
  test('is not granted where the date has no price for it', () => {
    const unpriced = sold({ mandatorySettings: mandatorySettings(true) }, { 301: 1 })
    expect(settle(family, unpriced).personalDiscounts).toEqual([])
    expect(personalDiscountOptions(resolve(family, unpriced))).toMatchObject([{ unitPrice: null, isVisible: false }])
  })

  // rules 5.6.3, 9.2.5
  test('is capped at 999', () => {
    const encoded = draft({
      travellers: Array.from({ length: 1000 }, () => traveller({ accommodationId: null })),
      rooms: [],
    })
    expect(personalDiscountOptions(resolve(encoded, sold({})))[0]?.maxQuantity).toBe(999)
  })
})

test('a personal discount has the reason it cannot be claimed', () => {
  const reason = (fields: Parameters<typeof discount>[0], prices?: Readonly<Record<string, number | null>>) =>
    personalDiscountOptions(resolve(draft(), sold(fields, prices)))[0]?.reason
  expect(reason({})).toBeNull()
  expect(reason({}, { 301: 1 })).toEqual({ key: 'booking.reason.notSoldOnDate', remedy: null })
  expect(reason({ mandatorySettings: mandatorySettings(false, CHILDREN) })).toEqual({
    key: 'booking.reason.wrongAge',
    remedy: { kind: 'ages', ranges: [{ from: null, to: 15 }] },
  })
  expect(reason({ mandatorySettings: mandatorySettings(true, CHILDREN) })).toBeNull()
})

test('claiming one discount leaves the others, and 0 removes it', () => {
  const both = offer({
    pricing: pricing({
      departures: [departure({ services: services({ 401: -5000, 402: -3000 }) })],
      personalDiscounts: [discount(), discount({ id: 'verein', ratioServiceNo: '402' })],
    }),
  })
  const first = settle(withPersonalDiscount(resolve(draft(), both), { discountId: 'stamm', quantity: 1 }), both)
  const second = settle(withPersonalDiscount(resolve(first, both), { discountId: 'verein', quantity: 2 }), both)
  expect(second.personalDiscounts.map(({ discountId, quantity }) => [discountId, quantity])).toEqual([
    ['stamm', 1],
    ['verein', 2],
  ])
  expect(
    settle(withPersonalDiscount(resolve(second, both), { discountId: 'stamm', quantity: 0 }), both).personalDiscounts,
  ).toEqual([{ discountId: 'verein', quantity: 2, mandatory: false }])
})

test('a discount without a price has a date with one as remedy', () => {
  const later = departure({
    id: 'd2',
    startDate: '2027-07-10',
    endDate: '2027-07-16',
    services: services({ 401: -5000 }),
  })
  const dear = departure({ id: 'd3', startDate: '2027-06-20', endDate: '2027-06-26' })
  const dates = offer({ pricing: pricing({ departures: [departure(), dear, later], personalDiscounts: [discount()] }) })
  expect(personalDiscountOptions(resolve(draft(), dates))[0]?.reason).toEqual({
    key: 'booking.reason.notSoldOnDate',
    remedy: { kind: 'date', date: { dateId: 'd2', extensionId: null }, startDate: '2027-07-10' },
  })
})

test('a mandatory discount is visible once granted, and there are none before a variant is loaded', () => {
  const prescribed = sold({ mandatorySettings: mandatorySettings(true) })
  expect(personalDiscountOptions(resolve(settle(family, prescribed), prescribed))[0]).toMatchObject({
    isVisible: true,
    quantity: 2,
    maxQuantity: 2,
  })
  expect(personalDiscountOptions(resolve(family, offer({ pricing: null })))).toEqual([])
})
