import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { periodically } from '#platform/process/periodically.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

/** A run whose end the test controls. */
function slowWork() {
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { work, end: () => ends.pop()?.() }
}

test('a periodic job runs at once and at its interval, without overlap', async () => {
  const { work, end } = slowWork()
  const { stop } = periodically({ everyMs: 1000, work, onFailure: () => undefined })
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  end()
  await stop()
})

test('a failed run is reported, and the next run takes place', async () => {
  const told: unknown[] = []
  const work = vi.fn(() => Promise.reject(new Error('away')))
  const { stop } = periodically({ everyMs: 1000, work, onFailure: (error) => told.push(error) })
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toHaveLength(2)
  await stop()
})

test('stopping a periodic job aborts and awaits the current run, and starts no other', async () => {
  const { work, end } = slowWork()
  const seen: AbortSignal[] = []
  const { stop } = periodically({
    everyMs: 1000,
    work: (signal) => {
      seen.push(signal)
      return work()
    },
    onFailure: () => undefined,
  })
  let isStopped = false
  const stopping = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(isStopped).toBe(false)
  expect(seen[0]?.aborted).toBe(true)
  end()
  await stopping
  expect(work).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
