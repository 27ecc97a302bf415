import { openBookings } from '#admin/bookingDatabase.ts'
import { bookingDetails } from '#platform/placed/bookingDetails.ts'
import { findBookings } from '#platform/placed/placedBookings.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { runCommand } from '#server/config/commandLine.ts'
import { readConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import { cancelBookings } from './cancelBookings.ts'
import { BOOKINGS, type Options, readOptions, SEARCH_HINT } from './options.ts'
import { bookingSheet, bookingTable, toJson } from './texts.ts'

/** `npm run bookings`: lists, shows and cancels bookings of the embedded platform, while the site runs. */
await runCommand(BOOKINGS, async (words) => {
  const options = readOptions(words)
  const storage = await openBookings(readConfig())
  try {
    return await answer(storage, options)
  } finally {
    await storage.close()
  }
})

async function answer(storage: Storage<PlatformTables>, options: Options): Promise<string> {
  switch (options.kind) {
    case 'list': {
      const { filter, isJson } = options
      const found = await findBookings(storage.db, filter)
      const listed = found.slice(0, filter.limit)
      if (found.length > listed.length)
        process.stderr.write(
          `The latest ${String(filter.limit)} of them: --limit ${String(filter.limit * 10)} lists more\n`,
        )
      return isJson ? toJson(listed) : bookingTable(listed)
    }
    case 'show': {
      const details = await bookingDetails(storage.db, options.orderNo)
      if (details === null) throw new StartError(`There is no booking ${options.orderNo} here. ${SEARCH_HINT}`)
      return options.isJson ? toJson(details) : bookingSheet(details)
    }
    case 'cancel':
      return cancelBookings(storage, options, { input: process.stdin, output: process.stderr })
  }
}
