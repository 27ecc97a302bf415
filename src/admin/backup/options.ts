import { relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from './backupError.ts'

/** Default folder: beside the data directory, never inside, for what removes one would take the other along. */
const DIRECTORY = '.backup'

export interface BackupOptions {
  readonly directory: string
  /** Number of backups to keep; null keeps all. */
  readonly keep: number | null
}

export interface RestoreOptions {
  /** Folder of one backup. */
  readonly backup: string
  /** Whether existing data may be replaced. */
  readonly replace: boolean
}

/**
 * Reads `[directory] [--keep N]`.
 * @throws BackupError
 */
export function readBackupOptions(words: readonly string[], dataDirectory: string): BackupOptions {
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...words], allowPositionals: true, options: { keep: { type: 'string' } } }),
  )
  const { keep } = values
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep))
    throw new BackupError(`--keep is «${keep}»; allowed: a whole number from 1`)
  const directory = only(positionals, 'directory') ?? DIRECTORY
  if (isInside(directory, dataDirectory))
    throw new BackupError(
      `${directory} is inside of the data directory ${dataDirectory}: name another folder, at best on another disk`,
    )
  return { directory, keep: keep === undefined ? null : Number(keep) }
}

/**
 * Reads `backup [--replace]`.
 * @throws BackupError
 */
export function readRestoreOptions(words: readonly string[]): RestoreOptions {
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...words], allowPositionals: true, options: { replace: { type: 'boolean' } } }),
  )
  const backup = only(positionals, 'backup')
  if (backup === null)
    throw new BackupError(
      'Nothing to restore: name the folder of a backup: npm run restore -- .backup/2027-05-14T03-00-00-000Z',
    )
  return { backup, replace: values.replace === true }
}

function isInside(directory: string, outer: string): boolean {
  const [first] = relative(resolve(outer), resolve(directory)).split(sep)
  return first !== '..'
}

function parsed<Parsed>(read: () => Parsed): Parsed {
  try {
    return read()
  } catch (error) {
    throw new BackupError(error instanceof Error ? error.message : 'The options cannot be read')
  }
}

/** Null if there is none. */
function only(positionals: readonly string[], what: string): string | null {
  if (positionals.length > 1) throw new BackupError(`More than one ${what} is named: ${positionals.join(', ')}`)
  return positionals[0] ?? null
}
