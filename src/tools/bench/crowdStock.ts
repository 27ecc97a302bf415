import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** How much of what is left on each departure, by departure, kind and number. */
export type Left = ReadonlyMap<string, number>

/** Contingents and bookings of a database at one time. */
export interface Stock {
  readonly left: Left
  readonly taken: Left
  readonly orderNumbers: ReadonlySet<string>
}

/** Reads contingents and bookings of a site that may be running. */
export async function readStock(location: DatabaseLocation): Promise<Stock> {
  const storage = await openDatabase<PlatformTables>(location)
  const { db } = storage
  try {
    const packages = await db.selectFrom('package_price').select(['departure_id', 'nr', 'available']).execute()
    const services = await db
      .selectFrom('service_price')
      .select(['departure_id', 'leistungnr as nr', 'available'])
      .execute()
    const taken = await db
      .selectFrom('booking_taken')
      .innerJoin('booking', 'booking.id', 'booking_id')
      .select(['departure_id', 'kind', 'nr', 'quantity'])
      .execute()
    const orders = await db.selectFrom('booking').select('order_no').execute()
    return {
      left: summed([
        ...packages.map((row) => ({ ...row, kind: 'package' })),
        ...services.map((row) => ({ ...row, kind: 'service' })),
      ]),
      taken: summed(taken.map(({ quantity, ...row }) => ({ ...row, available: quantity }))),
      orderNumbers: new Set(orders.map(({ order_no }) => order_no)),
    }
  } finally {
    await storage.close()
  }
}

interface Row {
  readonly departure_id: string
  readonly kind: string
  readonly nr: string
  /** Null: unlimited. */
  readonly available: number | null
}

function summed(rows: readonly Row[]): Left {
  const sums = new Map<string, number>()
  for (const { departure_id, kind, nr, available } of rows) {
    const key = `${departure_id} ${kind} ${nr}`
    sums.set(key, (sums.get(key) ?? 0) + (available ?? Number.POSITIVE_INFINITY))
  }
  return sums
}

/** Bookings compared with the contingents before the run. */
export interface StockCheck {
  /** Places and units sold beyond their contingent. */
  readonly oversold: number
  /** Contingents in which what was there is not what is left and what was taken. */
  readonly miscounted: number
  /** Contingents that are sold out by bookings. */
  readonly soldOut: number
  /** Bookings that were confirmed and are not stored. */
  readonly lost: number
}

/** @param confirmed order numbers that visitors were told */
export function checkStock(
  before: Left,
  { left, taken, orderNumbers }: Stock,
  confirmed: readonly string[],
): StockCheck {
  const booked = [...taken].map(([key, quantity]) => ({
    quantity,
    before: before.get(key) ?? 0,
    left: left.get(key) ?? 0,
  }))
  return {
    oversold: booked.reduce((sum, { quantity, before: had }) => sum + Math.max(0, quantity - had), 0),
    miscounted: booked.filter(({ quantity, before: had, left: has }) => has !== had - quantity).length,
    soldOut: booked.filter(({ left: has }) => has === 0).length,
    lost: confirmed.filter((orderNo) => !orderNumbers.has(orderNo)).length,
  }
}
