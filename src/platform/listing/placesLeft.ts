import type { Kysely } from 'kysely'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Places left in rooms, by departure id. */
export type PlacesLeft = ReadonlyMap<string, number>

/** Lists may show counts this old, as contingents in the booking funnel (rule 9.1.4.3). */
const CACHE_MS = 60_000

/** Counts the places of all departures, cached for a minute. Packages for babies and families do not count. */
export function createPlacesLeft(db: Kysely<PlatformTables>): () => Promise<PlacesLeft> {
  let cached: { readonly at: number; readonly places: Promise<PlacesLeft> } | null = null
  return () => {
    const now = Date.now()
    if (cached !== null && now - cached.at < CACHE_MS) return cached.places
    const places = count(db)
    cached = { at: now, places }
    // Failures are not cached.
    places.catch(() => {
      cached = null
    })
    return places
  }
}

async function count(db: Kysely<PlatformTables>): Promise<PlacesLeft> {
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
