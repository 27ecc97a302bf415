import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockSkewMs } from '#web/site/clockSkew.ts'

const NOON = '2027-06-11T10:00:00Z'
const DAY_MS = 24 * 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A host that answers at this instant of its own clock; null for no time. */
function hostAt(instant: string | null): void {
  const headers = instant === null ? {} : { date: new Date(instant).toUTCString() }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { headers })))
}

// rule 10.24
test('a device measures its clock by that of the host', async () => {
  hostAt('2027-06-01T10:00:00Z')
  expect(await clockSkewMs()).toBe(10 * DAY_MS)
  hostAt('2027-06-12T10:00:00Z')
  expect(await clockSkewMs()).toBe(-DAY_MS)
  hostAt(NOON)
  expect(await clockSkewMs()).toBe(0)
})

test('where the host gives no time, the clock of the device counts', async () => {
  hostAt(null)
  expect(await clockSkewMs()).toBe(0)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await clockSkewMs()).toBe(0)
})
