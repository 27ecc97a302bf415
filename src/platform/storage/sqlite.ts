import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SqliteDatabase, SqliteDialect, SqliteStatement } from 'kysely'
import Libsql from 'libsql'
import { GroupCommitDialect } from './groupCommit.ts'
import { watchFiles } from './sqliteFiles.ts'
import { sqliteProbe } from './sqliteProbe.ts'
import { databaseFile } from './databaseFile.ts'
import { codeOf, isDamage, isOk, StorageError } from './storageError.ts'
import type { EngineProbe } from './storageProbe.ts'
import { makePrivateFile } from './privateFile.ts'
import { assertNoLogGap } from './wal.ts'
import { TRANSACTION_CONTROL } from './writeLock.ts'

/** Limit for waiting for another process on opening, in milliseconds. */
const OPEN_TIMEOUT = 10_000

/**
 * Largest file whose integrity is checked on opening, in bytes; takes about a second.
 * Assumption: larger ones are checked with each backup only, to keep starts short.
 */
const MAX_CHECKED_BYTES = 700_000_000

/** Size of the cache of prepared statements. */
const PREPARED_LIMIT = 300

/** An open SQLite file. */
export interface SqliteStorage {
  readonly dialect: SqliteDialect
  readonly probe: EngineProbe
}

/**
 * Opens the SQLite file `name` in `directory`.
 * @param tables that the probe looks for
 * @throws StorageError that names the path
 */
export function openSqlite(directory: string, name: string, tables: readonly string[]): SqliteStorage {
  const path = join(directory, databaseFile(name))
  prepareDirectory(directory)
  const file = openFile(path)
  const files = watchFiles(path)
  return {
    dialect: new GroupCommitDialect({
      database: withPreparedStatements(file),
      files,
      isInTransaction: () => file.inTransaction,
    }),
    probe: sqliteProbe(path, files, tables),
  }
}

/** Creates the directory for its owner only, as it holds personal data; an existing one keeps its mode. */
function prepareDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
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
  if (code === 'EROFS')
    return new StorageError(
      `Data directory ${directory}: the disk is mounted read-only (EROFS). Look in the log of the system why, and mount it for writing.`,
    )
  return new StorageError(
    `Data directory ${directory}: not writable (${code}). Give the user of this process the right to write there.`,
  )
}

function openFile(path: string): Libsql.Database {
  assertNoLogGap(path)
  try {
    makePrivateFile(path)
    const file = new Libsql(path, { timeout: OPEN_TIMEOUT })
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    // Overwrites deleted content with zeros.
    file.pragma('secure_delete = ON')
    assertIntact(file, path)
    // From now on writeLock.ts waits for locks without blocking the event loop.
    file.pragma('busy_timeout = 0')
    return file
  } catch (error) {
    throw fileError(path, error)
  }
}

/** @throws if the file cannot be read or fails the integrity check */
function assertIntact(file: Libsql.Database, path: string): void {
  file.prepare('select count(*) from sqlite_master').all()
  if (statSync(path).size > MAX_CHECKED_BYTES) return
  const [row] = file.prepare('pragma quick_check(1)').all()
  if (!isOk(row)) throw new DamagedFile()
}

class DamagedFile extends Error {}

/** Error codes of SQLite and of the system where a disk, or what this user may have of it, is used up. */
const FULL: ReadonlySet<string> = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT'])

function fileError(path: string, error: unknown): StorageError {
  if (error instanceof DamagedFile || isDamage(error)) {
    return new StorageError(
      `Database ${path}: the file is damaged. Put back a copy (npm run restore -- <backup> --replace), or move it away to begin with a new one.`,
    )
  }
  if (FULL.has(codeOf(error)))
    return new StorageError(
      `Database ${path}: there is no room left on its disk. Make room (docs/runbook.md, «The disk is full»), but never by removing a database or its log.`,
    )
  return new StorageError(
    `Database ${path}: cannot be opened for writing. Check that it is a file this process may write.`,
  )
}

/** Caches prepared statements: preparing costs more than running, and the statements are few. */
function withPreparedStatements(file: Libsql.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => {
      prepared.clear()
      file.close()
    },
    prepare: (sql) => {
      if (TRANSACTION_CONTROL.has(sql)) return withoutPreparing(file, sql)
      const known = prepared.get(sql)
      if (known !== undefined) return known
      const statement = toStatement(file.prepare(sql))
      if (prepared.size < PREPARED_LIMIT) prepared.set(sql, statement)
      return statement
    },
  }
}

/**
 * Runs a statement without preparing it. A prepared one that meets a lock stays active until garbage collection, and an
 * active writing statement prevents its connection from committing.
 */
function withoutPreparing(file: Libsql.Database, sql: string): SqliteStatement {
  const run = () => {
    file.exec(sql)
    return { changes: 0, lastInsertRowid: 0 }
  }
  const none = () => []
  return { reader: false, run, all: none, iterate: () => none().values() }
}

function toStatement(statement: Libsql.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  }
}

/** Guards against values the native code cannot bind, for it would abort the process. */
function bindable(parameters: readonly unknown[]): readonly unknown[] {
  const unbindable = parameters.findIndex((value) => !isBindable(value))
  if (unbindable === -1) return parameters
  throw new TypeError(`A value of type ${typeof parameters[unbindable]} cannot be stored`)
}

function isBindable(value: unknown): boolean {
  if (value === null || value instanceof Uint8Array) return true
  return typeof value === 'string' || typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))
}
