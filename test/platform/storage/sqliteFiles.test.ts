import { copyFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { StorageLost } from '#platform/storage/storageError.ts'
import { openSqlite, type OpenSqlite } from '#test/support/platform/openSqlite.ts'

interface Fault {
  readonly fault: string
  readonly play: (open: OpenSqlite) => void
}

const FAULTS: readonly Fault[] = [
  { fault: 'the directory is removed', play: ({ directory }) => rmSync(directory, { recursive: true }) },
  { fault: 'the directory is moved away', play: ({ directory }) => renameSync(directory, `${directory}-moved`) },
  { fault: 'the file is removed', play: ({ path }) => rmSync(path) },
  { fault: 'the log is removed', play: ({ path }) => rmSync(`${path}-wal`) },
  { fault: 'the index of the log is removed', play: ({ path }) => rmSync(`${path}-shm`) },
  {
    fault: 'the file is replaced by its copy',
    play: ({ path }) => {
      copyFileSync(path, `${path}.copy`)
      renameSync(`${path}.copy`, path)
    },
  },
  { fault: 'the file is cut short', play: ({ path }) => truncateSync(path, 8_192) },
  { fault: 'the log is cut short', play: ({ path }) => truncateSync(`${path}-wal`, 8_192) },
  { fault: 'the log is emptied', play: ({ path }) => truncateSync(`${path}-wal`, 0) },
]

test.each(FAULTS)('no write is confirmed once $fault', async ({ play }) => {
  const open = await openSqlite()
  await open.write('before')
  play(open)
  await expect(open.write('in a transaction')).rejects.toBeInstanceOf(StorageLost)
  await expect(open.storage.db.insertInto('note').values({ text: 'alone' }).execute()).rejects.toBeInstanceOf(
    StorageLost,
  )
  await expect(open.storage.probe.check(100)).rejects.toBeInstanceOf(StorageLost)
  expect(() => open.storage.probe.assertInPlace()).toThrow(StorageLost)
  rmSync(`${open.directory}-moved`, { recursive: true, force: true })
})

test('a running transaction is not confirmed if the files vanish', async () => {
  const { storage, directory } = await openSqlite()
  const late = storage.write(async (transaction) => {
    await transaction.insertInto('note').values({ text: 'late' }).execute()
    rmSync(directory, { recursive: true })
  })
  await expect(late).rejects.toBeInstanceOf(StorageLost)
})

test('restored files are refused, for they lack the writes made meanwhile', async () => {
  const { directory, write } = await openSqlite()
  renameSync(directory, `${directory}-moved`)
  await expect(write('lost')).rejects.toBeInstanceOf(StorageLost)
  renameSync(`${directory}-moved`, directory)
  await expect(write('still')).rejects.toThrow('notes.db is gone')
})

test('removed files remain readable through the open connection', async () => {
  const { storage, directory } = await openSqlite()
  rmSync(directory, { recursive: true })
  expect(await storage.db.selectFrom('note').select('id').execute()).toHaveLength(100)
})

test.each(['vacuum', 'pragma wal_checkpoint(truncate)'])(
  'files shrunk by `%s` of another process are accepted',
  async (statement) => {
    const { path, storage, write } = await openSqlite()
    await storage.db.deleteFrom('note').where('id', '<', 80).execute()
    const other = new Libsql(path)
    other.prepare(statement).all()
    other.prepare('pragma wal_checkpoint(truncate)').all()
    other.close()
    await write('after')
    expect(await storage.db.selectFrom('note').select('id').execute()).toHaveLength(22)
  },
)

test('unreadable pages stop the confirmation of writes', async () => {
  const { storage, path, write } = await openSqlite()
  await sql`pragma wal_checkpoint(truncate)`.execute(storage.db)
  // Shrinks the cache, so that pages are read from the file.
  await sql`pragma cache_size = 1`.execute(storage.db)
  writeFileSync(path, Buffer.alloc(4_096 * 60, 'keine Seite '), { flag: 'r+' })
  await expect(storage.db.selectFrom('note').selectAll().execute()).rejects.toThrow()
  await expect(write('after')).rejects.toThrow('notes.db is damaged')
})

test('several processes can write to one file', async () => {
  const first = await openSqlite()
  const second = await openDatabase({ directory: first.directory, name: 'notes' })
  await first.storage.probe.check(1_000)
  await second.probe.check(1_000)
  await second.close()
  await first.write('after the other has left')
  await first.storage.probe.check(1_000)
})
