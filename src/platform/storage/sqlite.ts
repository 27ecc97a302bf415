import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import Libsql from 'libsql'
import { StorageError } from './storageError.ts'

/** How long a statement waits for another process to finish writing, in milliseconds. */
const BUSY_TIMEOUT = 10_000

/** Pause before the write lock is tried for again, in milliseconds. */
const RETRY_AFTER = 3

/** Statements kept prepared for one connection. */
const PREPARED_LIMIT = 300

/** A SQLite file in `directory`. Throws a StorageError that names the path. */
export function sqliteDialect(directory: string, name: string): SqliteDialect {
  const path = join(directory, `${name}.db`)
  prepareDirectory(directory)
  return new WriteLockedDialect({ database: withPreparedStatements(openFile(path)) })
}

function prepareDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw directoryError(directory, codeOf(error))
  }
}

function directoryError(directory: string, code: string): StorageError {
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new StorageError(
      `Data directory ${directory}: a file stands in its place. Move the file away and start again.`,
    )
  }
  return new StorageError(
    `Data directory ${directory}: not writable (${code}). Give the user of this process the right to write there.`,
  )
}

function openFile(path: string): Libsql.Database {
  try {
    const file = new Libsql(path, { timeout: BUSY_TIMEOUT })
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    file.prepare('select count(*) from sqlite_master').all()
    return file
  } catch (error) {
    throw fileError(path, error)
  }
}

function fileError(path: string, error: unknown): StorageError {
  const code = codeOf(error)
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
    return new StorageError(
      `Database ${path}: the file is damaged. Put back a copy, or move it away to begin with a new one.`,
    )
  }
  return new StorageError(
    `Database ${path}: cannot be opened for writing. Check that it is a file this process may write.`,
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/** Preparing a statement costs more than running it, and the same few statements come again and again. */
function withPreparedStatements(file: Libsql.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => {
      prepared.clear()
      file.close()
    },
    prepare: (sql) => {
      const known = prepared.get(sql)
      if (known !== undefined) return known
      const statement = toStatement(file.prepare(sql))
      if (prepared.size < PREPARED_LIMIT) prepared.set(sql, statement)
      return statement
    },
  }
}

function toStatement(statement: Libsql.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(...checked(parameters)),
    run: (parameters) => statement.run(...checked(parameters)),
    iterate: (parameters) => statement.iterate(...checked(parameters)),
  }
}

/** The native code ends the whole process for a value it cannot bind, and nothing can catch that. */
function checked(parameters: readonly unknown[]): readonly unknown[] {
  const unbindable = parameters.findIndex((value) => !isBindable(value))
  if (unbindable === -1) return parameters
  throw new TypeError(`A value of type ${typeof parameters[unbindable]} cannot be stored`)
}

function isBindable(value: unknown): boolean {
  if (value === null || value instanceof Uint8Array) return true
  return typeof value === 'string' || typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))
}

/**
 * Transactions here are for writing, so they take the write lock at once: upgrading later can only fail. Waiting for
 * the lock leaves the process free, for the one who holds it may be another connection of this very process.
 */
class WriteLockedDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = performance.now() + BUSY_TIMEOUT
    await connection.executeQuery(CompiledQuery.raw('pragma busy_timeout = 0'))
    try {
      while (!(await hasBegun(connection, deadline))) await setTimeout(RETRY_AFTER * (1 + Math.random()))
    } finally {
      await connection.executeQuery(CompiledQuery.raw(`pragma busy_timeout = ${BUSY_TIMEOUT}`))
    }
  }
}

/** False while another holds the lock; throws when that takes too long. */
async function hasBegun(connection: DatabaseConnection, deadline: number): Promise<boolean> {
  try {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    return true
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error
    return false
  }
}

class WriteLockedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new WriteLockedDriver(this.#config)
  }
}
