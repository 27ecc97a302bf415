import { addYears, type IsoDay } from '#domain/calendar.ts'
import type { PlatformLog } from '#platform/process/log.ts'
import { type Periodic, periodically } from '#platform/process/periodically.ts'
import type { PersonalData } from '#platform/storage/bookingTables.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { overwriteErased } from './overwrite.ts'
import { type BookingKey, dropPassports, erasePeople } from './reduce.ts'

/**
 * Assumption: names, contact and the order are needed for questions and complaints for so many years after the journey;
 * accounting needs none of them (docs/personal-data.md).
 */
const PEOPLE_YEARS = 3

const DAY_MS = 24 * 60 * 60 * 1000

/** How many bookings lost what. */
export interface Reduced {
  readonly passports: number
  readonly people: number
}

/**
 * Drops what is no longer needed as of a day: passports once the journey has ended, people some years later. Several
 * processes may do it at once: each booking is reduced once.
 */
export async function applyRetention(storage: Storage<PlatformTables>, today: IsoDay): Promise<Reduced> {
  const longAgo = await endedBefore(storage, addYears(today, -PEOPLE_YEARS), ['FULL', 'WITHOUT_PASSPORTS'])
  const people = await reduceAll(storage, longAgo, erasePeople)
  const passports = await reduceAll(storage, await endedBefore(storage, today, ['FULL']), dropPassports)
  if (people + passports > 0) await overwriteErased(storage)
  return { passports, people }
}

/** Bookings of journeys that ended before the day, of which so much is kept. */
function endedBefore(
  { db }: Storage<PlatformTables>,
  day: IsoDay,
  kept: readonly PersonalData[],
): Promise<BookingKey[]> {
  return db
    .selectFrom('booking')
    .innerJoin('departure', 'departure.id', 'booking.departure_id')
    .select(['booking.id', 'booker_id'])
    .where('personal_data', 'in', kept)
    .where('departure.end_date', '<', day)
    .execute()
}

async function reduceAll(
  storage: Storage<PlatformTables>,
  bookings: readonly BookingKey[],
  reduce: typeof dropPassports,
): Promise<number> {
  let count = 0
  // One at a time: bookings that are placed meanwhile wait for one of them at most.
  for (const booking of bookings) count += (await storage.write((transaction) => reduce(transaction, booking))) ? 1 : 0
  return count
}

export interface RetentionOptions {
  readonly storage: Storage<PlatformTables>
  /** The calendar day in the operator's zone. */
  readonly today: () => IsoDay
  readonly log: PlatformLog
}

/** Applies the retention now and every day, until it is stopped. What fails is told and tried again the next day. */
export function keepRetention({ storage, today, log }: RetentionOptions): Periodic {
  return periodically({
    everyMs: DAY_MS,
    work: async () => {
      const reduced = await applyRetention(storage, today())
      if (reduced.passports + reduced.people > 0)
        log.info(reduced, 'personal data: what is no longer needed was erased')
    },
    onFailure: (error) => log.error({ err: error }, 'personal data: what is no longer needed could not be erased'),
  })
}
