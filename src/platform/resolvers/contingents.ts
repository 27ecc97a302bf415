import type { Kysely } from 'kysely'
import { expireDue } from '#platform/payment/expiry.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PackageContingent, ServiceContingent } from '#platform/generated/resolverTypes.ts'
import { loadPackages, loadServices } from '#platform/backOffice/prices.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Assumption: an unlimited service reports the number that stands for "not checked" elsewhere (rule 9.2.4). */
const UNLIMITED = 999

/** Arguments of the contingent queries. */
interface DepartureArgs {
  readonly ratioTravelId: string
  readonly dateId: string
}

/** Places left, after expiring unpaid bookings; empty if the variant has no such departure. */
export async function answerPackageContingents(
  storage: Storage<PlatformTables>,
  args: DepartureArgs,
): Promise<readonly PackageContingent[]> {
  const { db } = storage
  if (!(await exists(db, args))) return []
  await expireDue(storage, { departureId: args.dateId })
  const rows = (await loadPackages(db, [args.dateId])).get(args.dateId) ?? []
  return rows.map(({ nr, available }) => ({ ratioPackageNo: nr, available }))
}

/** Units left, after expiring unpaid bookings; empty if the variant has no such departure. */
export async function answerServiceContingents(
  storage: Storage<PlatformTables>,
  args: DepartureArgs,
): Promise<readonly ServiceContingent[]> {
  const { db } = storage
  if (!(await exists(db, args))) return []
  await expireDue(storage, { departureId: args.dateId })
  const rows = (await loadServices(db, [args.dateId])).get(args.dateId) ?? []
  return rows.map(({ leistungnr, available }) => {
    // Below 0 where a mandatory extra was booked for more people than had units left.
    return { ratioServiceNo: leistungnr, available: Math.max(0, available ?? UNLIMITED) }
  })
}

async function exists(db: Kysely<PlatformTables>, { ratioTravelId, dateId }: DepartureArgs): Promise<boolean> {
  const row = await db
    .selectFrom('departure')
    .select('id')
    .where('id', '=', dateId)
    .where('variant_id', '=', ratioTravelId)
    .where('withdrawn', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}
