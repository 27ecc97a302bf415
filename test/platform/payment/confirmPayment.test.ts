import { expect, test } from 'vitest'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { initPayment, paymentOf, place } from '#test/support/platform/place.ts'
import { wireBooking } from '#test/support/platform/wireBooking.ts'

const PROVIDER = { payment: { online: 'provider', holdMinutes: 30 } } as const

async function started(open: OpenPlatform) {
  const { bookingId } = await place(open, wireBooking({ payment: { type: 'online' } }))
  const { transactionId } = await initPayment(open, { bookingId })
  return {
    bookingId,
    word: {
      transactionId: String(transactionId),
      outcome: 'PAID',
      amount: 205_400,
      currency: 'CHF',
      orderNo: 'CR-2027-000001',
    } as const,
  }
}

test('the word of the provider makes a booking paid, once, however often it comes', async () => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, word } = await started(open)
  expect(await open.platform.confirmPayment(word)).toBe('done')
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PAID', transactionId: word.transactionId })
  for (const outcome of ['PAID', 'FAILED', 'CANCELLED'] as const)
    expect(await open.platform.confirmPayment({ ...word, outcome })).toBe('repeated')
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PAID' })
})

test.each([
  ['a lower amount', { amount: 205_399 }],
  ['a higher amount', { amount: 205_401 }],
  ['no amount', { amount: null }],
  ['another currency', { currency: 'EUR' }],
  ['no currency', { currency: null }],
  ['another order number', { orderNo: 'CR-2027-000002' }],
])('a payment with %s is not the one that was asked for, and the booking stays as it is', async (_case, changes) => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, word } = await started(open)
  expect(await open.platform.confirmPayment({ ...word, ...changes })).toBe('mismatch')
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN' })
  expect(await open.platform.confirmPayment(word)).toBe('done')
})

test.each([
  ['FAILED', 'FAILED'],
  ['CANCELLED', 'CANCELLED'],
] as const)('an attempt that is %s needs no amount, and another can follow', async (outcome, status) => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, word } = await started(open)
  expect(await open.platform.confirmPayment({ ...word, outcome, amount: null, currency: null, orderNo: null })).toBe(
    'done',
  )
  expect(await paymentOf(open, bookingId)).toMatchObject({ status })
  const { transactionId } = await initPayment(open, { bookingId })
  expect(transactionId).not.toBe(word.transactionId)
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN', transactionId })
})

test('money for an attempt that was over is noted as late and pays nothing', async () => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, word } = await started(open)
  await open.platform.confirmPayment({ ...word, outcome: 'FAILED' })
  expect(await open.platform.confirmPayment(word)).toBe('late')
  expect(await open.platform.confirmPayment(word)).toBe('repeated')
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'FAILED' })
})

test('a transaction nobody knows is unknown', async () => {
  const open = await openPlatform(PROVIDER)
  const { word } = await started(open)
  expect(await open.platform.confirmPayment({ ...word, transactionId: 'raten' })).toBe('unknown')
})

test('where a provider takes the payments, the sandbox page makes none', async () => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, word } = await started(open)
  const body = new URLSearchParams({ aktion: 'bezahlen' })
  const page = `http://site.test/sandbox-zahlung/v1/start/${word.transactionId}`
  expect(await open.platform.handlePaymentPage(new Request(page, { method: 'POST', body }), 'n')).toBeNull()
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN' })
})
