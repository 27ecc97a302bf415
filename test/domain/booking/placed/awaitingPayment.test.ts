import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { withSubmissionResult, withSubmissionStarted } from '#domain/booking/funnel/submission.ts'
import { isAwaitingPayment } from '#domain/booking/placed/awaitingPayment.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const OFFER = offer()
const FULL = offer({ pricing: pricing({ departures: [departure({ status: status('WAITLIST') })] }) })
const BOOKED = { success: true, bookingId: 'b1', orderNo: '4711', totalPrice: 2580, message: null }

// rule 10.15
test.each([
  ['online', null, true],
  ['online', 'open', true],
  ['online', 'checking', true],
  ['online', 'failed', true],
  ['online', 'paid', false],
  ['online', 'expired', false],
  ['invoice', null, false],
] as const)('a booking to be paid by %s, whose payment is %s, awaits it: %s', (type, outcome, isAwaiting) => {
  const payment = { type, initializing: false, initialized: true, transactionId: 'tx', outcome }
  const placedIn = (sold: typeof OFFER) =>
    resolve(withSubmissionResult(resolve(withSubmissionStarted(draft({ payment }), 's1'), sold), BOOKED), sold)
  expect(isAwaitingPayment(placedIn(OFFER))).toBe(isAwaiting)
  expect(isAwaitingPayment(placedIn(FULL)), 'on the waitlist nothing is due').toBe(false)
})
