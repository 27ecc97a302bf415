import { openBookings } from '#admin/bookingDatabase.ts'
import { timeText } from '#admin/timeText.ts'
import { ERASE, readOrderNo } from '#admin/eraseOptions.ts'
import { dropFilesOf } from '#platform/mail/transport.ts'
import { eraseBooking, type Erasure } from '#platform/personalData/erase.ts'
import { outboxDirectory } from '#server/backend/mail.ts'
import { runCommand } from '#server/config/commandLine.ts'
import { type HostConfig, readConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'

/** `npm run erase -- CR-2027-000123`: erases the personal data of a booking. */
await runCommand(ERASE, (words) => erase(readOrderNo(words), readConfig()), {
  exitCode: 1,
  bug: 'Nothing is certain: ',
})

async function erase(orderNo: string, config: HostConfig): Promise<string> {
  const storage = await openBookings(config)
  try {
    const erasure = await eraseBooking(storage, orderNo)
    if (erasure === null) throw new StartError(`There is no booking ${orderNo} here; nothing was changed.`)
    // Without a mail server the confirmation is a file.
    await dropFilesOf(orderNo, outboxDirectory(config.dataDirectory))
    if (!erasure.isOverwritten)
      throw new StartError(
        `${told(erasure)}\nThe database was too busy to overwrite the old content in its files: run this once more.`,
      )
    return told(erasure)
  } finally {
    await storage.close()
  }
}

function told({ orderNo, bookerId, erasedBefore }: Erasure): string {
  if (erasedBefore !== null) return `${orderNo}: its personal data were erased before (${timeText(erasedBefore)}).`
  return [
    `${orderNo}: erased are who booked, the travellers with their contact, passports, answers and remarks, its mail as far as it was still here, and its conversions.`,
    'Kept are order number, departure, total, payment and what was taken from the contingents.',
    `Product analytics, where it is on and was consented to, knows the booker as ${bookerId}: erase it there as well.`,
    'Backups forget with their age (docs/personal-data.md).',
  ].join('\n')
}
