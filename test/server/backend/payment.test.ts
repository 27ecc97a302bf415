import { expect, test, vi } from 'vitest'
import type { NotificationResult } from '#platform/payment/confirmPayment.ts'
import { countLatePayments, scheduleExpiry } from '#server/backend/payment.ts'
import { createLog } from '#server/log/log.ts'

test.each<[NotificationResult, number]>([
  ['done', 0],
  ['repeated', 0],
  ['late', 1],
  ['mismatch', 0],
  ['unknown', 0],
])('money that is %s is counted as late %i times', async (confirmation, times) => {
  const countLatePayment = vi.fn()
  expect(await countLatePayments(Promise.resolve(confirmation), { countLatePayment })).toBe(confirmation)
  expect(countLatePayment).toHaveBeenCalledTimes(times)
})

test('the shutdown waits for a running expiry of unpaid bookings', async () => {
  let finish: (count: number) => void = () => undefined
  const sweep = new Promise<number>((resolve) => {
    finish = resolve
  })
  const expiring = scheduleExpiry(() => sweep, createLog('silent'))
  const told: string[] = []
  const stopping = expiring.stop().then(() => told.push('stopped'))
  await Promise.resolve()
  told.push('still sweeping')
  finish(0)
  await stopping
  expect(told).toEqual(['still sweeping', 'stopped'])
})
