import type { Kysely } from 'kysely'
import type { IsoDay } from '#domain/calendar.ts'
import { resolvedStatus } from '#platform/catalogue/availability.ts'
import type { StoredSettings } from '#platform/catalogue/stored.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { UpcomingDepartures, UpcomingDeparture } from './listing.ts'

type Db = Kysely<PlatformTables>

/** Departures after `today`, by travel id. */
export async function loadUpcomingDepartures(
  db: Db,
  settings: StoredSettings,
  today: IsoDay,
): Promise<ReadonlyMap<string, UpcomingDepartures>> {
  const byTravel = new Map<string, UpcomingDeparture[]>()
  for (const row of await upcomingRows(db, today)) {
    const departure = {
      id: row.id,
      startDate: row.start_date,
      endDate: row.end_date,
      includesExtension: row.includes_extension === 1,
      status: row.onlinebuchung === 'NEIN' ? null : resolvedStatus(settings, row.status_id, row.travel_status_id),
      fromPrice: row.from_price,
    }
    const known = byTravel.get(row.travel_id)
    if (known === undefined) byTravel.set(row.travel_id, [departure])
    else known.push(departure)
  }
  return byTravel
}

function upcomingRows(db: Db, today: IsoDay) {
  return db
    .selectFrom('departure')
    .innerJoin('variant', 'variant.id', 'departure.variant_id')
    .innerJoin('travel', 'travel.id', 'variant.travel_id')
    .select([
      'departure.id',
      'variant.travel_id',
      'start_date',
      'end_date',
      'includes_extension',
      'onlinebuchung',
      'from_price',
    ])
    .select(['departure.status_id', 'travel.status_id as travel_status_id'])
    .where('departure.withdrawn', '=', 0)
    .where('variant.withdrawn', '=', 0)
    .where('start_date', '>', today)
    .orderBy('start_date')
    .orderBy('end_date')
    .orderBy('variant.position')
    .execute()
}
