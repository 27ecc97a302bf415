import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { codeOf } from '#platform/storage/storageError.ts'
import { BackupError } from './backupError.ts'

/** Backup names sort in order of time. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** Suffix of a folder or file that is still being written. */
const UNFINISHED = '.part'

/** Mode of a folder of personal data: for its owner only. */
export const PRIVATE = 0o700

/** Folder name of a time: `2027-05-14T03-00-00-000Z`. */
export function folderName(time: Date): string {
  return time.toISOString().replaceAll(/[:.]/g, '-')
}

/**
 * Makes a backup in a folder of its own, which is renamed to its final name once it is complete and flushed to disk.
 * @param fill writes files and returns their names
 * @returns path of the backup
 * @throws BackupError if nothing can be written there
 */
export async function makeBackup(
  directory: string,
  fill: (folder: string) => Promise<readonly string[]>,
): Promise<string> {
  const backup = join(directory, folderName(new Date()))
  const folder = backup + UNFINISHED
  const outermost = makeOwnFolder(folder)
  try {
    for (const file of await fill(folder)) flush(join(folder, file))
    flush(folder)
    renameSync(folder, backup)
    flush(directory)
    return backup
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    removeEmpty(directory, outermost)
    throw error
  }
}

/** @throws BackupError where it cannot be made */
function makeOwnFolder(folder: string): string {
  try {
    return makeFolder(folder)
  } catch (error) {
    const directory = dirname(folder)
    throw new BackupError(
      `Nothing can be written to ${directory} (${codeOf(error)}): make it writable, or name another folder`,
    )
  }
}

/**
 * Makes a folder with those around it; returns the outermost that was not there. One by one, for `recursive` never ends
 * where the system tells of a folder it does not let be made that it is missing, as below /proc.
 */
function makeFolder(folder: string): string {
  const outer = dirname(folder)
  const outermost = existsSync(outer) ? folder : makeFolder(outer)
  mkdirSync(folder, PRIVATE)
  return outermost
}

/** Removes a folder and those around it, up to one that was made with it, as far as they are empty. */
function removeEmpty(folder: string, outermost: string): void {
  if (!resolve(folder).startsWith(resolve(outermost))) return
  try {
    rmdirSync(folder)
  } catch {
    return
  }
  removeEmpty(dirname(folder), outermost)
}

export interface Pruning {
  /** Number of old backups that are no longer there. */
  readonly removed: number
  /** Folders that could not be removed, as those of another user, each with the reason. */
  readonly stuck: readonly string[]
}

/** Removes all but the newest backups, and what backups that were killed have left; other files in the folder stay. */
export function prune(directory: string, keep: number): Pruning {
  const names = readdirSync(directory).toSorted()
  const whole = names.filter((name) => NAME.test(name))
  const old = whole.slice(0, Math.max(0, whole.length - keep))
  const newest = whole.at(-1) ?? ''
  // An unfinished one that is older than the newest backup: a later one may be under way.
  const left = names.filter((name) => name.endsWith(UNFINISHED) && NAME.test(stem(name)) && stem(name) < newest)
  const stuck = [...old, ...left].flatMap((name) => removalFailure(join(directory, name)) ?? [])
  return { removed: old.filter((name) => !existsSync(join(directory, name))).length, stuck }
}

/** Null if the folder was removed. */
function removalFailure(folder: string): string | null {
  try {
    rmSync(folder, { recursive: true })
    return null
  } catch (error) {
    return `${folder} (${codeOf(error)})`
  }
}

function stem(unfinished: string): string {
  return unfinished.slice(0, -UNFINISHED.length)
}

/** Windows flushes only what is open for writing; elsewhere a folder cannot be. */
const TO_FLUSH = process.platform === 'win32' ? 'r+' : 'r'

/** Flushes a file or folder to disk (fsync). */
export function flush(path: string): void {
  const descriptor = openSync(path, TO_FLUSH)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

interface Replacement {
  /** Names of the databases that may be there. */
  readonly replaced: readonly string[]
  /** Name of the folder they are moved to. */
  readonly aside: string
}

/** Renames complete files to their final names, after those that are replaced were moved aside. */
export function moveIntoPlace(directory: string, files: readonly StagedFile[], { replaced, aside }: Replacement): void {
  const old = replaced
    .flatMap((name) => ['', '-wal', '-shm'].map((suffix) => name + suffix))
    .filter((name) => existsSync(join(directory, name)))
  if (old.length > 0) mkdirSync(join(directory, aside), PRIVATE)
  for (const name of old) renameSync(join(directory, name), join(directory, aside, name))
  for (const { name, unfinished } of files) renameSync(join(directory, unfinished), join(directory, name))
  flush(directory)
}

export interface StagedFile {
  readonly name: string
  /** File name until it is complete. */
  readonly unfinished: string
}

export function stagedFile(name: string): StagedFile {
  return { name, unfinished: name + UNFINISHED }
}
