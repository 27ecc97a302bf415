import { expect, test } from 'vitest'
import { bookingStatesBefore, attemptStatesBefore } from '#platform/payment/transitions.ts'

test('a booking becomes PAID unless it is to be paid by invoice; PAID and INVOICE are final', () => {
  expect(bookingStatesBefore('PAID')).toEqual(['OPEN', 'CANCELLED', 'FAILED', 'EXPIRED'])
  expect(bookingStatesBefore('INVOICE')).toEqual(['OPEN', 'CANCELLED', 'FAILED'])
  expect(bookingStatesBefore('EXPIRED')).toEqual(['OPEN', 'CANCELLED', 'FAILED'])
  for (const to of ['OPEN', 'PAID', 'CANCELLED', 'FAILED', 'INVOICE', 'EXPIRED'] as const) {
    expect(bookingStatesBefore(to)).not.toContain('PAID')
    expect(bookingStatesBefore(to)).not.toContain('INVOICE')
  }
})

test('PAID and LATE attempts are final, and no attempt becomes OPEN again', () => {
  expect(attemptStatesBefore('OPEN')).toEqual([])
  for (const to of ['PENDING', 'PAID', 'CANCELLED', 'FAILED', 'EXPIRED', 'LATE'] as const) {
    expect(attemptStatesBefore(to)).not.toContain('PAID')
    expect(attemptStatesBefore(to)).not.toContain('LATE')
  }
  expect(attemptStatesBefore('EXPIRED')).toEqual(['OPEN'])
})
