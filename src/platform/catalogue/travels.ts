import type { Kysely } from 'kysely'
import { currencyOf } from '#domain/money.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { readDocument } from './document.ts'
import type { StoredDeparture, StoredTravel, StoredVariant } from './stored.ts'

type Db = Kysely<PlatformTables>

/** The travel with this id or urlSlug (used where a list result lacks the id). Null if unknown or withdrawn. */
export async function loadTravel(db: Db, idOrSlug: string): Promise<StoredTravel | null> {
  const rows = await db
    .selectFrom('travel')
    .select(['id', 'status_id', 'document'])
    .where((where) => where.or([where('id', '=', idOrSlug), where('url_slug', '=', idOrSlug)]))
    .where('withdrawn', '=', 0)
    .execute()
  // An id takes precedence over an equal slug of another travel.
  const row = rows.find(({ id }) => id === idOrSlug) ?? rows[0]
  if (row === undefined) return null
  const { id } = row
  const listings = await db.selectFrom('travel_listing').selectAll().where('travel_id', '=', id).execute()
  const facets = await db
    .selectFrom('travel_facet')
    .selectAll()
    .where('travel_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    id: row.id,
    statusId: row.status_id,
    document: readDocument(row.document),
    tenantSettings: listings.map((listing) => ({
      tenant: { id: listing.tenant_id, name: listing.tenant_name, domain: listing.tenant_domain },
      onlineStatus: listing.online_status,
      redirectToBooking: listing.redirect_to_booking === 1,
      useTiming: listing.use_timing === 1,
      startDate: listing.start_date,
      endDate: listing.end_date,
    })),
    destinations: facets.filter(({ kind }) => kind === 'destinations').map(({ label }) => label),
    travelType: facets.find(({ kind }) => kind === 'travelTypes')?.label ?? null,
  }
}

/** Null if unknown or withdrawn. */
export async function loadVariant(db: Db, id: string): Promise<StoredVariant | null> {
  const row = await db
    .selectFrom('variant')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn', '=', 0)
    .executeTakeFirst()
  if (row === undefined) return null
  const catalogue = readDocument<StoredVariant['catalogue']>(row.catalogue)
  return {
    id: row.id,
    travelId: row.travel_id,
    document: readDocument(row.document),
    catalogue,
    currency: currencyOf(catalogue.anzahlungsart),
    dateExtensions: readDocument(row.date_extensions),
    departures: await loadDepartures(db, id),
  }
}

async function loadDepartures(db: Db, variantId: string): Promise<readonly StoredDeparture[]> {
  const rows = await db
    .selectFrom('departure')
    .selectAll()
    .where('variant_id', '=', variantId)
    .where('withdrawn', '=', 0)
    .orderBy('start_date')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    dateNo: row.date_no,
    startDate: row.start_date,
    endDate: row.end_date,
    includesExtension: row.includes_extension === 1,
    statusId: row.status_id,
    baseDateId: row.base_date_id,
    extensionIds: readDocument(row.extension_ids),
    onlinebuchung: row.onlinebuchung,
    outboundNetworkId: row.outbound_network_id,
    returnNetworkId: row.return_network_id,
  }))
}
