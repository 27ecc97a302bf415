import { describe, expect, test } from 'vitest'
import {
  canStartPayment,
  onlinePaymentReason,
  paymentArrival,
  paymentMethods,
  termsRequired,
  twintLimit,
  withPaymentAsked,
  withPaymentInitialized,
  withPaymentOutcome,
  withPaymentStarted,
  withSwitchToInvoice,
} from '#domain/booking/payment.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
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

describe('on arrival at the payment', () => {
  const arriving = (payment: Partial<BookingDraft['payment']>) => draft({ payment: { ...draft().payment, type: 'online', ...payment } })

  test.each([
    ['it begins by itself the first time', {}, 'start'],
    ['who comes back without a word of the payment page is not sent there again', { transactionId: 'tx1' }, 'ask'],
    ['a payment that is being checked is asked about', { transactionId: 'tx1', outcome: 'open' }, 'ask'],
    ['a cancelled one waits for the visitor', { transactionId: 'tx1', outcome: 'cancelled' }, 'show'],
    ['one that could not be started waits as well', { transactionId: '' }, 'show'],
  ] as const)('%s', (_case, payment, expected) => {
    expect(paymentArrival(arriving(payment), false)).toBe(expected)
  })

  test('the word of the payment page is taken in, whatever was known before', () => {
    expect(paymentArrival(arriving({ transactionId: 'tx1' }), true)).toBe('takeReturn')
    expect(paymentArrival(arriving({ transactionId: 'tx1', outcome: 'cancelled' }), true)).toBe('takeReturn')
  })

  test('that nothing is decided yet is no news, a decision is', () => {
    const waiting = arriving({ transactionId: 'tx1' })
    expect(withPaymentAsked(waiting, 'open')).toBe(waiting)
    expect(withPaymentAsked(waiting, 'paid').payment.outcome).toBe('paid')
    expect(withPaymentAsked(withPaymentOutcome(waiting, 'open'), 'open').payment.outcome).toBe('open')
  })
})

describe('the limit banks set for TWINT', () => {
  const named = (infoText: string | null) =>
    offer({ settings: settings({ onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled: true, infoText } }) })
  const chf = (centimes: number) => ({ centimes, currency: 'CHF' }) as const

  test.each([
    [500_000, 'below'],
    [500_001, 'above'],
  ])('%i centimes are %s it', (centimes, expected) => {
    expect(twintLimit(chf(centimes), named('Mit Twint oder Karte'))).toBe(expected)
  })

  test('is no matter where the operator names no TWINT, nor in EUR', () => {
    expect(twintLimit(chf(900_000), named('Mit Karte'))).toBeNull()
    expect(twintLimit(chf(900_000), named(null))).toBeNull()
    expect(twintLimit({ centimes: 900_000, currency: 'EUR' }, named('TWINT'))).toBeNull()
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

describe('what is known of a payment', () => {
  const starting = draft({ payment: { type: 'online', initializing: true, initialized: true, transactionId: 'tx1', outcome: null } })

  test('is its outcome once the payment page has led back', () => {
    expect(withPaymentOutcome(starting, 'paid').payment).toEqual({ type: 'online', initializing: false, initialized: true, transactionId: 'tx1', outcome: 'paid' })
  })

  test('is nothing once it is paid by invoice after all', () => {
    expect(withSwitchToInvoice(starting).payment).toEqual({ type: 'invoice', initializing: false, initialized: false, transactionId: null, outcome: null })
  })
})

test('where nothing is known about paying online no limit is told', () => {
  expect(twintLimit({ centimes: 100, currency: 'CHF' }, offer({ settings: settings({ onlinePaymentConfig: null }) }))).toBeNull()
})

test('a travel without prices names no partner', () => {
  expect(termsRequired(offer({ travel: travel({ pricing: null }) }))).toEqual({ gtc: true, partner: false })
})

test('nobody pays online before the variant is loaded', () => {
  expect(onlinePaymentReason(draft(), { ...paying(), pricing: null })?.key).toBe('booking.reason.paymentDisabled')
})

test('leaving the waitlist is no way to pay online where its date cannot be booked either', () => {
  const closed = { ...paying({ code: 'CLOSED' }), settings: { ...paying().settings, statuses: settings().statuses } }
  expect(onlinePaymentReason(draft({ switchedToWaitlistFallback: true }), closed)).toEqual({ key: 'booking.reason.paymentNotBookable', opening: null })
})
