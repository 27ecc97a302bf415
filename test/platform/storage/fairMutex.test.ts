import { expect, test } from 'vitest'
import { FairMutex } from '#platform/storage/fairMutex.ts'

test('a mutex is held by one at a time, in the order they came, and whoever comes late does not get in between', async () => {
  const mutex = new FairMutex()
  const order: string[] = []
  const hold = async (name: string) => {
    await mutex.lock()
    order.push(`${name} in`)
    await Promise.resolve()
    order.push(`${name} out`)
    mutex.unlock()
  }
  const first = ['a', 'b', 'c'].map(hold)
  await first[0]
  await Promise.all([...first, hold('d')])
  expect(order).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} in`, `${name} out`]))
})
