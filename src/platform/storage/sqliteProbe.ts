import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import type { SqliteFiles } from './sqliteFiles.ts'
import { assertNoneMissing, CHECK_TABLE, type EngineProbe } from './storageProbe.ts'
import { retryWhileLocked } from './writeLock.ts'

const WRITE_CHECK = `insert into store_check (id, checked_at) values (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (id) do update set checked_at = excluded.checked_at`

/**
 * Assumption: with less free disk space than this, in bytes, no bookings are accepted. The probe's row may still fit
 * into the log when a booking or a checkpoint does not.
 */
const MIN_FREE_BYTES = 10_000_000

const READ_CHECK = 'select checked_at from store_check where id = 1'

const MISSING_TABLES = `select value as name from json_each(?)
  where value not in (select name from sqlite_master where type = 'table')`

class DiskFull extends Error {
  readonly code = 'ENOSPC'
  override readonly message = 'There is hardly any room left on the disk'
}

function assertDiskSpace(path: string): void {
  const { bavail, bsize } = statfsSync(dirname(path))
  if (bavail * bsize < MIN_FREE_BYTES) throw new DiskFull()
}

/** @param tables that have to be there */
export function sqliteProbe(path: string, files: SqliteFiles, tables: readonly string[]): EngineProbe {
  // Opened with the first check and kept: a closed connection holds its descriptors until garbage collection.
  let opened: Libsql.Database | null = null

  function writeAndRead(): void {
    opened ??= openProbe(path)
    // Needs no lock if the table exists.
    opened.exec(CHECK_TABLE)
    // Not prepared: a prepared statement that met a lock would stay active and hold the next lock.
    opened.exec(WRITE_CHECK)
    if (opened.prepare(READ_CHECK).all().length !== 1) throw new Error('The row that was written is not there')
    assertNoneMissing(opened.prepare(MISSING_TABLES).pluck().all(JSON.stringify(tables)).map(String))
  }

  return {
    check: async (ms) => {
      files.assertInPlace()
      assertDiskSpace(path)
      try {
        await retryWhileLocked(writeAndRead, ms)
      } catch (error) {
        files.noteFailure(error)
        throw error
      }
      files.assertInPlace()
    },
    assertInPlace: () => files.assertInPlace(),
    close: () => {
      opened?.close()
      opened = null
      return Promise.resolve()
    },
  }
}

function openProbe(path: string): Libsql.Database {
  const file = new Libsql(path, { timeout: 0 })
  file.pragma('synchronous = FULL')
  return file
}
