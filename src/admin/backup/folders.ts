import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Names of backups sort as their times do. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** Behind the name of a folder or file that is not whole yet. */
const UNFINISHED = '.part'

/** The time as a name: `2027-05-14T03-00-00-000Z`. */
export function nameOf(time: Date): string {
  return time.toISOString().replaceAll(/[:.]/g, '-')
}

/**
 * Makes a backup in a folder of its own, which gets its name once it is whole and on the disk.
 * @param fill writes files, whose names it answers
 * @returns its path
 */
export async function makeBackup(
  directory: string,
  fill: (folder: string) => Promise<readonly string[]>,
): Promise<string> {
  const backup = join(directory, nameOf(new Date()))
  const folder = backup + UNFINISHED
  mkdirSync(folder, { recursive: true })
  try {
    for (const file of await fill(folder)) flush(join(folder, file))
    flush(folder)
    renameSync(folder, backup)
    flush(directory)
    return backup
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Removes all but the newest backups; what else lies beside them stays. Answers how many went. */
export function prune(directory: string, keep: number): number {
  const names = readdirSync(directory)
    .filter((name) => NAME.test(name))
    .toSorted()
  const old = names.slice(0, Math.max(0, names.length - keep))
  for (const name of old) rmSync(join(directory, name), { recursive: true })
  return old.length
}

/** Waits until a file or folder is on the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Puts files where they belong, all of them whole; what stands there goes into `aside` first. */
export function putInPlace(directory: string, files: readonly Placed[], aside: string): void {
  const old = files
    .flatMap(({ name }) => ['', '-wal', '-shm'].map((suffix) => name + suffix))
    .filter((name) => existsSync(join(directory, name)))
  if (old.length > 0) mkdirSync(join(directory, aside))
  for (const name of old) renameSync(join(directory, name), join(directory, aside, name))
  for (const { name, unfinished } of files) renameSync(join(directory, unfinished), join(directory, name))
  flush(directory)
}

export interface Placed {
  readonly name: string
  /** What it is called until it is whole. */
  readonly unfinished: string
}

export function placed(name: string): Placed {
  return { name, unfinished: name + UNFINISHED }
}
