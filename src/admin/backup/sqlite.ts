import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Libsql from 'libsql'
import { databaseFile } from '#platform/storage/databaseFile.ts'
import { isThere } from '#platform/storage/isThere.ts'
import { makePrivateFile } from '#platform/storage/privateFile.ts'
import { isOk, isDamage, codeOf } from '#platform/storage/storageError.ts'
import { assertNoLogGap } from '#platform/storage/wal.ts'
import { BackupError } from './backupError.ts'
import { flush, folderName, moveIntoPlace, PRIVATE, type StagedFile, stagedFile } from './folders.ts'

/**
 * The journal is copied first. A booking made between the two copies is then in the platform's copy alone, which finds it
 * by its submission id; in reverse order the journal would confirm bookings that no copy holds.
 */
const PLATFORM = databaseFile('platform')
const FILES = [databaseFile('journal'), PLATFORM]

/** How long a copy waits for a write lock, in milliseconds. */
const BUSY_TIMEOUT = 10_000

/**
 * Copies the databases of a data directory while they are in use, and verifies each copy.
 * @returns names of the files written
 * @throws BackupError
 */
export function copyDatabases(dataDirectory: string, folder: string): readonly string[] {
  const files = FILES.filter((name) => isThere(join(dataDirectory, name)))
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
    makePrivateFile(copy)
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
  return FILES.some((name) => isThere(join(backup, name)))
}

interface RestoreTarget {
  readonly dataDirectory: string
  /** Whether existing data may be replaced. */
  readonly replace: boolean
  /** Whether bookings are kept here, and not by a foreign platform. */
  readonly isEmbedded: boolean
}

/**
 * Restores the databases of a backup, or of a folder that was moved aside. Existing ones are moved aside, never removed; a
 * journal the backup does not have, too, which would confirm bookings that are not restored.
 * @returns one line for the operator
 * @throws BackupError; nothing was changed
 */
export function restoreDatabases(backup: string, { dataDirectory, replace, isEmbedded }: RestoreTarget): string {
  assertOwner(dataDirectory)
  const names = FILES.filter((name) => isThere(join(backup, name)))
  assertWhole(backup, names, { dataDirectory, isEmbedded })
  for (const name of names) {
    assertNoLogGap(join(backup, name))
    assertReadable(join(backup, name))
  }
  const present = FILES.filter((name) => isThere(join(dataDirectory, name)))
  for (const name of present) assertUnused(join(dataDirectory, name))
  if (present.length > 0 && !replace) {
    throw new BackupError(
      `There is already ${present.join(' and ')} in ${dataDirectory}. With --replace what is there is moved aside first`,
    )
  }
  mkdirSync(dataDirectory, { recursive: true, mode: PRIVATE })
  const files = stage(backup, names, dataDirectory)
  const aside = `replaced-${folderName(new Date())}`
  moveIntoPlace(dataDirectory, files, { replaced: FILES, aside })
  const told = names.map((name) => `${name} (${megabytes(join(dataDirectory, name))})`).join(' and ')
  return `Restored ${told} into ${dataDirectory}${present.length > 0 ? `; delete what was there, people included, once all is well: it lies in ${join(dataDirectory, aside)}` : ''}`
}

/** @throws BackupError for a folder that is no backup, or lacks the bookings */
function assertWhole(
  backup: string,
  names: readonly string[],
  { dataDirectory, isEmbedded }: Omit<RestoreTarget, 'replace'>,
): void {
  if (resolve(backup) === resolve(dataDirectory))
    throw new BackupError(`${backup} is the data directory itself: name a folder that npm run backup has made`)
  if (isEmbedded && !names.includes(PLATFORM))
    throw new BackupError(
      `${backup} has no ${PLATFORM}, where the bookings are: it is not whole, or of a site with a foreign platform. Name a whole one, or set PLATFORM_URL as the site has it`,
    )
}

/** Copies the databases beside those that are there. @throws BackupError; of a copy that fails nothing stays */
function stage(backup: string, names: readonly string[], dataDirectory: string): readonly StagedFile[] {
  const files = names.map(stagedFile)
  const clear = () => {
    for (const { unfinished } of files) rmSync(join(dataDirectory, unfinished), { force: true })
  }
  // Left by a restore that was killed.
  clear()
  try {
    for (const { name, unfinished } of files) {
      copyWhole(join(backup, name), join(dataDirectory, unfinished))
      flush(join(dataDirectory, unfinished))
    }
    return files
  } catch (error) {
    clear()
    if (error instanceof BackupError) throw error
    throw new BackupError(
      `Nothing was changed, because ${backup} cannot be copied into ${dataDirectory} (${codeOf(error)})`,
    )
  }
}

/** A backup is whole files; in a folder that was moved aside the last bookings may be in the log. */
function copyWhole(path: string, copy: string): void {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (log === undefined || log.size === 0) copyFileSync(path, copy)
  else copyDatabase(path, copy)
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
    // No statement stays behind, which would keep the file open: Windows would not let it be moved aside.
    file.exec('pragma locking_mode = exclusive; begin exclusive; commit')
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
