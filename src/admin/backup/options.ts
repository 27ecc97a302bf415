import { onlyWord, readWords, UsageError, type Usage } from '#server/config/commandLine.ts'
import { isInside } from './isInside.ts'

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

export const BACKUP = {
  name: 'backup',
  forms: ['[directory]'],
  does: `Copies the databases while the site runs, into a new folder below ${DIRECTORY} or the directory named; with DATABASE_URL by pg_dump.`,
  options: { keep: { type: 'string', value: 'N', does: 'removes all backups there but the newest N' } },
} as const satisfies Usage

export const RESTORE = {
  name: 'restore',
  forms: [`${DIRECTORY}/2027-05-14T03-00-00-000Z`],
  does: 'Restores the backup in the folder named, while the site is stopped.',
  options: {
    replace: { type: 'boolean', does: 'moves aside what is there; a PostgreSQL is backed up, then replaced' },
  },
} as const satisfies Usage

/** @throws UsageError */
export function readBackupOptions(words: readonly string[], dataDirectory: string): BackupOptions {
  const { values, positionals } = readWords(BACKUP, words)
  const { keep } = values
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep))
    throw new UsageError(`--keep is «${keep}»; allowed: a whole number from 1`)
  const directory = onlyWord(positionals, 'directory') ?? DIRECTORY
  if (isInside(directory, dataDirectory))
    throw new UsageError(
      `${directory} is inside of the data directory ${dataDirectory}: name another folder, at best on another disk`,
    )
  return { directory, keep: keep === undefined ? null : Number(keep) }
}

/** @throws UsageError */
export function readRestoreOptions(words: readonly string[]): RestoreOptions {
  const { values, positionals } = readWords(RESTORE, words)
  const backup = onlyWord(positionals, 'backup')
  if (backup === null)
    throw new UsageError(
      'Nothing to restore: name the folder of a backup: npm run restore -- .backup/2027-05-14T03-00-00-000Z',
    )
  return { backup, replace: values.replace === true }
}
