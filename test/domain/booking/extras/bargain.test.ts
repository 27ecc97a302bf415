import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { bargainDiscount, bargainReason, missedBargain } from '#domain/booking/extras/bargain.ts'
import { bargainDiscountOn } from '#domain/catalogue/bargainTerms.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

describe('the early-booking discount', () => {
  const bargain = (
    fields: {
      until?: number
      active?: boolean
      configActive?: boolean
      prefix?: string | null
      tier?: number | null
      price?: number | null
    } = {},
  ) => {
    const { until = 60, active = true, configActive = true, prefix = 'FB', tier = 50, price = -5000 } = fields
    const bargainTier = tier === null ? null : ({ __typename: 'BargainTier', discount: tier } as const)
    const bargainSettings = { __typename: 'BargainSettings', active, untilDaysBeforeStart: until, bargainTier } as const
    return offer({
      pricing: pricing({
        departures: [departure({ services: services({ 8101: { code: 'FB50', centimes: price } }) })],
      }),
      travel: travel({ pricing: travelPricing({ bargainSettings }) }),
      settings: settings({
        bargainConfig: { __typename: 'BargainConfig', active: configActive, priceCap: 1, serviceCodePrefix: prefix },
      }),
    })
  }

  // rules 3.1.3.5, 4.11.5, 9.4.3, 9.4.4
  test('applies to each traveller', () => {
    expect(bargainDiscount(resolve(draft(), bargain()))).toEqual({
      ratioServiceNo: '8101',
      serviceCode: 'FB50',
      label: 'booking.bargainDiscount',
      centimes: -5000,
      quantity: 2,
      lastDay: '2027-04-15',
    })
  })

  // The start lies 103 days after today. It counts itself, and so does one day more.
  test.each([
    // rule 9.4.1.3
    ['is given 103 days before the start with a limit of 105 days', { until: 105 }, true],
    // rule 9.4.1.3
    ['is not given 103 days before the start with a limit of 106 days', { until: 106 }, false],
    // rule 9.4.1.1
    ['not when the travel’s is off', { active: false }, false],
    // rules 3.3.1, 9.4.1.1
    ['not when it is off everywhere', { configActive: false }, false],
    ['not for 0', { price: 0 }, false],
    ['not without a tier', { tier: null }, false],
    // rule 9.4.3
    ['not when no service has its code', { tier: 80 }, false],
    // rules 8.1.1.9, 9.4.3
    ['not when the prefix is missing', { prefix: null }, false],
    ['not when its service has no price', { price: null }, false],
  ])('%s', (_case, fields, expected) => {
    expect(bargainDiscount(resolve(draft(), bargain(fields))) !== null).toBe(expected)
  })

  // rules 9.4.2, 9.4.3
  test('is told for a date of the list with its last day, for one person', () => {
    const [date] = bargain().saleDates
    if (date === undefined) throw new Error('no date')
    expect(bargainDiscountOn(date, bargain())).toEqual({ centimes: -5000, lastDay: '2027-04-15' })
    expect(bargainDiscountOn(date, bargain({ until: 106 }))).toBeNull()
    expect(bargainDiscountOn(date, offer({ travel: travel({ pricing: null }) }))).toBeNull()
  })

  // rule 9.4.2
  test('is still granted on its last day and not on the next', () => {
    const sale = bargain()
    expect(bargainDiscount(resolve(draft(), { ...sale, today: '2027-04-15' }))).not.toBeNull()
    expect(bargainDiscount(resolve(draft(), { ...sale, today: '2027-04-16' }))).toBeNull()
  })

  // rules 3.3.1, 9.4.6, 10.9
  test('ignores the price cap', () => {
    const sale = bargain()
    const bargainConfig = { __typename: 'BargainConfig', active: true, priceCap: 1, serviceCodePrefix: 'FB' } as const
    expect(bargainDiscount(resolve(draft(), { ...sale, settings: { ...sale.settings, bargainConfig } }))).toEqual(
      bargainDiscount(resolve(draft(), sale)),
    )
  })

  test.each([
    ['it is off', { active: false }, { key: 'booking.reason.bargainInactive', remedy: null }],
    ['it is off everywhere', { configActive: false }, { key: 'booking.reason.bargainInactive', remedy: null }],
    ['it has no tier', { tier: null }, { key: 'booking.reason.bargainInactive', remedy: null }],
    ['no service has its code', { tier: 80 }, { key: 'booking.reason.bargainCodeMissing', remedy: null }],
    ['its service has no price', { price: null }, { key: 'booking.reason.bargainCodeMissing', remedy: null }],
    ['its last day is over', { until: 106 }, { key: 'booking.reason.bargainTooLate', day: '2027-02-28', remedy: null }],
    ['nothing stands against it', { until: 105 }, null],
  ])('has the reason: %s', (_case, fields, expected) => {
    expect(bargainReason(resolve(draft(), bargain(fields)))).toEqual(expected)
  })

  test('is missed where the travel has one, and not before there are date and travellers', () => {
    expect(missedBargain(resolve(draft(), bargain({ until: 106 })))?.key).toBe('booking.reason.bargainTooLate')
    expect(missedBargain(resolve(draft(), bargain({ tier: 80 })))?.key).toBe('booking.reason.bargainCodeMissing')
    for (const given of [bargain(), bargain({ active: false })])
      expect(missedBargain(resolve(draft(), given))).toBeNull()
    for (const begun of [draft({ date: null }), draft({ travellers: [] })])
      expect(missedBargain(resolve(begun, bargain({ until: 106 })))).toBeNull()
  })

  test('has the nearest date with it as remedy', () => {
    const later = departure({
      id: 'd2',
      startDate: '2027-06-13',
      services: services({ 8101: { code: 'FB50', centimes: -5000 } }),
    })
    const sale = bargain({ until: 106 })
    const both = offer({ ...sale, pricing: pricing({ departures: [departure(), later] }) })
    const remedy = { kind: 'date', date: { dateId: 'd2', extensionId: null }, startDate: '2027-06-13' }
    expect(bargainReason(resolve(draft(), both))).toEqual({
      key: 'booking.reason.bargainTooLate',
      day: '2027-02-28',
      remedy,
    })
    expect(bargainReason(resolve(draft({ date: null }), both))).toEqual({ key: 'booking.reason.noDate', remedy })
    expect(bargainReason(resolve(draft({ travellers: [] }), both))).toEqual({
      key: 'booking.reason.noTravellers',
      remedy: null,
    })
  })

  test.each([null, ''])('is not found by the tier alone where the prefix is missing: %j', (prefix) => {
    const sale = bargain({ prefix })
    const byTier = pricing({
      departures: [departure({ services: services({ 8101: { code: '50', centimes: -5000 } }) })],
    })
    expect(bargainDiscount(resolve(draft(), offer({ ...sale, pricing: byTier })))).toBeNull()
  })

  // rule 9.4.3
  test.each([null, ''])('uses a placeholder code where the prefix is missing: %j', (prefix) => {
    const code = 'MISSING_BARGAIN_SERVICE_CODE_PREFIX50'
    const named = pricing({ departures: [departure({ services: services({ 8101: { code, centimes: -5000 } }) })] })
    expect(bargainDiscount(resolve(draft(), offer({ ...bargain({ prefix }), pricing: named })))?.serviceCode).toBe(code)
  })

  // rule 9.4.1.2
  test('is null without date or travellers', () => {
    expect(bargainDiscount(resolve(draft({ date: null }), bargain()))).toBeNull()
    expect(bargainDiscount(resolve(draft({ travellers: [] }), bargain()))).toBeNull()
  })
})
