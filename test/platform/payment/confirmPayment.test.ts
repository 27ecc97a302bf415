import { expect, test } from 'vitest'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { initPayment, paymentOf, placeOrThrow, wireBooking } from '#test/support/platform/wireBooking.ts'

const PROVIDER = { payment: { online: 'provider', holdMinutes: 30 } } as const

async function started(open: OpenPlatform) {
  const { bookingId } = await placeOrThrow(open, wireBooking({ payment: { type: 'online' } }))
  const { transactionId } = await initPayment(open, { bookingId })
  return {
    bookingId,
    notification: {
      transactionId: String(transactionId),
      outcome: 'PAID',
      amount: 205_400,
      currency: 'CHF',
      orderNo: 'CR-2027-000001',
    } as const,
  }
}

test('a repeated notification of the provider pays a booking once', async () => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, notification } = await started(open)
  expect(await open.platform.confirmPayment(notification)).toBe('done')
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PAID', transactionId: notification.transactionId })
  for (const outcome of ['PAID', 'FAILED', 'CANCELLED'] as const)
    expect(await open.platform.confirmPayment({ ...notification, outcome })).toBe('repeated')
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PAID' })
})

test.each([
  ['a lower amount', { amount: 205_399 }],
  ['a higher amount', { amount: 205_401 }],
  ['no amount', { amount: null }],
  ['another currency', { currency: 'EUR' }],
  ['no currency', { currency: null }],
  ['another order number', { orderNo: 'CR-2027-000002' }],
])('a notification with %s is a mismatch, and the booking is unchanged', async (_case, changes) => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, notification } = await started(open)
  expect(await open.platform.confirmPayment({ ...notification, ...changes })).toBe('mismatch')
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN' })
  expect(await open.platform.confirmPayment(notification)).toBe('done')
})

test.each([
  ['FAILED', 'FAILED'],
  ['CANCELLED', 'CANCELLED'],
] as const)(
  'a notification of a %s attempt needs no amount, and another attempt can follow',
  async (outcome, status) => {
    const open = await openPlatform(PROVIDER)
    const { bookingId, notification } = await started(open)
    expect(
      await open.platform.confirmPayment({ ...notification, outcome, amount: null, currency: null, orderNo: null }),
    ).toBe('done')
    expect(await paymentOf(open, bookingId)).toMatchObject({ status })
    const { transactionId } = await initPayment(open, { bookingId })
    expect(transactionId).not.toBe(notification.transactionId)
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN', transactionId })
  },
)

test.each(['FAILED', 'CANCELLED'] as const)(
  'money for a %s attempt pays the booking, which still holds its places',
  async (outcome) => {
    const open = await openPlatform(PROVIDER)
    const { bookingId, notification } = await started(open)
    await open.platform.confirmPayment({ ...notification, outcome })
    expect(await open.platform.confirmPayment(notification)).toBe('done')
    expect(await open.platform.confirmPayment(notification)).toBe('repeated')
    expect(await paymentOf(open, bookingId)).toMatchObject({
      status: 'PAID',
      transactionId: notification.transactionId,
    })
  },
)

test('money for an ended attempt is LATE while another attempt is in progress, and pays nothing', async () => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, notification } = await started(open)
  await open.platform.confirmPayment({ ...notification, outcome: 'FAILED' })
  const { transactionId } = await initPayment(open, { bookingId })
  expect(await open.platform.confirmPayment(notification)).toBe('late')
  expect(await open.platform.confirmPayment(notification)).toBe('repeated')
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN', transactionId })
})

test('money for an ended attempt is LATE once the booking is to be paid by invoice', async () => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, notification } = await started(open)
  await open.platform.confirmPayment({ ...notification, outcome: 'CANCELLED' })
  expect(await initPayment(open, { bookingId, switchToInvoice: true })).toMatchObject({ success: true })
  expect(await open.platform.confirmPayment(notification)).toBe('late')
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'INVOICE' })
})

test('a notification about an unknown transaction is reported as unknown', async () => {
  const open = await openPlatform(PROVIDER)
  const { notification } = await started(open)
  expect(await open.platform.confirmPayment({ ...notification, transactionId: 'raten' })).toBe('unknown')
})

test('with a payment provider the sandbox page does not exist', async () => {
  const open = await openPlatform(PROVIDER)
  const { bookingId, notification } = await started(open)
  const body = new URLSearchParams({ aktion: 'bezahlen' })
  const page = `http://site.test/sandbox-zahlung/v1/start/${notification.transactionId}`
  expect(await open.platform.handleSandboxPage(new Request(page, { method: 'POST', body }), 'n')).toBeNull()
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN' })
})
