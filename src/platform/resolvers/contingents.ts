import type { Kysely } from 'kysely'
import { expireDue } from '#platform/payment/expiry.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PackageContingent, ServiceContingent } from '#platform/generated/resolverTypes.ts'
import { loadPackages, loadServices } from '#platform/backOffice/sheets.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Assumption: an unlimited service reports the number that stands for "not checked" elsewhere (rule 9.2.4). */
const UNLIMITED = 999

/** Arguments of the contingent queries. */
interface Named {
  readonly ratioTravelId: string
  readonly dateId: string
}

/** Places left, after expiring unpaid bookings; empty if the variant has no such departure. */
export async function answerPackageContingents(
  storage: Storage<PlatformTables>,
  named: Named,
): Promise<readonly PackageContingent[]> {
  const { db } = storage
  if (!(await exists(db, named))) return []
  await expireDue(storage, { departureId: named.dateId })
  const rows = (await loadPackages(db, [named.dateId])).get(named.dateId) ?? []
  return rows.map(({ nr, available }) => ({ ratioPackageNo: nr, available }))
}

/** Units left, after expiring unpaid bookings; empty if the variant has no such departure. */
export async function answerServiceContingents(
  storage: Storage<PlatformTables>,
  named: Named,
): Promise<readonly ServiceContingent[]> {
  const { db } = storage
  if (!(await exists(db, named))) return []
  await expireDue(storage, { departureId: named.dateId })
  const rows = (await loadServices(db, [named.dateId])).get(named.dateId) ?? []
  return rows.map(({ leistungnr, available }) => ({ ratioServiceNo: leistungnr, available: available ?? UNLIMITED }))
}

async function exists(db: Kysely<PlatformTables>, { ratioTravelId, dateId }: Named): Promise<boolean> {
  const row = await db
    .selectFrom('departure')
    .select('id')
    .where('id', '=', dateId)
    .where('variant_id', '=', ratioTravelId)
    .where('withdrawn', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}
