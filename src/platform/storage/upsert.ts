import { CompiledQuery, type Transaction } from 'kysely'
import type { CatalogueTables } from './catalogueTables.ts'
import type { Engine } from './database.ts'
import type { PlatformTables } from './tables.ts'

/** Parameters per statement; both engines allow several times as many. */
const MAX_PARAMETERS = 9_000

type Table = keyof CatalogueTables

/** On conflict with `key`, the columns in `update` take the new value. */
interface OnConflict {
  readonly key: readonly string[]
  /** Empty leaves the existing row unchanged. */
  readonly update: readonly string[]
}

export interface UpsertTarget<Name extends Table> extends OnConflict {
  readonly table: Name
}

/** Transaction of a roll-forward, with the engine for its SQL dialect. */
export interface WriteContext {
  readonly engine: Engine
  readonly transaction: Transaction<PlatformTables>
}

/** Bulk upsert in chunks. Raw SQL, because building such a query as a Kysely tree takes longer than running it. */
export async function upsertRows<Name extends Table>(
  context: WriteContext,
  rows: readonly CatalogueTables[Name][],
  { table, ...conflict }: UpsertTarget<Name>,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  const size = Math.floor(MAX_PARAMETERS / columns.length)
  for (let start = 0; start < rows.length; start += size) {
    const chunk = rows.slice(start, start + size)
    const text = `insert into ${table} (${columns.join(', ')}) values ${placeholders(context.engine, chunk.length, columns.length)} ${onConflict(conflict)}`
    const values = chunk.flatMap((row): unknown[] => Object.values(row))
    await context.transaction.executeQuery(CompiledQuery.raw(text, values))
  }
}

function placeholders(engine: Engine, rows: number, columns: number): string {
  const placeholder = (index: number) => (engine === 'postgres' ? `$${String(index + 1)}` : '?')
  return Array.from({ length: rows }, (_, row) => {
    const marks = Array.from({ length: columns }, (__, column) => placeholder(row * columns + column))
    return `(${marks.join(',')})`
  }).join(',')
}

function onConflict({ key, update }: OnConflict): string {
  if (update.length === 0) return `on conflict (${key.join(', ')}) do nothing`
  const changes = update.map((column) => `${column} = excluded.${column}`)
  return `on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`
}
