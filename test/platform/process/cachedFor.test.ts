import { expect, test } from 'vitest'
import { cachedFor } from '#platform/process/cachedFor.ts'

test('a result is shared until its time is over, and a failure is not kept', async () => {
  let [now, loads] = [0, 0]
  const cached = cachedFor(
    1000,
    () => {
      loads += 1
      return loads === 1 ? Promise.reject(new Error('down')) : Promise.resolve(loads)
    },
    () => now,
  )
  await expect(cached()).rejects.toThrow('down')
  expect(await Promise.all([cached(), cached()])).toEqual([2, 2])
  now = 999
  expect(await cached()).toBe(2)
  now = 1000
  expect(await cached()).toBe(3)
})
