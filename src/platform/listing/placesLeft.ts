import type { Kysely } from 'kysely'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Places left in rooms, by departure id. */
export type PlacesLeft = ReadonlyMap<string, number>

/** Counts the places of all departures. Packages for babies and families do not count. */
export async function loadPlacesLeft(db: Kysely<PlatformTables>): Promise<PlacesLeft> {
  const rows = await db
    .selectFrom('package_price')
    .select(['departure_id', ({ fn }) => fn.sum<number | string>('available').as('places')])
    .where('is_place', '=', 1)
    .where('withdrawn', '=', 0)
    .groupBy('departure_id')
    .execute()
  // The driver of PostgreSQL returns a sum as text.
  return new Map(rows.map(({ departure_id, places }) => [departure_id, Number(places)]))
}
