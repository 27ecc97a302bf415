import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { openJournal } from '#server/journal.ts'
import type { JournalTables } from '#server/journalTables.ts'
import { locationAt } from '#test/support/platform/engine.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'

const DAY_MS = 24 * 60 * 60 * 1000

async function open(now: () => number = Date.now) {
  const storage = await openDatabase<JournalTables>(await locationAt(temporaryDirectory(), 'journal'))
  const journal = await openJournal(storage, now)
  onTestFinished(() => journal.close())
  return { journal, storage }
}

test('of several that begin the same submission one may send it', async () => {
  const { journal } = await open()
  const begun = await Promise.all(Array.from({ length: 20 }, () => journal.begin('a')))
  expect(begun.filter(Boolean)).toHaveLength(1)
})

test('a noted answer outlives what is noted after it', async () => {
  const { journal } = await open()
  await journal.begin('a')
  await journal.noteAnswer('a', '{"success":true}')
  await journal.noteUnknown('a')
  await journal.withdraw('a')
  expect(await journal.find('a')).toMatchObject({ state: 'answered', answer: '{"success":true}' })
})

test('an outcome that was unknown can become known', async () => {
  const { journal } = await open()
  await journal.begin('a')
  await journal.noteUnknown('a')
  await journal.noteAnswer('a', '{}')
  expect(await journal.find('a')).toMatchObject({ state: 'answered' })
})

test('submissions are kept for seven days and no longer', async () => {
  let now = Date.parse('2027-01-01T00:00:00.000Z')
  const { journal } = await open(() => now)
  await journal.begin('a')
  now += 7 * DAY_MS
  await journal.removeOld()
  expect(await journal.find('a')).not.toBeNull()
  now += 1
  await journal.removeOld()
  expect(await journal.find('a')).toBeNull()
})

test('the journal holds ids, states, answers and times only', async () => {
  const { storage } = await open()
  const tables = await storage.db.introspection.getTables()
  const columns = tables.find(({ name }) => name === 'submission')?.columns.map(({ name }) => name)
  expect(columns).toEqual(['id', 'state', 'answer', 'created_at'])
})
