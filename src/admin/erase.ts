import { openBookings } from '#admin/bookingDatabase.ts'
import { dropFilesOf } from '#platform/mail/transport.ts'
import { eraseBooking, type Erasure } from '#platform/personalData/erase.ts'
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
  const storage = await openBookings(config)
  try {
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
