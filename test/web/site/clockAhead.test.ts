import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockAheadMs } from '#web/site/clockAhead.ts'

const NOON = '2027-06-11T10:00:00Z'
const DAY_MS = 24 * 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function hostAt(date: string | null): { asked: number } {
  const host = { asked: 0 }
  vi.stubGlobal('fetch', () => {
    host.asked += 1
    return Promise.resolve(new Response(null, date === null ? {} : { headers: { date: new Date(date).toUTCString() } }))
  })
  return host
}

test('a device on the day of the page asks nobody', async () => {
  const host = hostAt('2027-06-01T10:00:00Z')
  expect(await clockAheadMs('2027-06-11')).toBe(0)
  expect(host.asked).toBe(0)
})

// rule 10.24
test('a device on another day than the page measures its clock by that of the host', async () => {
  hostAt('2027-06-01T10:00:00Z')
  expect(await clockAheadMs('2027-06-01')).toBe(10 * DAY_MS)
  expect(await clockAheadMs('2027-06-12')).toBe(10 * DAY_MS)
  // An old page from the memory of a browser whose clock is right.
  hostAt(NOON)
  expect(await clockAheadMs('2027-06-01')).toBe(0)
})

test('where the host gives no time, the clock of the device counts', async () => {
  hostAt(null)
  expect(await clockAheadMs('2027-06-01')).toBe(0)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await clockAheadMs('2027-06-01')).toBe(0)
})
