import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { env } from 'node:process'
import pg from 'pg'
import { isThere } from '#platform/storage/isThere.ts'
import { locationOf } from '#platform/storage/postgres.ts'
import { BackupError } from './backupError.ts'
import { makeBackup } from './folders.ts'

const DUMP = 'database.dump'

/**
 * Dumps the whole database in one transaction, and reads the dump to its end.
 * @returns names of the files written
 * @throws BackupError
 */
export async function dumpDatabase(databaseUrl: string, folder: string): Promise<readonly string[]> {
  const dump = join(folder, DUMP)
  await run('pg_dump', databaseUrl, ['--format=custom', `--file=${dump}`])
  // Its table of contents is at the beginning: `--list` would find nothing wrong with a truncated dump.
  await run('pg_restore', null, [`--file=${devNull}`, dump])
  return [DUMP]
}

export function holdsDump(backup: string): boolean {
  return isThere(join(backup, DUMP))
}

/**
 * Restores a dump in one transaction.
 * @returns one line for the operator
 * @throws BackupError; nothing was changed
 */
export async function restoreDump(backup: string, databaseUrl: string, replace: boolean): Promise<string> {
  const { others, tables } = await inspect(databaseUrl)
  if (others > 0)
    throw new BackupError(
      `The database is in use by ${others === 1 ? 'another connection' : `${others} other connections`}. Stop the site first (systemctl stop 'carovia@*'), then restore`,
    )
  if (tables > 0 && !replace)
    throw new BackupError(
      `The database holds ${tables === 1 ? '1 table' : `${tables} tables`} already. With --replace a backup is made, then all is dropped`,
    )
  const dump = join(backup, DUMP)
  const copy = tables > 0 ? await keepCopy(dirname(resolve(backup)), databaseUrl) : null
  if (tables > 0) await replaceAll(dump, databaseUrl)
  else await run('pg_restore', databaseUrl, ['--single-transaction', '--exit-on-error', '--no-owner', dump])
  return `Restored ${join(backup, DUMP)} into ${locationOf(databaseUrl)}${copy === null ? '' : `; what was there lies in ${copy}`}`
}

/** Backs up what will be replaced, beside the other backups. @throws BackupError; nothing was changed */
async function keepCopy(directory: string, databaseUrl: string): Promise<string> {
  try {
    return await makeBackup(directory, (folder) => dumpDatabase(databaseUrl, folder))
  } catch (error) {
    throw new BackupError(
      `Nothing was replaced, because what is there cannot be copied first: ${error instanceof Error ? error.message : String(error)}. To give it up, drop and create the database, and restore without --replace`,
    )
  }
}

/**
 * Drops all tables, then restores, in one transaction. By itself `pg_restore --clean` drops only what the dump holds: a
 * table of a later version would stay, and prevent that version from creating it again.
 */
async function replaceAll(dump: string, databaseUrl: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'restore-'))
  const script = join(directory, 'restore.sql')
  try {
    await run('pg_restore', null, ['--no-owner', `--file=${script}`, dump])
    const words = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
    await run('psql', databaseUrl, [...words, `--command=${DROP_TABLES}`, `--file=${script}`])
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Tables of extensions stay: they belong to the database, not to the site. */
const DROP_TABLES = `do $$
  declare each record;
  begin
    set local client_min_messages = warning;
    for each in
      select oid::regclass as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    loop
      execute format('drop table if exists %s cascade', each.name);
    end loop;
  end
$$`

async function inspect(databaseUrl: string): Promise<{ readonly others: number; readonly tables: number }> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ others: number; tables: number }>(`select
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
      (select count(*)::int from pg_tables where schemaname = current_schema()) as tables`)
    return rows[0] ?? { others: 0, tables: 0 }
  } catch (error) {
    throw new BackupError(
      `Database ${locationOf(databaseUrl)}: cannot be reached (${error instanceof Error ? error.message : 'unknown reason'})`,
    )
  } finally {
    await client.end()
  }
}

/** @param databaseUrl null for commands that need no database */
function run(program: string, databaseUrl: string | null, words: readonly string[]): Promise<void> {
  const { address, password } = databaseUrl === null ? { address: [], password: {} } : connection(databaseUrl)
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...address, ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...env, ...password },
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.once('error', (error) => reject(new BackupError(startFailure(program, error))))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new BackupError(`${program} failed: ${said.trim().replaceAll(/\s*\n\s*/g, '; ')}`))
    })
  })
}

function startFailure(program: string, error: Error): string {
  return 'code' in error && error.code === 'ENOENT'
    ? `${program} is not installed here. Install PostgreSQL's client programs (Debian: postgresql-client), or run this where the database runs`
    : `${program} cannot be started: ${error.message}`
}

/** Every user of the machine can read arguments, so the password is passed in the environment. */
function connection(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = url.password === '' ? {} : { PGPASSWORD: decodeURIComponent(url.password) }
  url.password = ''
  return { address: [`--dbname=${url.href}`], password }
}
