import { join } from 'node:path'
import { announceDatabase } from '#admin/announceDatabase.ts'
import { runCommand } from '#server/config/commandLine.ts'
import { readConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import { makeBackup, type Pruning, prune } from './folders.ts'
import { BACKUP, readBackupOptions } from './options.ts'
import { dumpDatabase } from './postgres.ts'
import { copyDatabases, megabytes } from './sqlite.ts'

const NOTHING_PRUNED: Pruning = { removed: 0, stuck: [] }

/** `npm run backup`: consistent copies of platform database and journal, taken while the site runs. */
await runCommand(BACKUP, async (words) => {
  const config = readConfig()
  const { directory, keep } = readBackupOptions(words, config.dataDirectory)
  announceDatabase(config)
  const { databaseUrl, dataDirectory } = config
  let files: readonly string[] = []
  const backup = await makeBackup(directory, async (folder) => {
    files = databaseUrl === null ? copyDatabases(dataDirectory, folder) : await dumpDatabase(databaseUrl, folder)
    return files
  })
  const told = files.map((name) => `${name} (${megabytes(join(backup, name))})`).join(' and ')
  const { removed, stuck } = keep === null ? NOTHING_PRUNED : prune(directory, keep)
  const done = `Backed up ${told} to ${backup}${removed > 0 ? `; ${removed} older removed` : ''}`
  if (stuck.length === 0) return done
  throw new StartError(
    `${done}. Cannot be removed: ${stuck.join(', ')}. Remove them as root, and run this as the user of the site`,
  )
})
