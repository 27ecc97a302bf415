import { join } from 'node:path'
import { announceDatabase } from '#admin/announceDatabase.ts'
import { runCommand } from '#server/config/commandLine.ts'
import { readConfig } from '#server/config/config.ts'
import { makeBackup, prune } from './folders.ts'
import { BACKUP, readBackupOptions } from './options.ts'
import { dumpDatabase } from './postgres.ts'
import { copyDatabases, megabytes } from './sqlite.ts'

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
  const removed = keep === null ? 0 : prune(directory, keep)
  return `Backed up ${told} to ${backup}${removed > 0 ? `; ${removed} older removed` : ''}`
})
