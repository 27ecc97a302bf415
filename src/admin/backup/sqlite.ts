import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Libsql from 'libsql'
import { databaseFile } from '#platform/storage/databaseFile.ts'
import { isOk, isDamage, codeOf } from '#platform/storage/storageError.ts'
import { assertNoLogGap } from '#platform/storage/wal.ts'
import { BackupError } from './backupError.ts'
import { flush, moveIntoPlace, folderName, PRIVATE, stagedFile } from './folders.ts'

/**
 * The journal is copied first. A booking made between the two copies is then in the platform's copy alone, which finds it
 * by its submission id; in reverse order the journal would confirm bookings that no copy holds.
 */
const FILES = [databaseFile('journal'), databaseFile('platform')]

/** How long a copy waits for a write lock, in milliseconds. */
const BUSY_TIMEOUT = 10_000

/**
 * Copies the databases of a data directory while they are in use, and verifies each copy.
 * @returns names of the files written
 * @throws BackupError
 */
export function copyDatabases(dataDirectory: string, folder: string): readonly string[] {
  const files = FILES.filter((name) => existsSync(join(dataDirectory, name)))
  if (files.length === 0)
    throw new BackupError(
      `Nothing to back up: there is no database in ${dataDirectory}. Run this in the folder the site runs in, once it has been started; or set DATABASE_URL as the site has it`,
    )
  for (const name of files) {
    const path = join(dataDirectory, name)
    assertNoLogGap(path)
    copyDatabase(path, join(folder, name))
    assertReadable(join(folder, name))
  }
  return files
}

/** `vacuum into` is a read transaction: writers are not blocked, and the copy is consistent. */
function copyDatabase(path: string, copy: string): void {
  const file = new Libsql(path, { timeout: BUSY_TIMEOUT })
  try {
    file.prepare('vacuum into ?').run(copy)
  } catch (error) {
    if (isDamage(error))
      throw new BackupError(
        `Database ${path} is damaged; earlier backups stay. Restore one of them: npm run restore -- <backup> --replace`,
      )
    throw new BackupError(`Database ${path} cannot be copied to ${copy} (${codeOf(error)})`)
  } finally {
    file.close()
  }
}

/** @throws BackupError if the database fails SQLite's quick check, or is empty, which SQLite takes for a new one */
function assertReadable(path: string): void {
  let rows: readonly unknown[] = []
  try {
    const file = new Libsql(path, { readonly: true })
    rows = file.prepare('pragma quick_check(1)').all()
    file.close()
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  if (!rows.every(isOk) || rows.length === 0 || statSync(path).size === 0)
    throw new BackupError(`Database ${path} is damaged: this backup is of no use`)
}

/** Whether a backup is one of SQLite files. */
export function holdsDatabases(backup: string): boolean {
  return FILES.some((name) => existsSync(join(backup, name)))
}

/**
 * Restores the databases of a backup. Existing ones are moved aside, never removed.
 * @returns one line for the operator
 * @throws BackupError; nothing was changed
 */
export function restoreDatabases(backup: string, dataDirectory: string, replace: boolean): string {
  assertOwner(dataDirectory)
  const names = FILES.filter((name) => existsSync(join(backup, name)))
  for (const name of names) assertReadable(join(backup, name))
  const present = FILES.filter((name) => existsSync(join(dataDirectory, name)))
  for (const name of present) assertUnused(join(dataDirectory, name))
  if (present.length > 0 && !replace) {
    throw new BackupError(
      `There is already ${present.join(' and ')} in ${dataDirectory}. With --replace what is there is moved aside first`,
    )
  }
  mkdirSync(dataDirectory, { recursive: true, mode: PRIVATE })
  const files = names.map(stagedFile)
  for (const { name, unfinished } of files) {
    copyFileSync(join(backup, name), join(dataDirectory, unfinished))
    flush(join(dataDirectory, unfinished))
  }
  const aside = `replaced-${folderName(new Date())}`
  moveIntoPlace(dataDirectory, files, aside)
  const told = names.map((name) => `${name} (${megabytes(join(dataDirectory, name))})`).join(' and ')
  return `Restored ${told} into ${dataDirectory}${present.length > 0 ? `; delete what was there, people included, once all is well: it lies in ${join(dataDirectory, aside)}` : ''}`
}

/** @throws BackupError if what is restored would belong to another user than the site, which could not open it. */
function assertOwner(dataDirectory: string): void {
  const directory = resolve(dataDirectory)
  const folder = existsSync(directory) ? directory : dirname(directory)
  const { uid } = statSync(folder)
  const user = process.getuid?.() ?? uid
  if (user !== uid)
    throw new BackupError(
      `${folder} belongs to user ${uid} and this runs as user ${user}: the site could not open what is restored. Run it as the user of the site, before the same words: sudo -u '#${uid}'`,
    )
}

/** @throws BackupError while a process has the database open. A damaged file cannot be checked and passes. */
function assertUnused(path: string): void {
  const file = new Libsql(path, { timeout: 0 })
  try {
    file.pragma('locking_mode = exclusive')
    file.exec('begin exclusive')
    file.exec('commit')
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) return
    throw new BackupError(`${path} is in use. Stop the site first (systemctl stop 'carovia@*'), then restore`)
  } finally {
    file.close()
  }
}

/** Size of a file for messages: `1.2 MB`. */
export function megabytes(path: string): string {
  return `${(statSync(path).size / 1_000_000).toFixed(1)} MB`
}
