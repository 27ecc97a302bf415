import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskCache } from '#server/images/diskCache.ts'

const DAY_MS = 24 * 60 * 60 * 1000

async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}

test('a file is read until sixty days after it was written, and dropped by a later write', async () => {
  const directory = await emptyDirectory()
  let days = 0
  const cache = createDiskCache(directory, () => Date.now() + days * DAY_MS)
  await cache.write('old.jpeg', Buffer.from('old'))
  days = 59
  await cache.write('next.jpeg', Buffer.from('next'))
  expect((await readdir(directory)).toSorted()).toEqual(['next.jpeg', 'old.jpeg'])
  expect(String(await cache.read('old.jpeg'))).toBe('old')
  days = 61
  await cache.write('last.jpeg', Buffer.from('last'))
  // All three have the time of this run.
  expect(await readdir(directory)).toEqual([])
  expect(await cache.read('old.jpeg')).toBeNull()
})

test('a directory that cannot be written is a cache without files', async () => {
  const cache = createDiskCache('/dev/null/pictures')
  await cache.write('a.jpeg', Buffer.from('a'))
  expect(await cache.read('a.jpeg')).toBeNull()
})
