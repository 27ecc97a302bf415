import { sql } from 'kysely'
import type { Storage } from '#platform/storage/database.ts'

export interface NoteTables {
  readonly note: { readonly id?: number; readonly text: string }
}

export async function makeNotes({ db }: Storage<NoteTables>): Promise<void> {
  await sql`create table if not exists note (id integer primary key, text text not null)`.execute(db)
}
