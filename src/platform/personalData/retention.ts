import { addDays, addYears, type IsoDay } from '#domain/calendar.ts'
import type { PlatformLog } from '#platform/process/log.ts'
import { type Periodic, periodically } from '#platform/process/periodically.ts'
import type { PersonalData } from '#platform/storage/bookingTables.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { overwriteErased } from './overwrite.ts'
import { type BookingKey, dropPassports, erasePeople } from './anonymise.ts'

/**
 * Assumption: names, contact and order are needed for this long after the journey, for questions and complaints;
 * accounting does not need them (docs/personal-data.md).
 */
const PEOPLE_YEARS = 3

/** Assumption: whoever has not paid may still ask, and late money still arrive, for this long after the places were given back. */
const EXPIRED_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** Numbers of bookings whose passports, or all personal data, were erased. */
export interface RetentionResult {
  readonly passports: number
  readonly people: number
}

/**
 * Erases passports of journeys that have ended, all personal data some years later, and that of unpaid bookings a month
 * after they expired. Safe in several processes at once: each booking is anonymised once.
 */
export async function applyRetention(storage: Storage<PlatformTables>, today: IsoDay): Promise<RetentionResult> {
  const longAgo = await endedBefore(storage, addYears(today, -PEOPLE_YEARS), ['FULL', 'WITHOUT_PASSPORTS'])
  const expired = await expiredBefore(storage, addDays(today, -EXPIRED_DAYS))
  const people = await anonymiseAll(storage, [...longAgo, ...expired], erasePeople)
  const passports = await anonymiseAll(storage, await endedBefore(storage, today, ['FULL']), dropPassports)
  return { passports, people }
}

/** Bookings in one of the states `kept`, of journeys that ended before the day. */
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

/** Bookings with personal data that expired unpaid before the day. */
function expiredBefore({ db }: Storage<PlatformTables>, day: IsoDay): Promise<BookingKey[]> {
  return db
    .selectFrom('booking')
    .select(['id', 'booker_id'])
    .where('personal_data', '!=', 'ERASED')
    .where('payment_status', '=', 'EXPIRED')
    .where('hold_until', '<', day)
    .execute()
}

async function anonymiseAll(
  storage: Storage<PlatformTables>,
  bookings: readonly BookingKey[],
  anonymise: typeof dropPassports,
): Promise<number> {
  let count = 0
  // One transaction each, so that a booking being placed waits for at most one of them.
  for (const booking of bookings)
    count += (await storage.write((transaction) => anonymise(transaction, booking))) ? 1 : 0
  return count
}

export interface RetentionOptions {
  readonly storage: Storage<PlatformTables>
  /** The calendar day in the operator's zone. */
  readonly today: () => IsoDay
  readonly log: PlatformLog
}

/** Applies the retention now and every day until stopped. A failure is logged and retried the next day. */
export function startRetention({ storage, today, log }: RetentionOptions): Periodic {
  return periodically({
    everyMs: DAY_MS,
    work: async () => {
      const erased = await applyRetention(storage, today())
      if (erased.passports + erased.people === 0) return
      log.info(erased, 'personal data: expired data was erased')
      if (!(await overwriteErased(storage)))
        log.error({}, 'personal data: erased data may still be in the files of the database, which was too busy')
    },
    onFailure: (error) => log.error({ err: error }, 'personal data: expired data could not be erased'),
  })
}
