import type { Transaction } from 'kysely'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { Taken } from './taken.ts'

type Db = Transaction<PlatformTables>
type Row = Omit<Taken, 'label'>

/** A booking that took places or units from the contingents of a departure. */
interface TakingBooking {
  readonly id: string
  readonly departure_id: string
}

/** Conditional update: takes from one contingent if enough is left, else false. A null contingent is unlimited. */
export async function take(db: Db, departureId: string, { kind, nr, quantity }: Row): Promise<boolean> {
  const result =
    kind === 'package'
      ? await db
          .updateTable('package_price')
          .set(({ eb }) => ({ available: eb('available', '-', quantity) }))
          .where('departure_id', '=', departureId)
          .where('nr', '=', nr)
          .where('available', '>=', quantity)
          .executeTakeFirst()
      : await db
          .updateTable('service_price')
          .set(({ eb }) => ({ available: eb('available', '-', quantity) }))
          .where('departure_id', '=', departureId)
          .where('leistungnr', '=', nr)
          .where((where) => where.or([where('available', 'is', null), where('available', '>=', quantity)]))
          .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Returns the places and units of a booking to the contingents. Its `booking_taken` rows stay, for `takeAgain`.
 * A contingent that left the catalogue is skipped; an unlimited one stays unlimited.
 */
export async function giveBack(db: Db, booking: TakingBooking): Promise<void> {
  for (const row of await takenRows(db, booking)) await add(db, booking, row)
}

/** Takes given-back places and units once more, all or nothing. False if one contingent is too small now. */
export async function takeAgain(db: Db, booking: TakingBooking): Promise<boolean> {
  const taken: Row[] = []
  for (const row of await takenRows(db, booking)) {
    if (!(await take(db, booking.departure_id, row))) {
      for (const before of taken) await add(db, booking, before)
      return false
    }
    taken.push(row)
  }
  return true
}

/** In the order of `takenBy`, to avoid deadlocks between two bookings. */
async function takenRows(db: Db, { id }: TakingBooking): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom('booking_taken')
    .select(['kind', 'nr', 'quantity'])
    .where('booking_id', '=', id)
    .execute()
  return rows.toSorted((a, b) => (`${a.kind} ${a.nr}` < `${b.kind} ${b.nr}` ? -1 : 1))
}

async function add(db: Db, { departure_id }: TakingBooking, { kind, nr, quantity }: Row): Promise<void> {
  if (kind === 'package') {
    await db
      .updateTable('package_price')
      .set(({ eb }) => ({ available: eb('available', '+', quantity) }))
      .where('departure_id', '=', departure_id)
      .where('nr', '=', nr)
      .execute()
    return
  }
  await db
    .updateTable('service_price')
    .set(({ eb }) => ({ available: eb('available', '+', quantity) }))
    .where('departure_id', '=', departure_id)
    .where('leistungnr', '=', nr)
    .execute()
}
