import type { Kysely } from 'kysely'
import type { IsoDay } from '#domain/calendar.ts'
import type { StoredSettings } from '#platform/catalogue/stored.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { loadBoardingPlaces } from './boardingPlaces.ts'
import { loadPlacesLeft } from './placesLeft.ts'
import { loadUpcomingDepartures } from './upcomingDepartures.ts'
import type { UpcomingDepartures, Listing } from './listing.ts'
import { type FacetRow, type ListedRow, toListing } from './toListing.ts'

type Db = Kysely<PlatformTables>

/** The travels of one day: departures by travel id, and listings by tenant id, sorted by start date. */
export interface ListedTravels {
  readonly departuresByTravel: ReadonlyMap<string, UpcomingDepartures>
  readonly byTenant: ReadonlyMap<string, readonly Listing[]>
}

export async function loadListings(db: Db, settings: StoredSettings, today: IsoDay): Promise<ListedTravels> {
  const departuresByTravel = await loadUpcomingDepartures(db, settings, today)
  const sale = { today, settings, places: await loadPlacesLeft(db) }
  const facets = await loadFacets(db)
  const boardingPlaces = await loadBoardingPlaces(db, today)
  const variants = await db.selectFrom('variant').select('travel_id').distinct().where('withdrawn', '=', 0).execute()
  const sold = new Set(variants.map(({ travel_id }) => travel_id))
  const byTenant = new Map<string, Listing[]>()
  for (const row of await listedRows(db, today)) {
    const departures = departuresByTravel.get(row.id) ?? null
    // With variants but without departures left the travel is over; without variants it is not sold online, yet listed.
    if (departures === null && sold.has(row.id)) continue
    const listing = toListing(row, departures, {
      facets: facets.get(row.id) ?? [],
      boardingPlaces: boardingPlaces.get(row.id) ?? [],
      sale,
    })
    if (listing === null) continue
    const listed = byTenant.get(row.tenant_id)
    if (listed === undefined) byTenant.set(row.tenant_id, [listing])
    else listed.push(listing)
  }
  const order = new Map([...byTenant.values()].flat().map((listing) => [listing, sortKey(listing, departuresByTravel)]))
  const byStart = (first: Listing, second: Listing) =>
    (order.get(first) ?? '').localeCompare(order.get(second) ?? '', 'de-CH')
  return {
    departuresByTravel,
    byTenant: new Map([...byTenant].map(([tenantId, own]) => [tenantId, own.toSorted(byStart)])),
  }
}

/** Travels that are online, as any status but two is (rule 3.2.2), and within their timing (rules 5.12). */
function listedRows(db: Db, today: IsoDay): Promise<readonly ListedRow[]> {
  return db
    .selectFrom('travel')
    .innerJoin('travel_listing', 'travel_listing.travel_id', 'travel.id')
    .select(['id', 'document', 'listing', 'label', 'bestseller_rank', 'tenant_id', 'redirect_to_booking'])
    .where('withdrawn', '=', 0)
    .where('online_status', 'not in', ['OFFLINE', 'HIDDEN'])
    .where((where) =>
      where.or([
        where('use_timing', '=', 0),
        where.and([
          where.or([where('start_date', 'is', null), where('start_date', '<=', today)]),
          where.or([where('end_date', 'is', null), where('end_date', '>=', today)]),
        ]),
      ]),
    )
    .execute()
}

async function loadFacets(db: Db): Promise<ReadonlyMap<string, readonly FacetRow[]>> {
  const rows = await db.selectFrom('travel_facet').selectAll().orderBy('position').execute()
  const byTravel = new Map<string, FacetRow[]>()
  for (const { travel_id, kind, slug, label } of rows) {
    const known = byTravel.get(travel_id)
    if (known === undefined) byTravel.set(travel_id, [{ kind, slug, label }])
    else known.push({ kind, slug, label })
  }
  return byTravel
}

/** Sort key by start date, then name. Travels without a date come last. */
function sortKey({ travel: { id, name } }: Listing, departuresByTravel: ListedTravels['departuresByTravel']): string {
  const first = departuresByTravel.get(id ?? '')?.find(({ includesExtension }) => !includesExtension)
  return `${first?.startDate ?? '9999-12-31'} ${name}`
}
