import type { IsoDay } from '#domain/calendar.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import { takeLock } from '#platform/storage/advisoryLock.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { fillDepartures } from './departureRows.ts'
import { digestsOf } from './digest.ts'
import { fromPricesOf } from './fromPrices.ts'
import { DIGEST_KEY, storedDigest } from './origin.ts'
import { fillSettings } from './settingRows.ts'
import { fillTravels } from './travelRows.ts'

/** Any number will do, as long as every process that rolls forward takes the same. */
const ROLL_FORWARD_LOCK = 4_207_132

/**
 * Brings the stored catalogue to the state of `records`: new departures appear, prices and texts follow, contingents
 * of existing departures and bookings stay as they are. Does nothing when that state is stored already.
 * Some extras are prescribed in a period only, so the prices «from» are those of who books today. True when something
 * was written.
 */
export async function rollForward(
  storage: Storage<PlatformTables>,
  records: CatalogueRecords,
  today: IsoDay,
): Promise<boolean> {
  const digests = digestsOf(records, fromPricesOf(records, today))
  if ((await storedDigest(storage.db)) === digests.catalogue) return false
  return storage.write(async (transaction) => {
    await takeLock(storage.engine, transaction, ROLL_FORWARD_LOCK)
    // Another process may have been first.
    if ((await storedDigest(transaction)) === digests.catalogue) return false
    const filling = { engine: storage.engine, transaction }
    await fillSettings(filling, records)
    await fillTravels(filling, records.travels)
    await fillDepartures(filling, records.travels, digests)
    await transaction.deleteFrom('platform_state').where('key', '=', DIGEST_KEY).execute()
    await transaction.insertInto('platform_state').values({ key: DIGEST_KEY, value: digests.catalogue }).execute()
    return true
  })
}
