import { expect, test } from 'vitest'
import { createCachedLoader } from '#platform/catalogue/cachedLoader.ts'

function open(limit: number, bytesOf: (key: string) => number = () => 10) {
  const asked: string[] = []
  const of = createCachedLoader(limit, async (key) => {
    asked.push(key)
    await Promise.resolve()
    if (key === 'broken') throw new Error('down')
    return key.startsWith('unknown') ? null : { text: 'x'.repeat(bytesOf(key)) }
  })
  return { of, asked }
}

test('a cached value is not loaded again, and concurrent requests share one load', async () => {
  const { of, asked } = open(5)
  const [first, second] = await Promise.all([of('a'), of('a')])
  expect(second).toBe(first)
  expect(await of('a')).toBe(first)
  expect(asked).toEqual(['a'])
})

test('unknown ids evict no cached values', async () => {
  const { of, asked } = open(2)
  await of('a')
  for (let no = 0; no < 1000; no += 1) expect(await of(`unknown-${String(no)}`)).toBeNull()
  await of('unknown-0')
  await of('a')
  expect(asked.filter((key) => key === 'a')).toHaveLength(1)
  expect(asked.filter((key) => key === 'unknown-0')).toHaveLength(2)
})

test('the cache evicts the least recently used entry beyond its number of entries and its size', async () => {
  const { of, asked } = open(3, (key) => (key === 'large' ? 3_900_000 : 200_000))
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await of(key)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'b'])
  await of('large')
  await of('large')
  for (const key of ['b', 'a']) await of(key)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'b', 'large', 'a'])
})

test('a failed load is thrown and not cached', async () => {
  const { of, asked } = open(2)
  await expect(of('broken')).rejects.toThrow('down')
  await expect(of('broken')).rejects.toThrow('down')
  expect(asked).toEqual(['broken', 'broken'])
})

test('a key longer than any id is loaded and not cached', async () => {
  const { of, asked } = open(2)
  const key = 'x'.repeat(201)
  await of(key)
  await of(key)
  expect(asked).toEqual([key, key])
})
