import { expect, test } from 'vitest'
import {
  isPaymentSettled,
  paymentOutcomes,
  type PaymentOutcome,
  type PaymentType,
} from '#domain/booking/draft/checkout.ts'
import { draft } from '#test/support/builders/draft.ts'

const isSettled = (type: PaymentType, outcome: PaymentOutcome | null) =>
  isPaymentSettled({ payment: { ...draft().payment, type, outcome } })

// rule 10.15
test('an online payment is settled once it is paid or has expired, and can be paid again after any other outcome', () => {
  expect(paymentOutcomes.filter((outcome) => isSettled('online', outcome))).toEqual(['paid', 'expired'])
  expect(isSettled('online', null)).toBe(false)
})

test('an invoice leaves nothing to pay online', () => {
  expect(isSettled('invoice', null)).toBe(true)
})
