import { describe, expect, test } from 'vitest'
import {
  canStartPayment,
  onlinePaymentReason,
  paymentMethods,
  termsRequired,
  withPaymentInitialized,
  withPaymentStarted,
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

test('who has switched to the waitlist pays by invoice', () => {
  const both = { ...paying(), settings: { ...paying().settings, statuses: settings().statuses } }
  expect(paymentMethods(draft(), both)).toEqual(['invoice', 'online'])
  expect(paymentMethods(draft({ switchedToWaitlistFallback: true }), both)).toEqual(['invoice'])
})

test('without payment configuration there is the invoice', () => {
  expect(paymentMethods(draft(), offer())).toEqual(['invoice'])
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

describe('why one cannot pay online', () => {
  test.each([
    ['nothing stands against it', {}, null],
    ['it is switched off', { enabled: false }, { key: 'booking.reason.paymentDisabled', opening: null }],
    ['the catalogue is one of groups', { catalogCode: 'G27', code: 'WAITLIST' }, { key: 'booking.reason.paymentGroup', opening: null }],
    ['the date is a waitlist', { code: 'WAITLIST' }, { key: 'booking.reason.paymentNotBookable', opening: null }],
    ['the date is CLOSED', { code: 'CLOSED' }, { key: 'booking.reason.paymentNotBookable', opening: null }],
  ])('%s', (_case, conditions, expected) => {
    expect(onlinePaymentReason(draft(), paying(conditions))).toEqual(expected)
  })

  test('the visitor waits by choice, or another date can be booked', () => {
    const both = { ...paying(), settings: { ...paying().settings, statuses: settings().statuses } }
    expect(onlinePaymentReason(draft({ switchedToWaitlistFallback: true }), both)?.opening).toEqual({ kind: 'waitlist', isOn: false })
    const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16', status: status('BOOKABLE') })
    const waiting = departure({ status: status('WAITLIST') })
    const dates = offer({ ...paying(), pricing: pricing({ departures: [waiting, later] }) })
    expect(onlinePaymentReason(draft(), dates)?.opening).toEqual({ kind: 'date', date: { dateId: 'd2', extensionId: null }, startDate: '2027-07-10' })
  })
})
