import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { type Cluster, postgresBinaries, startPostgres } from '#test/support/postgres.ts'

const binaries = postgresBinaries()

interface NoteTables {
  readonly note: { readonly id: number; readonly text: string }
}

describe.skipIf(binaries === null)('prepared statements of PostgreSQL', () => {
  let cluster: Cluster

  beforeAll(async () => {
    cluster = await startPostgres(binaries ?? '')
  }, 60_000)

  afterAll(() => cluster.stop())

  async function openNotes() {
    const storage = await openDatabase<NoteTables>({ databaseUrl: await cluster.newDatabase() })
    onTestFinished(() => storage.close())
    await storage.db.schema.createTable('note').addColumn('id', 'integer').addColumn('text', 'text').execute()
    return storage
  }

  test('a connection prepares a statement once, whatever its values', async () => {
    const storage = await openNotes()
    const prepared = await storage.write(async (transaction) => {
      for (const id of [1, 2, 3]) await transaction.insertInto('note').values({ id, text: 'hello' }).execute()
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        transaction,
      )
      return rows.map(({ statement }) => statement)
    })
    expect(prepared).toEqual(['insert into "note" ("id", "text") values ($1, $2)'])
  })

  test('a statement for all columns goes on when a newer process has added one', async () => {
    const storage = await openNotes()
    await storage.db.insertInto('note').values({ id: 1, text: 'hello' }).execute()
    const find = () => storage.db.selectFrom('note').selectAll().where('id', '=', 1).executeTakeFirst()
    expect(await find()).toEqual({ id: 1, text: 'hello' })
    await storage.db.schema.alterTable('note').addColumn('colour', 'text').execute()
    expect(await find()).toEqual({ id: 1, text: 'hello', colour: null })
  })
})
