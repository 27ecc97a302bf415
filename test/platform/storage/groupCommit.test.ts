import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqlite, rowsIn } from '#test/support/platform/openSqlite.ts'

const CROWD = Array.from({ length: 20 }, (_, place) => `note ${String(place)}`)

/**
 * Counts the commits of all files, and lets some fail.
 * @param failureOf error code of a commit by its number, from 1; null: it works
 */
function watchCommits(failureOf: (commit: number) => string | null) {
  // Called with its file below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { exec } = Libsql.prototype
  let commits = 0
  const watched = vi.spyOn(Libsql.prototype, 'exec').mockImplementation(function (this: Libsql.Database, statement) {
    if (statement === 'commit') commits += 1
    const code = statement === 'commit' ? failureOf(commits) : null
    if (code !== null) throw Object.assign(new Error(code), { code })
    return exec.call(this, statement)
  })
  onTestFinished(() => watched.mockRestore())
  return { count: () => commits, end: () => watched.mockRestore() }
}

test('writes of one moment are committed together, and each is on the disk once it is confirmed', async () => {
  const { path, write } = await openSqlite()
  const commits = watchCommits(() => null)
  await Promise.all(
    CROWD.map(async (text) => {
      await write(text)
      expect(rowsIn(path)).toContain(text)
    }),
  )
  expect(commits.count()).toBe(1)
})

test('a transaction that fails takes nothing of the others with it, and leaves nothing', async () => {
  const { storage, path, write } = await openSqlite()
  const fail = (text: string) =>
    storage.write(async (transaction) => {
      await transaction.insertInto('note').values({ text }).execute()
      throw new Error(`refused: ${text}`)
    })
  const clash = () => storage.db.insertInto('note').values({ id: 1, text: 'of the same number' }).execute()
  const outcomes = await Promise.allSettled([
    write('first'),
    fail('second'),
    clash(),
    write('third'),
    fail('fourth'),
    storage.db.insertInto('note').values({ text: 'fifth' }).execute(),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(rowsIn(path).slice(100)).toEqual(['first', 'third', 'fifth'])
})

test('a read that comes between writes and their commit tells of them once they are on the disk', async () => {
  const { storage, path, write } = await openSqlite()
  const other = new Libsql(path)
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  const writes = CROWD.map(write)
  // The first write waits for the lock, and the others for the first.
  await setTimeout(50)
  const read = storage.db.selectFrom('note').select('text').execute()
  other.exec('commit')
  // As where another process reads the log anew.
  watchCommits((commit) => (commit <= 5 ? 'SQLITE_BUSY_RECOVERY' : null))
  const told = (await read).map(({ text }) => text)
  expect(rowsIn(path)).toEqual(told)
  expect(told.slice(100)).toEqual(CROWD)
  await Promise.all(writes)
})

test('a commit that fails confirms no write of its group, and the next group is stored', async () => {
  const { path, write } = await openSqlite()
  const commits = watchCommits(() => 'SQLITE_IOERR_FSYNC')
  const outcomes = await Promise.allSettled(CROWD.map(write))
  commits.end()
  expect(outcomes.map(({ status }) => status)).toEqual(CROWD.map(() => 'rejected'))
  await write('next')
  expect(rowsIn(path).slice(100)).toEqual(['next'])
})

test('where the database ends the transaction by itself, all writes of the group fail', async () => {
  const { storage, path, write } = await openSqlite()
  const outcomes = await Promise.allSettled([
    write('first'),
    storage.write(async (transaction) => {
      await transaction.insertInto('note').values({ text: 'second' }).execute()
      // As SQLite does where the disk is full.
      await sql`insert or rollback into note (id, text) values (1, 'of the same number')`
        .execute(transaction)
        .catch(() => undefined)
      await transaction.insertInto('note').values({ text: 'outside of a transaction' }).execute()
    }),
    write('third'),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(rowsIn(path).slice(100)).toEqual(['third'])
})

test('writes that wait when the files vanish are not confirmed', async () => {
  const { directory, write } = await openSqlite()
  const crowd = Promise.allSettled(CROWD.map(write))
  rmSync(directory, { recursive: true })
  expect((await crowd).map(({ status }) => status)).toEqual(CROWD.map(() => 'rejected'))
})

test('closing waits for the writes that have begun', async () => {
  const { storage, path, write } = await openSqlite()
  const writes = storage.write(async (transaction) => {
    await transaction.insertInto('note').values({ text: 'last' }).execute()
    void storage.close()
  })
  await writes
  expect(rowsIn(path)).toContain('last')
  await expect(write('too late')).rejects.toThrow()
})
