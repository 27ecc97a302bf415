import type { Kysely } from 'kysely'
import type { PlatformTables } from '#platform/storage/tables.ts'

type Db = Kysely<PlatformTables>

/** A row of `t_packages`. Amounts are centimes, per person. */
export interface PackageRow {
  readonly nr: string
  readonly price: number
  readonly available: number
}

/** A row of `t_reiseleistungen`. Amounts are centimes; null units are unlimited. */
export interface ServiceRow {
  readonly leistungnr: string
  readonly code: string
  readonly nr: string
  readonly bezeichnung: string
  readonly price: number
  readonly available: number | null
}

/** Package rows by departure id. */
export async function loadPackages(
  db: Db,
  departureIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PackageRow[]>> {
  if (departureIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('package_price')
    .select(['departure_id', 'nr', 'price', 'available'])
    .where('departure_id', 'in', departureIds)
    .where('withdrawn', '=', 0)
    .orderBy('nr')
    .execute()
  return byDeparture(rows)
}

/** Service rows by departure id. */
export async function loadServices(
  db: Db,
  departureIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ServiceRow[]>> {
  if (departureIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('service_price')
    .select(['departure_id', 'leistungnr', 'code', 'nr', 'bezeichnung', 'price', 'available'])
    .where('departure_id', 'in', departureIds)
    .where('withdrawn', '=', 0)
    .orderBy('leistungnr')
    .execute()
  return byDeparture(rows)
}

function byDeparture<Row extends { readonly departure_id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.departure_id)
    if (group === undefined) groups.set(row.departure_id, [row])
    else group.push(row)
  }
  return groups
}
