import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { announceDatabase } from '#admin/announceDatabase.ts'
import { dropFilesOf } from '#platform/mail/transport.ts'
import { eraseBooking, type Erasure } from '#platform/personalData/erase.ts'
import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { outboxDirectory } from '#server/backend/mail.ts'
import { type HostConfig, readConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'

/** `npm run erase -- CR-2027-000123`: erases the personal data of a booking. Exit code 0, or 1 with a reason. */
try {
  process.stdout.write(await erase(process.argv.slice(2), readConfig()))
} catch (error) {
  const isExpected = error instanceof StartError || (error instanceof Error && error.name === 'StorageError')
  process.stderr.write(
    `${isExpected ? error.message : `Nothing is certain: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`}\n`,
  )
  process.exitCode = 1
}

async function erase(parameters: readonly string[], config: HostConfig): Promise<string> {
  const [given, ...more] = parameters
  const orderNo = given?.toUpperCase()
  if (orderNo === undefined || orderNo.startsWith('-') || more.length > 0)
    throw new StartError('Name one order number: npm run erase -- CR-2027-000123')
  const location = locationOf(config)
  announceDatabase(config)
  const storage = await openDatabase<PlatformTables>(location)
  try {
    await migrate(storage, PLATFORM_MIGRATIONS, 'platform_migration')
    const erasure = await eraseBooking(storage, orderNo)
    if (erasure === null) throw new StartError(`There is no booking ${orderNo} here; nothing was changed.`)
    // Without a mail server the confirmation is a file.
    await dropFilesOf(orderNo, outboxDirectory(config.dataDirectory))
    if (!erasure.isOverwritten)
      throw new StartError(
        `${told(erasure)}The database was too busy to overwrite the old content in its files: run this once more.`,
      )
    return told(erasure)
  } finally {
    await storage.close()
  }
}

/** @throws StartError if there is no database: none is created for this. */
function locationOf({ platform, databaseUrl, dataDirectory }: HostConfig): DatabaseLocation {
  if (platform !== null)
    throw new StartError('PLATFORM_URL is set: bookings are kept by that platform, which erases them.')
  if (databaseUrl !== null) return { databaseUrl }
  const file = join(dataDirectory, 'platform.db')
  if (!existsSync(file))
    throw new StartError(
      `There is no ${resolve(file)}: run this in the folder the site runs in, or set DATABASE_URL as the site has it.`,
    )
  return { directory: dataDirectory }
}

function told({ orderNo, bookerId, erasedBefore }: Erasure): string {
  if (erasedBefore !== null) return `${orderNo}: its personal data were erased before (${erasedBefore}).\n`
  return [
    `${orderNo}: erased are who booked, the travellers with their contact, passports, answers and remarks, its mail as far as it was still here, and its conversions.`,
    'Kept are order number, departure, total, payment and what was taken from the contingents.',
    `Product analytics, where it is on and was consented to, knows the booker as ${bookerId}: erase it there as well.`,
    'Backups forget with their age (docs/personal-data.md).',
    '',
  ].join('\n')
}
