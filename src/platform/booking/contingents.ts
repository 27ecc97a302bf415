import { sql, type Transaction } from 'kysely'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { Taken } from './taken.ts'

type Db = Transaction<PlatformTables>
type Row = Omit<Taken, 'label'>

/** A booking that took places or units from the contingents of a departure. */
interface TakingBooking {
  readonly id: string
  readonly departure_id: string
}

/**
 * Conditional update: takes from one contingent if enough is left, else false. A null contingent is unlimited; one of
 * mandatory extras may fall below 0, so that exactly what was taken can be given back.
 */
async function take(db: Db, departureId: string, { kind, nr, quantity, isMandatory }: Row): Promise<boolean> {
  const result =
    kind === 'package'
      ? await db
          .updateTable('package_price')
          .set(({ eb }) => ({ available: eb('available', '-', quantity) }))
          .where('departure_id', '=', departureId)
          .where('nr', '=', nr)
          .where('withdrawn', '=', 0)
          .where('available', '>=', quantity)
          .executeTakeFirst()
      : await db
          .updateTable('service_price')
          .set(({ eb }) => ({ available: eb('available', '-', quantity) }))
          .where('departure_id', '=', departureId)
          .where('leistungnr', '=', nr)
          .where('withdrawn', '=', 0)
          .$if(!isMandatory, (query) =>
            query.where((where) => where.or([where('available', 'is', null), where('available', '>=', quantity)])),
          )
          .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Takes from several contingents of a departure, in the order of `takenBy`. Null if all had enough left, else the first
 * that had not: the caller rolls back.
 */
export async function takeAll(
  db: Db,
  { engine }: Pick<Storage<PlatformTables>, 'engine'>,
  { departureId, all }: { readonly departureId: string; readonly all: readonly Taken[] },
): Promise<Taken | null> {
  if (engine === 'sqlite') {
    for (const each of all) if (!(await take(db, departureId, each))) return each
    return null
  }
  for (const kind of ['package', 'service'] as const) {
    const asked = all.filter((each) => each.kind === kind)
    const numbers = asked.length === 0 ? [] : await takeTogether(db, { departureId, asked, ...TABLES[kind] })
    const missing = asked.find(({ nr }) => !numbers.includes(nr))
    if (missing !== undefined) return missing
  }
  return null
}

const TABLES = {
  package: { table: sql.table('package_price'), key: sql.ref('price.nr') },
  service: { table: sql.table('service_price'), key: sql.ref('price.leistungnr') },
} as const

type TakingTogether = (typeof TABLES)[Row['kind']] & {
  readonly departureId: string
  readonly asked: readonly Row[]
}

/**
 * Takes from contingents of one kind in one statement of PostgreSQL, where each is a round trip with rows locked. They are
 * locked in one order, to avoid deadlocks. Returns the numbers of those that had enough left.
 */
async function takeTogether(db: Db, { departureId, asked, table, key }: TakingTogether): Promise<readonly string[]> {
  const { rows } = await sql<{ nr: string }>`
    update ${table} as price set available = price.available - wanted.quantity
    from (
      select asked.nr, asked.quantity, asked."isMandatory"
      from ${table} as price
      join json_to_recordset(${JSON.stringify(asked)}) as asked (nr text, quantity integer, "isMandatory" boolean)
        on asked.nr = ${key}
      where price.departure_id = ${departureId}
      order by asked.nr collate "C"
      for update of price
    ) as wanted
    where price.departure_id = ${departureId} and ${key} = wanted.nr and price.withdrawn = 0
      and (wanted."isMandatory" or price.available is null or price.available >= wanted.quantity)
    returning wanted.nr`.execute(db)
  return rows.map(({ nr }) => nr)
}

/**
 * Returns the places and units of a booking to the contingents. Its `booking_taken` rows stay, for `takeAgain`.
 * An unlimited contingent stays unlimited. False if it took none.
 */
export async function giveBack(db: Db, booking: TakingBooking): Promise<boolean> {
  const rows = await takenRows(db, booking)
  for (const row of rows) await add(db, booking, row)
  return rows.length > 0
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
    .select(['kind', 'nr', 'quantity', 'is_mandatory'])
    .where('booking_id', '=', id)
    .execute()
  return rows
    .map(({ is_mandatory, ...row }) => ({ ...row, isMandatory: is_mandatory === 1 }))
    .toSorted((a, b) => (`${a.kind} ${a.nr}` < `${b.kind} ${b.nr}` ? -1 : 1))
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
