import type { IsoDay } from '#domain/calendar.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import { takeLock } from '#platform/storage/advisoryLock.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { writeDepartures } from './departureRows.ts'
import { digestsOf } from './digest.ts'
import { fromPricesOf } from '#platform/fromPrice/fromPrices.ts'
import { DIGEST_KEY, storedDigest } from './origin.ts'
import { writeSettings } from './settingRows.ts'
import { writeTravels } from './travelRows.ts'

/** Arbitrary number, the same in every process. */
const ROLL_FORWARD_LOCK = 4_207_132

/**
 * Updates the stored catalogue to `records`: new departures appear, prices and texts follow; bookings and contingents
 * of existing departures stay. Skipped if the digest is unchanged.
 * @param today day of booking for the prices «from», for some extras are mandatory in a period only
 * @returns the digest of the catalogue
 */
export async function rollForward(
  storage: Storage<PlatformTables>,
  records: CatalogueRecords,
  today: IsoDay,
): Promise<string> {
  const digests = digestsOf(records, fromPricesOf(records, today))
  if ((await storedDigest(storage.db)) === digests.catalogue) return digests.catalogue
  await storage.write(async (transaction) => {
    await takeLock(storage.engine, transaction, ROLL_FORWARD_LOCK)
    // Checked again under the lock: another process may have been first.
    if ((await storedDigest(transaction)) === digests.catalogue) return
    const context = { engine: storage.engine, transaction }
    await writeSettings(context, records)
    await writeTravels(context, records.travels)
    await writeDepartures(context, records.travels, digests)
    await transaction.deleteFrom('platform_state').where('key', '=', DIGEST_KEY).execute()
    await transaction.insertInto('platform_state').values({ key: DIGEST_KEY, value: digests.catalogue }).execute()
  })
  return digests.catalogue
}
