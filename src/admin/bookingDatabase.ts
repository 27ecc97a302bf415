import { join, resolve } from 'node:path'
import { databaseFile } from '#platform/storage/databaseFile.ts'
import { openDatabase, type Storage } from '#platform/storage/database.ts'
import { isThere } from '#platform/storage/isThere.ts'
import { hasTable, migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { HostConfig } from '#server/config/config.ts'
import { databaseName } from '#server/config/databaseName.ts'
import { StartError } from '#server/config/startError.ts'
import { announceDatabase } from './announceDatabase.ts'

/**
 * Opens the bookings of the embedded platform for a command of an operator, and says in which database they are; the site
 * may keep running.
 * @throws StartError if there is no database, or one of something else: no tables are created for a command.
 */
export async function openBookings(config: HostConfig): Promise<Storage<PlatformTables>> {
  const { platform, databaseUrl, dataDirectory } = config
  if (platform !== null) throw new StartError('PLATFORM_URL is set: bookings are kept by that platform, and not here.')
  const file = join(dataDirectory, databaseFile('platform'))
  if (databaseUrl === null && !isThere(file))
    throw new StartError(
      `There is no ${resolve(file)}: run this in the folder the site runs in, or set DATABASE_URL as the site has it.`,
    )
  announceDatabase(config)
  const storage = await openDatabase<PlatformTables>(
    databaseUrl === null ? { directory: dataDirectory } : { databaseUrl },
  )
  try {
    if (!(await hasTable(storage, 'booking')))
      throw new StartError(
        `The site has stored nothing in ${databaseName(config)}: run this in the folder the site runs in, or set DATABASE_URL as the site has it.`,
      )
    await migrate(storage, PLATFORM_MIGRATIONS, 'platform_migration')
  } catch (error) {
    await storage.close()
    throw error
  }
  return storage
}
