import { expect, onTestFinished, test } from 'vitest'
import { isExpired } from '#domain/booking/stored/resumption.ts'
import { openDatabase } from '#platform/storage/database.ts'
import { openJournal } from '#server/journal/journal.ts'
import { JOURNAL_TABLE_NAMES, type JournalTables } from '#server/journal/journalTables.ts'
import { locationAt, temporaryDirectory } from '#test/support/platform/openPlatform.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

async function open(now: () => number = Date.now, directory = temporaryDirectory()) {
  const storage = await openDatabase<JournalTables>(await locationAt(directory, 'journal'))
  const journal = await openJournal(storage, now)
  onTestFinished(() => journal.close())
  return { journal, storage }
}

test('of concurrent callers that begin the same submission only one may send it', async () => {
  const { journal } = await open()
  const begun = await Promise.all(Array.from({ length: 20 }, () => journal.begin('a', null)))
  expect(begun.filter(Boolean)).toHaveLength(1)
})

test('a stored answer is not overwritten by a later unknown outcome', async () => {
  const { journal } = await open()
  await journal.begin('a', null)
  await journal.noteAnswer('a', { text: '{"success":true}', isSuccess: true })
  await journal.noteUnknown('a')
  await journal.withdraw('a')
  expect(await journal.find('a')).toMatchObject({ state: 'answered', answer: '{"success":true}' })
})

test('an unknown outcome can be replaced by an answer', async () => {
  const { journal } = await open()
  await journal.begin('a', null)
  await journal.noteUnknown('a')
  await journal.noteAnswer('a', { text: '{}', isSuccess: true })
  expect(await journal.find('a')).toMatchObject({ state: 'answered' })
})

// rule 10.13
test('a submission is kept three times the lifetime of a draft', async () => {
  let now = Date.parse('2027-01-01T00:00:00.000Z')
  const { journal } = await open(() => now)
  await journal.begin('a', null)
  expect(isExpired({ lastActivityTimestamp: 0 }, 30 * 24 * 60 * 60)).toBe(true)
  now += 90 * DAY_MS
  await journal.removeOld()
  expect(await journal.find('a')).not.toBeNull()
  now += 1
  await journal.removeOld()
  expect(await journal.find('a')).toBeNull()
})

test('a submission without an end of retention is removed after the same time', async () => {
  let now = Date.parse('2027-01-01T00:00:00.000Z')
  const { journal, storage } = await open(() => now)
  await journal.begin('a', null)
  await storage.db.updateTable('submission').set({ kept_until: null }).where('id', '=', 'a').execute()
  now += 90 * DAY_MS
  await journal.removeOld()
  expect(await journal.find('a')).not.toBeNull()
  now += 1
  await journal.removeOld()
  expect(await journal.find('a')).toBeNull()
})

test('a refusal is kept for a day', async () => {
  let now = Date.parse('2027-01-01T00:00:00.000Z')
  const { journal } = await open(() => now)
  await journal.begin('a', null)
  await journal.noteAnswer('a', { text: '{"success":false}', isSuccess: false })
  now += DAY_MS
  await journal.removeOld()
  expect(await journal.find('a')).not.toBeNull()
  now += 1
  await journal.removeOld()
  expect(await journal.find('a')).toBeNull()
})

test('of concurrent claims for the same people one succeeds, and the others get its submission id', async () => {
  const { journal } = await open()
  const claims = await Promise.all(Array.from({ length: 20 }, (_, index) => journal.recent.claim('p', `s${index}`)))
  expect(claims.filter((earlier) => earlier === null)).toHaveLength(1)
  const holder = `s${claims.indexOf(null)}`
  expect(new Set(claims.flatMap((earlier) => earlier?.submissionId ?? []))).toEqual(new Set([holder]))
  expect(await journal.recent.claim('p', holder)).toBeNull()
})

test('a claim ends a quarter of an hour after the booking, and its row is removed', async () => {
  let now = Date.parse('2027-01-01T00:00:00.000Z')
  const { journal, storage } = await open(() => now)
  await journal.recent.claim('p', 'a')
  now += 15 * MINUTE_MS
  expect(await journal.recent.claim('p', 'b')).toMatchObject({ submissionId: 'a' })
  await journal.removeOld()
  expect(await storage.db.selectFrom('recent_booking').selectAll().execute()).toHaveLength(1)
  now += 1
  await journal.removeOld()
  expect(await storage.db.selectFrom('recent_booking').selectAll().execute()).toEqual([])
  expect(await journal.recent.claim('p', 'b')).toBeNull()
})

test('a claim is released if nothing was booked, not if the outcome is unknown', async () => {
  const { journal } = await open()
  await journal.begin('a', null)
  await journal.recent.claim('p', 'a')
  await journal.noteUnknown('a')
  // A repeat of it was not sent.
  await journal.withdraw('a')
  expect(await journal.recent.claim('p', 'b')).toMatchObject({ submissionId: 'a' })
  await journal.noteAnswer('a', { text: '{}', isSuccess: false })
  expect(await journal.recent.claim('p', 'b')).toBeNull()
  await journal.begin('b', null)
  await journal.withdraw('b')
  expect(await journal.recent.claim('p', 'c')).toBeNull()
})

test('processes that share a journal compute the same digests, another journal other ones', async () => {
  const directory = temporaryDirectory()
  const [one, other, foreign] = [await open(Date.now, directory), await open(Date.now, directory), await open()]
  expect(one.journal.digest('Anna Muster')).toBe(other.journal.digest('Anna Muster'))
  expect(one.journal.digest('Anna Muster')).not.toBe(one.journal.digest('Beat Muster'))
  expect(one.journal.digest('Anna Muster')).not.toBe(foreign.journal.digest('Anna Muster'))
})

test('the journal holds ids, states, answers, times and keyed digests only', async () => {
  const { storage } = await open()
  const tables = await storage.db.introspection.getTables()
  const columns = tables.find(({ name }) => name === 'submission')?.columns.map(({ name }) => name)
  expect(tables.map(({ name }) => name).sort()).toEqual(['journal_migration', ...JOURNAL_TABLE_NAMES].sort())
  expect(columns).toEqual(['id', 'state', 'answer', 'created_at', 'content', 'kept_until'])
})
