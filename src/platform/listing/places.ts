import type { Kysely } from 'kysely'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Places left in the rooms of a departure, by its id. */
export type PlacesLeft = ReadonlyMap<string, number>

/** So long a count is good enough for lists, as contingents are for a booking (rule 9.1.4.3). */
const COUNT_LIVES_MS = 60_000

/** Counts the places of all departures, at most once a minute. Babies and family packages have places of their own. */
export function createPlaces(db: Kysely<PlatformTables>): () => Promise<PlacesLeft> {
  let last: { readonly at: number; readonly places: Promise<PlacesLeft> } | null = null
  return () => {
    const now = Date.now()
    if (last !== null && now - last.at < COUNT_LIVES_MS) return last.places
    const places = count(db)
    last = { at: now, places }
    // A count that failed is tried again by the next who asks.
    places.catch(() => {
      last = null
    })
    return places
  }
}

async function count(db: Kysely<PlatformTables>): Promise<PlacesLeft> {
  const rows = await db
    .selectFrom('package_price')
    .select(['departure_id', ({ fn }) => fn.sum<number | string>('available').as('places')])
    .where('is_place', '=', 1)
    .groupBy('departure_id')
    .execute()
  // PostgreSQL answers a sum as text.
  return new Map(rows.map(({ departure_id, places }) => [departure_id, Number(places)]))
}
