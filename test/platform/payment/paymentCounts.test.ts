import { expect, test } from 'vitest'
import { createPaymentCounts } from '#platform/payment/paymentCounts.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { initPayment, placeOrThrow, wireBooking } from '#test/support/platform/wireBooking.ts'

test('payment attempts are counted by state with the age of the oldest, cached for a minute', async () => {
  const open = await openPlatform()
  let now = Date.now() + 600_000
  const counts = createPaymentCounts(open.storage, () => now)
  expect(await counts()).toEqual([])
  const { bookingId } = await placeOrThrow(open, wireBooking({ payment: { type: 'online' } }))
  await initPayment(open, { bookingId })
  expect(await counts()).toEqual([])
  now += 60_000
  const [attempt, ...others] = await counts()
  expect(others).toEqual([])
  expect(attempt).toMatchObject({ state: 'OPEN', count: 1 })
  expect(attempt?.oldestSeconds).toBeGreaterThan(600)
  expect(attempt?.oldestSeconds).toBeLessThan(700)
})
