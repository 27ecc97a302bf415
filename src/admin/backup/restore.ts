import { announceDatabase } from '#admin/announceDatabase.ts'
import { runCommand } from '#server/config/commandLine.ts'
import { readConfig } from '#server/config/config.ts'
import { BackupError } from './backupError.ts'
import { readRestoreOptions, RESTORE } from './options.ts'
import { holdsDump, restoreDump } from './postgres.ts'
import { holdsDatabases, restoreDatabases } from './sqlite.ts'

/** What no restore can know. */
const REMAINING = `
What remains to do, before the site is started (docs/guides/back-up-and-restore.md, section 3):
- Set the counter of order numbers past the last one that anybody was told: they are given out again otherwise.
- Erase once more whoever was erased since the backup: npm run erase -- <order number>`

/** `npm run restore`: restores a backup while the site is stopped. */
await runCommand(RESTORE, async (words) => {
  const { backup, replace } = readRestoreOptions(words)
  const config = readConfig()
  announceDatabase(config)
  const { databaseUrl, dataDirectory, platform } = config
  if (databaseUrl === null) {
    if (holdsDatabases(backup))
      return restoreDatabases(backup, { dataDirectory, replace, isEmbedded: platform === null }) + REMAINING
    if (holdsDump(backup))
      throw new BackupError(`${backup} is a backup of PostgreSQL: set DATABASE_URL to the database it shall go to`)
  } else {
    if (holdsDump(backup)) return (await restoreDump(backup, databaseUrl, replace)) + REMAINING
    if (holdsDatabases(backup))
      throw new BackupError(
        `${backup} is a backup of SQLite, and DATABASE_URL names a PostgreSQL: one cannot be restored into the other`,
      )
  }
  throw new BackupError(`${backup} is no backup: name a folder that npm run backup has made`)
})
