import type { Kysely } from 'kysely'
import type { PackageContingent, ServiceContingent } from '#platform/generated/resolverTypes.ts'
import { loadPackages, loadServices } from '#platform/backOffice/sheets.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Assumption: a service without limit answers the number that stands for "not checked" elsewhere (specification 9). */
const UNLIMITED = 999

/** A departure of a variant, as the contingent queries name it. */
interface Named {
  readonly ratioTravelId: string
  readonly dateId: string
}

/** Places left; empty for a departure the variant does not have. */
export async function answerPackageContingents(
  db: Kysely<PlatformTables>,
  named: Named,
): Promise<readonly PackageContingent[]> {
  if (!(await exists(db, named))) return []
  const rows = (await loadPackages(db, [named.dateId])).get(named.dateId) ?? []
  return rows.map(({ nr, available }) => ({ ratioPackageNo: nr, available }))
}

/** Units left; empty for a departure the variant does not have. */
export async function answerServiceContingents(
  db: Kysely<PlatformTables>,
  named: Named,
): Promise<readonly ServiceContingent[]> {
  if (!(await exists(db, named))) return []
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
