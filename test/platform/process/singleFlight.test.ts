import { expect, test } from 'vitest'
import { createSingleFlight } from '#platform/process/singleFlight.ts'

test('calls with the same key share the work while it is pending, and then start anew', async () => {
  const flight = createSingleFlight<number>()
  let started = 0
  const start = () => Promise.resolve((started += 1))
  expect(await Promise.all([flight.run('a', start), flight.run('a', start), flight.run('b', start)])).toEqual([1, 1, 2])
  expect(flight.isPending('a')).toBe(false)
  expect(await flight.run('a', start)).toBe(3)
})

test('a failure is shared like an answer, and not kept', async () => {
  const flight = createSingleFlight<number>()
  const fail = () => Promise.reject(new Error('down'))
  const [one, other] = [flight.run('a', fail), flight.run('a', () => Promise.resolve(1))]
  expect(flight.isPending('a')).toBe(true)
  await expect(one).rejects.toThrow('down')
  await expect(other).rejects.toThrow('down')
  expect(await flight.run('a', () => Promise.resolve(2))).toBe(2)
})
