import { copyFileSync, openSync, readFileSync, truncateSync, writeFileSync, writeSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { StorageError } from '#platform/storage/storageError.ts'
import { assertNoLogGap } from '#platform/storage/wal.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { openSqlite } from '#test/support/platform/openSqlite.ts'

const HEADER = 32
const FRAME = 24 + 4_096

/** Copies of the files as a killed process leaves them. */
async function leftBehind() {
  const { path } = await openSqlite()
  const directory = temporaryDirectory()
  for (const suffix of ['', '-wal']) copyFileSync(path + suffix, join(directory, `notes.db${suffix}`))
  return { directory, path: join(directory, 'notes.db'), log: join(directory, 'notes.db-wal') }
}

function overwrite(file: string, position: number, bytes: Buffer): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, bytes, 0, bytes.length, position)
  closeSync(descriptor)
}

async function rowsIn(directory: string): Promise<number> {
  const storage = await openDatabase<{ note: { id: number } }>({ directory, name: 'notes' })
  const rows = await storage.db.selectFrom('note').select('id').execute()
  await storage.close()
  return rows.length
}

test('the log left by a killed process is read', async () => {
  const { directory } = await leftBehind()
  expect(await rowsIn(directory)).toBe(100)
})

test('a log with a gap before later commits stops the start', async () => {
  const { directory, log } = await leftBehind()
  overwrite(log, HEADER + 10 * FRAME, Buffer.alloc(5 * FRAME))
  await expect(openDatabase({ directory, name: 'notes' })).rejects.toThrow(`a part of its log ${log} is missing`)
  await expect(openDatabase({ directory, name: 'notes' })).rejects.toBeInstanceOf(StorageError)
})

test('a log whose beginning is missing stops the start', async () => {
  const { directory, log } = await leftBehind()
  overwrite(log, 0, Buffer.alloc(HEADER + 3 * FRAME))
  await expect(openDatabase({ directory, name: 'notes' })).rejects.toThrow('docs/guides/back-up-and-restore.md')
})

test('a half-written last transaction after a power failure does not stop the start', async () => {
  const { directory, log } = await leftBehind()
  truncateSync(log, readFileSync(log).length - 1_000)
  expect(await rowsIn(directory)).toBe(99)
})

test('a log with an incomplete header counts as empty', async () => {
  const { directory, log } = await leftBehind()
  writeFileSync(log, Buffer.alloc(20))
  expect(await rowsIn(directory)).toBe(50)
})

/** The log as it is after SQLite has begun it anew: other salts in its header and first frames, then those of before. */
function begunAnew(log: Buffer, frames: number): Buffer {
  const after = Buffer.from(log)
  after.write('new salt', 16, 'latin1')
  for (let frame = 0; frame < frames; frame += 1) after.write('new salt', HEADER + frame * FRAME + 8, 'latin1')
  return after
}

/** Opens a log that changes once its header was read. */
function changing(before: Buffer, after: Buffer) {
  let present = before
  return () => ({
    size: () => present.length,
    read: (position: number, length: number) => {
      const bytes = present.subarray(position, position + length)
      present = after
      return bytes
    },
    close: () => undefined,
  })
}

test('a log that a running process begins anew while it is checked has no gap', async () => {
  const { path, log } = await leftBehind()
  const bytes = readFileSync(log)
  expect(() => assertNoLogGap(path, changing(bytes, begunAnew(bytes, 10)))).not.toThrow()
})

test('a gap in a log that was begun anew while it was checked is found', async () => {
  const { path, log } = await leftBehind()
  const bytes = readFileSync(log)
  const after = begunAnew(bytes, 30).fill(0, HEADER + 10 * FRAME, HEADER + 15 * FRAME)
  expect(() => assertNoLogGap(path, changing(bytes, after))).toThrow(StorageError)
})
