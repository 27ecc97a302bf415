import { sql } from 'kysely'
import Libsql from 'libsql'
import { onTestFinished } from 'vitest'
import { openDatabase, type Storage } from '#platform/storage/database.ts'
import { temporaryDirectory } from './openPlatform.ts'
import { makeNotes, type NoteTables } from './notes.ts'

export interface OpenSqlite {
  readonly storage: Storage<NoteTables>
  readonly directory: string
  /** Path of the file. */
  readonly path: string
  /** Writes a row in a transaction. */
  readonly write: (text: string) => Promise<unknown>
}

/** Opens a SQLite file with one table; closed after the test. */
export async function openNotes(directory: string, name: string): Promise<OpenSqlite> {
  const storage = await openDatabase<NoteTables>({ directory, name })
  onTestFinished(() => storage.close())
  await makeNotes(storage)
  const write = (text: string) =>
    storage.write((transaction) => transaction.insertInto('note').values({ text }).execute())
  return { storage, directory, path: `${directory}/${name}.db`, write }
}

/** `notes.db` with a hundred rows, the second half in the write-ahead log only. */
export async function openSqlite(): Promise<OpenSqlite> {
  const notes = await openNotes(temporaryDirectory(), 'notes')
  for (let count = 0; count < 50; count += 1) await notes.write('x'.repeat(2_000))
  await sql`pragma wal_checkpoint(truncate)`.execute(notes.storage.db)
  for (let count = 0; count < 50; count += 1) await notes.write('y'.repeat(2_000))
  return notes
}

/** Rows of a file. */
export function rowsIn(path: string): readonly string[] {
  const file = new Libsql(path, { readonly: true })
  const rows = file.prepare('select text from note').all() as readonly { text: string }[]
  file.close()
  return rows.map(({ text }) => text)
}
