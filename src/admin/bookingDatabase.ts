import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Storage } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import { databaseName } from '#platform/storage/postgres.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { HostConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'

/** The bookings of the embedded platform, where a command of an operator finds them. */
export interface BookingDatabase {
  readonly storage: Storage<PlatformTables>
  /** For the operator: the file, or host and name of the database. */
  readonly name: string
}

/**
 * Opens the database of the site; the site may keep running.
 * @throws StartError if there is no database: none is created for a command.
 */
export async function openBookings({ platform, databaseUrl, dataDirectory }: HostConfig): Promise<BookingDatabase> {
  if (platform !== null) throw new StartError('PLATFORM_URL is set: bookings are kept by that platform, and not here.')
  const file = join(dataDirectory, 'platform.db')
  if (databaseUrl === null && !existsSync(file))
    throw new StartError(`There is no ${file} here: run this where the site runs, or set DATABASE_URL.`)
  const storage = await openDatabase<PlatformTables>(
    databaseUrl === null ? { directory: dataDirectory } : { databaseUrl },
  )
  try {
    await migrate(storage, PLATFORM_MIGRATIONS, 'platform_migration')
  } catch (error) {
    await storage.close()
    throw error
  }
  return { storage, name: databaseUrl === null ? file : databaseName(databaseUrl) }
}
