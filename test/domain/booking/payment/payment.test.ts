import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { onlinePaymentReason, paymentMethods, termsRequired, twintLimit } from '#domain/booking/payment/payment.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

function paying({ enabled = true, code = 'BOOKABLE', catalogCode = 'R27', hasPaymentPage = true } = {}) {
  return offer({
    hasPaymentPage,
    settings: settings({
      onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled, infoText: null },
    }),
    pricing: pricing({ catalogCode, departures: [departure({ status: status(code) })] }),
  })
}

// rules 3.4.2, 5.10.1, 5.10.2.1, 5.10.2.2, 5.10.2.3
test.each([
  { conditions: {}, methods: ['invoice', 'online'] },
  { conditions: { enabled: false }, methods: ['invoice'] },
  { conditions: { hasPaymentPage: false }, methods: ['invoice'] },
  { conditions: { code: 'WAITLIST' }, methods: ['invoice'] },
  { conditions: { code: 'WAITLIST_CONTINGENT_CHECK' }, methods: ['invoice'] },
  { conditions: { catalogCode: 'G27' }, methods: ['invoice'] },
  { conditions: { catalogCode: 'RG27' }, methods: ['invoice', 'online'] },
])('with $conditions the payment methods are $methods', ({ conditions, methods }) => {
  expect(paymentMethods(resolve(draft(), paying(conditions)))).toEqual(methods)
})

// rule 5.10.2.2
test('with the waitlist switched on the payment method is the invoice', () => {
  const both = { ...paying(), settings: { ...paying().settings, statuses: settings().statuses } }
  expect(paymentMethods(resolve(draft(), both))).toEqual(['invoice', 'online'])
  expect(paymentMethods(resolve(draft({ switchedToWaitlistFallback: true }), both))).toEqual(['invoice'])
})

// rule 5.10.1
test('without payment configuration the payment method is the invoice', () => {
  expect(paymentMethods(resolve(draft(), offer()))).toEqual(['invoice'])
})

describe('the TWINT limit of banks', () => {
  const named = (infoText: string | null) =>
    offer({
      settings: settings({ onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled: true, infoText } }),
    })
  const chf = (centimes: number) => ({ centimes, currency: 'CHF' }) as const

  test.each([
    [500_000, 'below'],
    [500_001, 'above'],
  ])('compares %i centimes as %s', (centimes, expected) => {
    expect(twintLimit(chf(centimes), named('Mit Twint oder Karte'))).toBe(expected)
  })

  test('is null where the operator does not mention TWINT, and in EUR', () => {
    expect(twintLimit(chf(900_000), named('Mit Karte'))).toBeNull()
    expect(twintLimit(chf(900_000), named(null))).toBeNull()
    expect(twintLimit({ centimes: 900_000, currency: 'EUR' }, named('TWINT'))).toBeNull()
  })
})

// rules 3.1.3.9, 10.7
test.each([
  { url: null, partner: false },
  { url: '', partner: false },
  { url: 'https://partner.example/agb.pdf', partner: true },
])('the partner’s terms at $url must be accepted: $partner', ({ url, partner }) => {
  const tourOperator = {
    ...({ __typename: 'TourOperator', name: 'Partner' } as const),
    gtcPdf: url === null ? null : ({ __typename: 'FileReference', url } as const),
  }
  expect(termsRequired(offer({ travel: travel({ pricing: travelPricing({ tourOperator }) }) }))).toEqual({
    gtc: true,
    partner,
  })
})

test('without a tour operator the tenant’s terms apply alone', () => {
  expect(termsRequired(offer())).toEqual({ gtc: true, partner: false })
})

describe('the reason online payment is not possible', () => {
  test.each([
    ['nothing stands against it', {}, null],
    ['it is switched off', { enabled: false }, { key: 'booking.reason.paymentDisabled', remedy: null }],
    ['there is no payment page', { hasPaymentPage: false }, { key: 'booking.reason.paymentDisabled', remedy: null }],
    [
      'the catalogue is one of groups',
      { catalogCode: 'G27', code: 'WAITLIST' },
      { key: 'booking.reason.paymentGroup', remedy: null },
    ],
    ['the date is a waitlist', { code: 'WAITLIST' }, { key: 'booking.reason.paymentNotBookable', remedy: null }],
    ['the date is CLOSED', { code: 'CLOSED' }, { key: 'booking.reason.paymentNotBookable', remedy: null }],
  ])('%s', (_case, conditions, expected) => {
    expect(onlinePaymentReason(resolve(draft(), paying(conditions)))).toEqual(expected)
  })

  test('has leaving the waitlist as its only remedy, no other date', () => {
    const both = { ...paying(), settings: { ...paying().settings, statuses: settings().statuses } }
    expect(onlinePaymentReason(resolve(draft({ switchedToWaitlistFallback: true }), both))?.remedy).toEqual({
      kind: 'waitlist',
      isOn: false,
    })
    const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16', status: status('BOOKABLE') })
    const waiting = departure({ status: status('WAITLIST') })
    const dates = offer({ ...paying(), pricing: pricing({ departures: [waiting, later] }) })
    expect(onlinePaymentReason(resolve(draft(), dates))?.remedy).toBeNull()
  })
})

test('without payment configuration there is no TWINT limit', () => {
  expect(
    twintLimit({ centimes: 100, currency: 'CHF' }, offer({ settings: settings({ onlinePaymentConfig: null }) })),
  ).toBeNull()
})

test('a travel without prices has no partner terms', () => {
  expect(termsRequired(offer({ travel: travel({ pricing: null }) }))).toEqual({ gtc: true, partner: false })
})

test('online payment is not possible before the variant is loaded', () => {
  expect(onlinePaymentReason(resolve(draft(), { ...paying(), pricing: null }))?.key).toBe(
    'booking.reason.paymentDisabled',
  )
})

test('leaving the waitlist is no remedy where its date is sold out', () => {
  const both = { ...paying(), settings: { ...paying().settings, statuses: settings().statuses } }
  const waiting = draft({ switchedToWaitlistFallback: true })
  const reasonWith = (places: number) =>
    onlinePaymentReason(resolve(waiting, { ...both, ...contingentsLeft({ 101: places }) }))
  expect(reasonWith(2)?.remedy).toEqual({ kind: 'waitlist', isOn: false })
  expect(reasonWith(0)).toEqual({ key: 'booking.reason.paymentNotBookable', remedy: null })
})

test('leaving the waitlist is no remedy where its date is not bookable either', () => {
  const closed = { ...paying({ code: 'CLOSED' }), settings: { ...paying().settings, statuses: settings().statuses } }
  expect(onlinePaymentReason(resolve(draft({ switchedToWaitlistFallback: true }), closed))).toEqual({
    key: 'booking.reason.paymentNotBookable',
    remedy: null,
  })
})
