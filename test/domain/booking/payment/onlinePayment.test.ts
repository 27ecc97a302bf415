import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import {
  canStartPayment,
  hasExpired,
  paymentArrival,
  paymentStatus,
  withPaymentInitialized,
  withPaymentReturned,
  withPaymentStarted,
  withPaymentReport,
  withStartLost,
  withSwitchToInvoice,
} from '#domain/booking/payment/onlinePayment.ts'
import { draft } from '#test/support/builders/draft.ts'

type Payment = BookingDraft['payment']

const submission = { ...draft().submission, bookingId: 'b1', submitSuccessful: true }

/** A placed booking that is paid online. */
function booked(payment: Partial<Payment> = {}): BookingDraft {
  return draft({ payment: { ...draft().payment, type: 'online', ...payment }, submission })
}

const sent = { transactionId: 'tx1', initialized: true } as const
const told = (status: string, transactionId: string | null = 'tx1') => ({ status, transactionId, heldUntil: null })

describe('the online payment', () => {
  // rules 4.17.1, 4.17.2
  test('is started once at a time', () => {
    const started = withPaymentStarted(booked())
    expect(started.payment).toMatchObject({ initializing: true, initialized: false, transactionId: null })
    expect(withPaymentStarted(started)).toBe(started)
    expect(canStartPayment(started)).toBe(false)
  })

  test('is not started before the booking is placed, nor for an invoice', () => {
    expect(canStartPayment(draft({ payment: booked().payment }))).toBe(false)
    expect(canStartPayment(booked({ type: 'invoice' }))).toBe(false)
  })

  // rule 4.17.3
  test('stores the transaction, or an empty one when the start failed and can be repeated', () => {
    const done = withPaymentInitialized(withPaymentStarted(booked()), 'tx1')
    expect(done.payment).toEqual({
      type: 'online',
      initializing: false,
      initialized: true,
      transactionId: 'tx1',
      outcome: null,
    })
    const failed = withPaymentInitialized(withPaymentStarted(booked()), '')
    expect(failed.payment.transactionId).toBe('')
    expect(canStartPayment(failed)).toBe(true)
  })

  test('has expired where the places of an online booking were released, never for an invoice', () => {
    expect(hasExpired(booked({ ...sent, outcome: 'expired' }))).toBe(true)
    expect(hasExpired(booked({ ...sent, outcome: 'failed' }))).toBe(false)
    expect(hasExpired(booked({ type: 'invoice', outcome: 'expired' }))).toBe(false)
  })

  test('can be switched to an invoice', () => {
    const done = withPaymentInitialized(withPaymentStarted(booked()), 'tx1')
    expect(withSwitchToInvoice(done).payment).toEqual({
      type: 'invoice',
      initializing: false,
      initialized: false,
      transactionId: null,
      outcome: null,
    })
  })

  test('can be started again after a lost response, as no payment page was shown', () => {
    const lost = withStartLost(withPaymentStarted(booked()))
    expect(lost.payment).toMatchObject({ initializing: false, transactionId: '' })
    expect(canStartPayment(lost)).toBe(true)
    const other = booked(sent)
    expect(withStartLost(other)).toBe(other)
  })
})

describe('nobody is asked to pay twice', () => {
  test.each([
    ['starting', {}, true],
    ['startFailed', { transactionId: '' }, true],
    ['cancelled', { ...sent, outcome: 'cancelled' }, true],
    ['failed', { ...sent, outcome: 'failed' }, true],
    ['checking', sent, false],
    ['checking', { ...sent, outcome: 'checking' }, false],
    ['open', { ...sent, outcome: 'open' }, false],
    ['paid', { ...sent, outcome: 'paid' }, false],
    ['expired', { ...sent, outcome: 'expired' }, false],
  ] as const)('a payment in state %s (%o) can be started: %s', (status, payment, canStart) => {
    expect(paymentStatus(booked(payment))).toBe(status)
    expect(canStartPayment(booked(payment))).toBe(canStart)
    const started = withPaymentStarted(booked(payment))
    expect(started.payment.initializing).toBe(canStart)
  })
})

describe('entering the payment step', () => {
  test.each([
    ['the first time, the payment starts automatically', {}, 'start'],
    ['a start that is under way is not sent again', { initializing: true }, 'ask'],
    ['a visitor who returns without an outcome is not sent to the payment page again', sent, 'ask'],
    ['a payment being checked is queried', { ...sent, outcome: 'checking' }, 'ask'],
    ['a cancelled payment waits for the visitor', { ...sent, outcome: 'cancelled' }, 'ask'],
    ['a payment whose start failed waits for the visitor', { transactionId: '' }, 'ask'],
  ] as const)('%s', (_case, payment, expected) => {
    expect(paymentArrival(booked(payment), false)).toBe(expected)
  })

  // rule 10.14
  test('starts no payment of a total the visitor has not agreed to', () => {
    const { submission, ...placed } = booked()
    const charged = { ...submission, agreedCentimes: 65_000, totalCentimes: 70_000 }
    expect(paymentArrival({ ...placed, submission: charged }, false)).toBe('ask')
    expect(paymentArrival({ ...placed, submission: { ...charged, totalCentimes: 65_000 } }, false)).toBe('start')
  })

  test('from a return URL starts no payment', () => {
    expect(paymentArrival(booked(), true)).toBe('ask')
  })
})

describe('a return URL', () => {
  // rule 10.15
  test.each(['erfolg', 'offen', 'zurueck', 'bezahlt', ''])(
    'with «%s» proves no payment: it is being checked',
    (word) => {
      expect(withPaymentReturned(booked(sent), word).payment.outcome).toBe('checking')
      expect(withPaymentReturned(booked({ ...sent, outcome: 'open' }), word).payment.outcome).toBe('checking')
    },
  )

  test.each(['abbruch', 'fehler'])('with «%s» is not a state of the platform', (word) => {
    expect(withPaymentReturned(booked(sent), word).payment.outcome).toBeNull()
  })

  test.each([
    ['nothing was started', {}],
    ['the start failed', { transactionId: '' }],
    ['the platform has reported a cancellation', { ...sent, outcome: 'cancelled' }],
    ['it is paid', { ...sent, outcome: 'paid' }],
    ['its time is over', { ...sent, outcome: 'expired' }],
  ] as const)('changes nothing where %s', (_case, payment) => {
    const before = booked(payment)
    expect(withPaymentReturned(before, 'erfolg')).toBe(before)
  })
})

describe('a payment report of the platform', () => {
  test.each([
    ['PAID', 'paid'],
    ['CANCELLED', 'cancelled'],
    ['FAILED', 'failed'],
    ['OPEN', 'open'],
    ['PENDING', 'checking'],
    ['AUTHORISED', 'checking'],
    ['EXPIRED', 'expired'],
  ])('with %s means %s', (status, outcome) => {
    const reported = withPaymentReport(booked(sent), told(status))
    expect(reported.payment).toMatchObject({ type: 'online', transactionId: 'tx1' })
    expect(paymentStatus(reported)).toBe(outcome)
  })

  // rule 10.15
  test('of no payment counts once the platform itself has checked the payment, whatever the visitor claimed', () => {
    for (const before of [booked(sent), withPaymentReturned(booked(sent), 'erfolg')]) {
      const checked = withPaymentReport(before, told('PENDING'))
      expect(canStartPayment(checked)).toBe(false)
      expect(paymentStatus(withPaymentReport(checked, told('OPEN')))).toBe('open')
    }
  })

  test('of a check counts also where the response to the start was lost, with and without its transaction', () => {
    const lost = booked({ transactionId: '' })
    expect(withPaymentReport(lost, told('PENDING')).payment).toMatchObject({ transactionId: 'tx1', initialized: true })
    for (const transactionId of ['tx1', null]) {
      const checked = withPaymentReport(lost, told('PENDING', transactionId))
      expect([paymentStatus(checked), canStartPayment(checked)]).toEqual(['checking', false])
    }
  })

  test('with INVOICE switches the booking to the invoice', () => {
    expect(withPaymentReport(booked(sent), told('INVOICE')).payment).toMatchObject({
      type: 'invoice',
      transactionId: null,
      outcome: null,
    })
  })

  test('of no payment does not override the claim to have paid; one of a cancellation does', () => {
    const returned = withPaymentReturned(booked(sent), 'erfolg')
    expect(withPaymentReport(returned, told('EXPIRED')).payment.outcome).toBe('expired')
    expect(withPaymentReport(returned, told('OPEN'))).toBe(returned)
    expect(withPaymentReport(returned, told('CANCELLED')).payment.outcome).toBe('cancelled')
    expect(withPaymentReport(returned, told('PAID')).payment.outcome).toBe('paid')
  })

  test('of an earlier attempt applies only when that one was paid', () => {
    const second = booked({ ...sent, transactionId: 'tx2' })
    expect(withPaymentReport(second, told('CANCELLED', 'tx1'))).toBe(second)
    expect(withPaymentReport(second, told('FAILED', 'tx1'))).toBe(second)
    expect(withPaymentReport(second, told('CANCELLED', null)).payment.outcome).toBe('cancelled')
    expect(withPaymentReport(second, told('PAID', 'tx1')).payment.outcome).toBe('paid')
  })

  test('continues an open payment, also where the response to its start was lost', () => {
    expect(withPaymentReport(booked({ transactionId: '' }), told('OPEN', 'tx1')).payment).toMatchObject({
      transactionId: 'tx1',
      outcome: 'open',
    })
    const cancelled = booked({ ...sent, outcome: 'cancelled' })
    expect(withPaymentReport(cancelled, told('OPEN', 'tx2')).payment).toMatchObject({
      transactionId: 'tx2',
      outcome: 'open',
    })
  })

  test('of nothing started leaves it to be started', () => {
    for (const before of [booked(), booked({ transactionId: '' })]) {
      expect(withPaymentReport(before, told('OPEN', null))).toBe(before)
      expect(canStartPayment(before)).toBe(true)
    }
  })
})

describe('a platform without payment reports', () => {
  test.each([
    ['a visitor sent to the payment page may have paid', sent, 'checking'],
    ['an open payment may be paid by now', { ...sent, outcome: 'open' }, 'checking'],
    ['an earlier report of a cancellation stays', { ...sent, outcome: 'cancelled' }, 'cancelled'],
    ['a paid booking stays paid', { ...sent, outcome: 'paid' }, 'paid'],
    ['an expired payment stays expired', { ...sent, outcome: 'expired' }, 'expired'],
    ['a payment whose start failed gets no outcome', { transactionId: '' }, null],
    ['a payment that was not started gets no outcome', {}, null],
  ] as const)('%s', (_case, payment, outcome) => {
    expect(withPaymentReport(booked(payment), null).payment.outcome).toBe(outcome)
  })
})
