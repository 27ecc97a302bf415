import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { createRateLimits } from '#server/rateLimits/rateLimits.ts'
import { RATES } from '#server/rateLimits/rates.ts'

const ANNA = '192.0.2.1'
const BEAT = '192.0.2.2'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(mostNetworks = 100) {
  const lines: string[] = []
  const rates = {
    ...RATES,
    booking: [
      { points: 2, seconds: 60 },
      { points: 3, seconds: 3600 },
    ],
    places: [{ points: 20, seconds: 3600 }],
  }
  const limits = createRateLimits({
    log: createLog('warn', { write: (line) => lines.push(line) }),
    rates,
    mostNetworks,
  })
  return { limits, lines }
}

test('a network is admitted up to its rate, then gets the seconds to wait, and is admitted again afterwards', async () => {
  const { limits } = open()
  expect([await limits.take('booking', ANNA), await limits.take('booking', ANNA)]).toEqual([null, null])
  vi.advanceTimersByTime(15_000)
  expect(await limits.take('booking', ANNA)).toBe(45)
  vi.advanceTimersByTime(45_000)
  expect(await limits.take('booking', ANNA)).toBeNull()
})

test('two rates of an action apply together, and refusals count against neither', async () => {
  const { limits } = open()
  for (let attempt = 0; attempt < 10; attempt += 1) await limits.take('booking', ANNA)
  vi.advanceTimersByTime(60_000)
  expect(await limits.take('booking', ANNA)).toBeNull()
  expect(await limits.take('booking', ANNA)).toBe(3540)
})

test('networks and actions are counted separately; an IPv6 /64 counts as one network', async () => {
  const { limits } = open()
  for (const last of ['1', '2', '3']) await limits.take('booking', `2001:db8:1:2::${last}`)
  expect(await limits.take('booking', '2001:db8:1:2:ffff::9')).toBe(60)
  expect(await limits.take('booking', '2001:db8:1:3::1')).toBeNull()
  expect(await limits.take('payment', '2001:db8:1:2::1')).toBeNull()
})

test('a group above the limit of places is admitted as the only booking of its hour', async () => {
  const { limits } = open()
  expect(await limits.take('places', ANNA, 25)).toBeNull()
  expect(await limits.take('places', ANNA, 1)).toBe(3600)
  expect(await limits.take('places', BEAT, 2)).toBeNull()
  expect(await limits.take('places', BEAT, 25)).toBe(3600)
  expect(await limits.take('places', BEAT, 18)).toBeNull()
})

test('points given back can be taken again, and no more than that', async () => {
  const { limits } = open()
  await limits.take('places', ANNA, 20)
  await limits.giveBack('places', ANNA, 20)
  await limits.giveBack('places', ANNA, 20)
  expect(await limits.take('places', ANNA, 20)).toBeNull()
  expect(await limits.take('places', ANNA, 1)).toBe(3600)
})

test('each refusal is counted, and logged once per network, action and window, without the address', async () => {
  const { limits, lines } = open()
  for (let attempt = 0; attempt < 6; attempt += 1) await limits.take('booking', ANNA)
  for (let attempt = 0; attempt < 4; attempt += 1) await limits.take('booking', BEAT)
  expect(limits.refused.get('booking')).toBe(6)
  expect(limits.refused.get('page')).toBe(0)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ action: 'booking', seconds: 60, msg: 'rate limit reached' }),
    expect.objectContaining({ action: 'booking' }),
  ])
  expect(lines.join('')).not.toContain('192.0.2')
})

test('above the maximum of networks the least recently used one is dropped', async () => {
  const { limits } = open(2)
  for (const address of [ANNA, BEAT])
    for (let attempt = 0; attempt < 3; attempt += 1) await limits.take('booking', address)
  await limits.take('booking', '192.0.2.3')
  expect(await limits.take('booking', BEAT)).toBe(60)
  expect(await limits.take('booking', ANNA)).toBeNull()
  for (let no = 10; no < 60; no += 1) await limits.take('booking', `192.0.2.${String(no)}`)
  // Two rates of two networks, and the clock of a cache.
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2 * 2 + 1)
})
