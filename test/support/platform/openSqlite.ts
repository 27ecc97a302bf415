import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { openDatabase, type Storage } from '#platform/storage/database.ts'
import { temporaryDirectory } from './openPlatform.ts'

export interface NoteTables {
  readonly note: { readonly id?: number; readonly text: string }
}

export interface OpenSqlite {
  readonly storage: Storage<NoteTables>
  readonly directory: string
  /** Path of `notes.db`. */
  readonly path: string
  /** Writes a line in a transaction. */
  readonly write: (text: string) => Promise<unknown>
}

/** A SQLite file `notes.db` with one table and a few hundred rows, of which the latest stand in the log alone. */
export async function openSqlite(directory = temporaryDirectory()): Promise<OpenSqlite> {
  const storage = await openDatabase<NoteTables>({ directory, name: 'notes' })
  onTestFinished(() => storage.close())
  const write = (text: string) => storage.write((transaction) => transaction.insertInto('note').values({ text }).execute())
  await sql`create table if not exists note (id integer primary key, text text not null)`.execute(storage.db)
  for (let count = 0; count < 50; count += 1) await write('x'.repeat(2_000))
  await sql`pragma wal_checkpoint(truncate)`.execute(storage.db)
  for (let count = 0; count < 50; count += 1) await write('y'.repeat(2_000))
  return { storage, directory, path: `${directory}/notes.db`, write }
}
