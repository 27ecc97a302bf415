import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { takeLock } from '#platform/storage/advisoryLock.ts'
import type { Storage } from '#platform/storage/database.ts'

/** Access for migrations: schema builder, and raw statements by `sql`. */
export type SchemaDatabase = Pick<Kysely<unknown>, 'schema'> & QueryExecutorProvider

/** One numbered migration; runs once, inside the transaction that records it. */
export interface Migration {
  /** For example `0001_catalogue`. */
  readonly name: string
  readonly up: (db: SchemaDatabase) => Promise<void>
}

/** Arbitrary number, the same in every process. */
const MIGRATION_LOCK = 4_207_131

/**
 * Applies missing migrations. Safe when several processes start at once: the first migrates, the others wait.
 * @param table for the applied names; each set of migrations has its own
 */
export async function migrate<Tables>(
  storage: Storage<Tables>,
  migrations: readonly Migration[],
  table: string,
): Promise<void> {
  if (await isUpToDate(storage, migrations, table)) return
  await storage.write(async (transaction) => {
    await takeLock(storage.engine, transaction, MIGRATION_LOCK)
    await sql`create table if not exists ${sql.table(table)} (name text primary key, applied_at text not null)`.execute(
      transaction,
    )
    const applied = await appliedNames(transaction, table)
    for (const { name, up } of migrations.filter((migration) => !applied.has(migration.name))) {
      await up(transaction)
      await sql`insert into ${sql.table(table)} (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        transaction,
      )
    }
  })
}

/** Avoids waiting for the write lock when nothing is to be migrated. */
async function isUpToDate<Tables>(
  storage: Storage<Tables>,
  migrations: readonly Migration[],
  table: string,
): Promise<boolean> {
  if (!(await hasTable(storage, table))) return false
  const applied = await appliedNames(storage.db, table)
  return migrations.every(({ name }) => applied.has(name))
}

/**
 * Whether statements find this table. Kysely's introspection also finds those of another site in another schema, and reads
 * every column of every table.
 */
export async function hasTable<Tables>({ db, engine }: Storage<Tables>, table: string): Promise<boolean> {
  const { rows } =
    engine === 'postgres'
      ? await sql`select 1 where to_regclass(${table}) is not null`.execute(db)
      : await sql`select 1 from sqlite_master where type = 'table' and name = ${table}`.execute(db)
  return rows.length > 0
}

async function appliedNames(db: QueryExecutorProvider, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
