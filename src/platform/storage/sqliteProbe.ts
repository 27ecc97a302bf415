import Libsql from 'libsql'
import type { SqliteFiles } from './sqliteFiles.ts'
import { CHECK_TABLE, READ_CHECK, type StorageProbe } from './storageProbe.ts'
import { whenUnlocked } from './writeLock.ts'

const WRITE_CHECK =
  'insert into store_check (id, checked_at) values (1, ?) on conflict (id) do update set checked_at = excluded.checked_at'

/** Probes a SQLite file that is open already. */
export function sqliteProbe(path: string, files: SqliteFiles): StorageProbe {
  // Opened with the first check, and kept: a connection that is closed leaves its descriptors until memory is tidied up.
  let opened: { readonly file: Libsql.Database; readonly write: Libsql.Statement; readonly read: Libsql.Statement } | null = null

  function open() {
    const file = new Libsql(path, { timeout: 0 })
    file.pragma('synchronous = FULL')
    file.exec(CHECK_TABLE)
    return { file, write: file.prepare(WRITE_CHECK), read: file.prepare(READ_CHECK) }
  }

  function writeAndRead(): void {
    opened ??= open()
    opened.write.run(new Date().toISOString())
    if (opened.read.all().length !== 1) throw new Error('The row that was written is not there')
  }

  return {
    check: async (ms) => {
      files.assertInPlace()
      try {
        await whenUnlocked(writeAndRead, ms)
      } catch (error) {
        files.noteFailure(error)
        throw error
      }
      files.assertInPlace()
    },
    assertInPlace: () => files.assertInPlace(),
    close: () => {
      opened?.file.close()
      opened = null
      return Promise.resolve()
    },
  }
}
