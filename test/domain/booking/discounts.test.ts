import { describe, expect, test } from 'vitest'
import { bargainDiscount, personalDiscountOptions, withPersonalDiscount } from '#domain/booking/discounts.ts'
import { settle } from '#domain/booking/settle.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import { discount, mandatorySettings, pricing } from '#test/support/builders/pricing.ts'

const sold = (fields: Parameters<typeof discount>[0], prices: Readonly<Record<string, number | null>> = { 401: -5000 }) =>
  offer({ pricing: pricing({ departures: [departure({ services: services(prices) })], personalDiscounts: [discount(fields)] }) })
const family = draft({ travellers: [traveller(), traveller({ ageGroupId: 'child', birthday: '2018-01-01' })] })
const CHILDREN = { checkAgeGroups: true, ageGroups: ['child'] }

describe('a personal discount', () => {
  test.each([
    ['for as many as there are', {}, 2],
    ['for those the rules match', { mandatorySettings: mandatorySettings(false, CHILDREN) }, 1],
  ])('%s', (_case, fields, expected) => {
    const claimed = withPersonalDiscount(family, { discountId: 'stamm', quantity: 9 }, sold(fields))
    expect(claimed.personalDiscounts).toEqual([{ discountId: 'stamm', quantity: expected, mandatory: false }])
    expect(personalDiscountOptions(claimed, sold(fields))).toMatchObject([{ unitPrice: -5000, maxQuantity: expected, quantity: expected, isVisible: true }])
  })

  test('is given without being asked for when prescribed', () => {
    const prescribed = sold({ mandatorySettings: mandatorySettings(true, CHILDREN) })
    expect(settle(family, prescribed).personalDiscounts).toEqual([{ discountId: 'stamm', quantity: 1, mandatory: true }])
  })

  test('is not given where the date has no price for it', () => {
    const unpriced = sold({ mandatorySettings: mandatorySettings(true) }, { 301: 1 })
    expect(settle(family, unpriced).personalDiscounts).toEqual([])
    expect(personalDiscountOptions(family, unpriced)).toMatchObject([{ unitPrice: null, isVisible: false }])
  })

  test('stops at 999', () => {
    const crowd = draft({ travellers: Array.from({ length: 1000 }, () => traveller({ accommodationId: null })), rooms: [] })
    expect(personalDiscountOptions(crowd, sold({}))[0]?.maxQuantity).toBe(999)
  })
})

describe('the early-booking discount', () => {
  const bargain = (fields: {
    until?: number
    active?: boolean
    configActive?: boolean
    prefix?: string | null
    tier?: number | null
    price?: number | null
  } = {}) => {
    const { until = 60, active = true, configActive = true, prefix = 'FB', tier = 50, price = -5000 } = fields
    const bargainTier = tier === null ? null : ({ __typename: 'BargainTier', discount: tier } as const)
    const bargainSettings = { __typename: 'BargainSettings', active, untilDaysBeforeStart: until, bargainTier } as const
    return offer({
      pricing: pricing({ departures: [departure({ services: services({ 8101: { code: 'FB50', centimes: price } }) })] }),
      travel: travel({ pricing: travelPricing({ bargainSettings }) }),
      settings: settings({ bargainConfig: { __typename: 'BargainConfig', active: configActive, priceCap: 1, serviceCodePrefix: prefix } }),
    })
  }

  test('is one for each traveller', () => {
    expect(bargainDiscount(draft(), bargain())).toEqual({
      ...{ ratioServiceNo: '8101', serviceCode: 'FB50', label: 'booking.bargainDiscount' },
      ...{ centimes: -5000, quantity: 2, lastDay: '2027-04-15' },
    })
  })

  // The start lies 103 days after today, so `daysUntilStart` is 104 and one day more is allowed.
  test.each([
    ['up to 105 days before the start', { until: 105 }, true],
    ['not from 106 days on', { until: 106 }, false],
    ['not when the travel’s is off', { active: false }, false],
    ['not when it is off everywhere', { configActive: false }, false],
    ['not without a tier', { tier: null }, false],
    ['not when no service has its code', { tier: 80 }, false],
    ['not when the prefix is missing', { prefix: null }, false],
    ['not when its service has no price', { price: null }, false],
  ])('%s', (_case, fields, expected) => {
    expect(bargainDiscount(draft(), bargain(fields)) !== null).toBe(expected)
  })

  test('is still given on its last day and no more on the next', () => {
    const sale = bargain()
    expect(bargainDiscount(draft(), { ...sale, today: '2027-04-15' })).not.toBeNull()
    expect(bargainDiscount(draft(), { ...sale, today: '2027-04-16' })).toBeNull()
  })

  test('is none without date or travellers', () => {
    expect(bargainDiscount(draft({ date: null }), bargain())).toBeNull()
    expect(bargainDiscount(draft({ travellers: [] }), bargain())).toBeNull()
  })
})
