import { describe, expect, test } from 'vitest'
import {
  canStartPayment,
  paymentMethods,
  termsRequired,
  withPaymentInitialized,
  withPaymentStarted,
  withPaymentType,
  withSwitchToInvoice,
} from '#domain/booking/payment.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, settings, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

function paying({ enabled = true, code = 'BOOKABLE', catalogCode = 'R27' } = {}) {
  return offer({
    settings: settings({
      onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled, infoText: null },
    }),
    pricing: pricing({ catalogCode, departures: [departure({ status: status(code) })] }),
  })
}

test.each([
  { conditions: {}, methods: ['invoice', 'online'] },
  { conditions: { enabled: false }, methods: ['invoice'] },
  { conditions: { code: 'WAITLIST' }, methods: ['invoice'] },
  { conditions: { code: 'WAITLIST_CONTINGENT_CHECK' }, methods: ['invoice'] },
  { conditions: { catalogCode: 'G27' }, methods: ['invoice'] },
  { conditions: { catalogCode: 'RG27' }, methods: ['invoice', 'online'] },
])('with $conditions one pays by $methods', ({ conditions, methods }) => {
  expect(paymentMethods(draft(), paying(conditions))).toEqual(methods)
})

test('without payment configuration there is the invoice', () => {
  expect(paymentMethods(draft(), offer())).toEqual(['invoice'])
})

test('a way to pay that is not offered cannot be chosen', () => {
  expect(withPaymentType(draft(), 'online', paying()).payment.type).toBe('online')
  expect(withPaymentType(draft(), 'online', paying({ enabled: false })).payment.type).toBe('invoice')
})

describe('the online payment', () => {
  const submission = { ...draft().submission, bookingId: 'b1', submitSuccessful: true }
  const booked = draft({ payment: { ...draft().payment, type: 'online' }, submission })

  test('starts once at a time', () => {
    const started = withPaymentStarted(booked)
    expect(started.payment).toMatchObject({ initializing: true, initialized: false, transactionId: null })
    expect(withPaymentStarted(started)).toBe(started)
    expect(canStartPayment(started)).toBe(false)
  })

  test('does not start before the booking is placed, nor for an invoice', () => {
    expect(canStartPayment(draft({ payment: booked.payment }))).toBe(false)
    expect(canStartPayment({ ...booked, payment: { ...booked.payment, type: 'invoice' } })).toBe(false)
  })

  test('ends with the transaction, or with an empty one when it failed and can be started again', () => {
    const done = withPaymentInitialized(withPaymentStarted(booked), 'tx1')
    expect(done.payment).toEqual({ type: 'online', initializing: false, initialized: true, transactionId: 'tx1', outcome: null })
    const failed = withPaymentInitialized(withPaymentStarted(booked), '')
    expect(failed.payment.transactionId).toBe('')
    expect(canStartPayment(failed)).toBe(true)
  })

  test('can be switched to an invoice', () => {
    const done = withPaymentInitialized(withPaymentStarted(booked), 'tx1')
    expect(withSwitchToInvoice(done).payment).toMatchObject({ type: 'invoice', transactionId: null })
  })
})

test.each([
  { url: null, partner: false },
  { url: 'https://partner.example/agb.pdf', partner: true },
])('the partner’s terms at $url must be accepted: $partner', ({ url, partner }) => {
  const tourOperator = {
    ...({ __typename: 'TourOperator', name: 'Partner' } as const),
    gtcPdf: url === null ? null : ({ __typename: 'FileReference', url } as const),
  }
  expect(termsRequired(offer({ travel: travel({ pricing: travelPricing({ tourOperator }) }) }))).toEqual({ gtc: true, partner })
})

test('without a tour operator the tenant’s terms apply alone', () => {
  expect(termsRequired(offer())).toEqual({ gtc: true, partner: false })
})
