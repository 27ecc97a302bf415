import type { Kysely } from 'kysely'
import type { IsoDay } from '#domain/calendar.ts'
import { resolvedStatus } from '#platform/catalogue/availability.ts'
import type { StoredSettings } from '#platform/catalogue/stored.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { DepartureDigest } from './listing.ts'

type Db = Kysely<PlatformTables>

interface UpcomingRow {
  readonly id: string
  readonly travel_id: string
  readonly start_date: IsoDay
  readonly end_date: IsoDay
  readonly includes_extension: number
  readonly status_id: string | null
  readonly travel_status_id: string | null
}

/** What the departures after `today` tell about each travel that has any. */
export async function digestDepartures(
  db: Db,
  settings: StoredSettings,
  today: IsoDay,
): Promise<ReadonlyMap<string, DepartureDigest>> {
  const rows = await upcoming(db, today)
  const prices = await lowestPrices(db, settings, today)
  const byTravel = new Map<string, UpcomingRow[]>()
  for (const row of rows) {
    const known = byTravel.get(row.travel_id)
    if (known === undefined) byTravel.set(row.travel_id, [row])
    else known.push(row)
  }
  return new Map(
    [...byTravel].map(([travelId, own]) => [travelId, digest(own, settings, prices.get(travelId) ?? null)]),
  )
}

function upcoming(db: Db, today: IsoDay): Promise<readonly UpcomingRow[]> {
  return db
    .selectFrom('departure')
    .innerJoin('variant', 'variant.id', 'departure.variant_id')
    .innerJoin('travel', 'travel.id', 'variant.travel_id')
    .select(['departure.id', 'variant.travel_id', 'start_date', 'end_date', 'includes_extension'])
    .select(['departure.status_id', 'travel.status_id as travel_status_id'])
    .where('departure.withdrawn', '=', 0)
    .where('variant.withdrawn', '=', 0)
    .where('start_date', '>', today)
    .orderBy('start_date')
    .orderBy('end_date')
    .orderBy('variant.position')
    .execute()
}

function digest(rows: readonly UpcomingRow[], settings: StoredSettings, minPrice: number | null): DepartureDigest {
  const first = rows.find(({ includes_extension }) => includes_extension === 0)
  const dates = rows.map(({ start_date, end_date, includes_extension }) => {
    return { startDate: start_date, endDate: end_date, includesExtension: includes_extension === 1 }
  })
  const distinct = new Map(
    dates.map((date) => [`${date.startDate} ${date.endDate} ${String(date.includesExtension)}`, date]),
  )
  return {
    dates: [...distinct.values()],
    status: first === undefined ? null : resolvedStatus(settings, first.status_id, first.travel_status_id),
    minPrice,
  }
}

/** Lowest price by travel: over the departures that can be booked. */
async function lowestPrices(db: Db, settings: StoredSettings, today: IsoDay): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('departure')
    .innerJoin('variant', 'variant.id', 'departure.variant_id')
    .innerJoin('travel', 'travel.id', 'variant.travel_id')
    .select(['variant.travel_id', 'departure.status_id', 'travel.status_id as travel_status_id'])
    .select(({ fn }) => fn.min('from_price').as('price'))
    .where('departure.withdrawn', '=', 0)
    .where('variant.withdrawn', '=', 0)
    .where('start_date', '>', today)
    .where('onlinebuchung', '<>', 'NEIN')
    .groupBy(['variant.travel_id', 'departure.status_id', 'travel.status_id'])
    .execute()
  const lowest = new Map<string, number>()
  for (const { travel_id, status_id, travel_status_id, price } of rows) {
    if (price === null || resolvedStatus(settings, status_id, travel_status_id) === 'CLOSED') continue
    lowest.set(travel_id, Math.min(price, lowest.get(travel_id) ?? price))
  }
  return lowest
}
