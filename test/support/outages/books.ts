import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { BookingStory } from './visitors.ts'

/** What the store says at the end, held against what visitors were told. */
export interface Audit {
  /** Confirmed and not there, or there under another number. */
  readonly lost: number
  /** Rows more than submissions. */
  readonly doubled: number
  /** There, and its visitor never knew. */
  readonly unheard: number
  /** Contradictions in the store: order numbers given twice, packages that do not add up or went below zero. */
  readonly problems: readonly string[]
}

/** Places left in all packages together. */
export async function placesLeft(location: DatabaseLocation): Promise<number> {
  return withStore(location, async (db) => {
    const row = await db
      .selectFrom('package_price')
      .select(({ fn }) => fn.sum<number | string>('available').as('left'))
      .executeTakeFirstOrThrow()
    return Number(row.left)
  })
}

/** @param left places in all packages before the first booking; null where the store was begun anew. */
export async function audit(
  location: DatabaseLocation,
  stories: readonly BookingStory[],
  left: number | null,
): Promise<Audit> {
  const leftNow = await placesLeft(location)
  return withStore(location, async (db) => {
    const rows = await db.selectFrom('booking').select(['submission_id', 'order_no']).execute()
    const numbers = new Map(rows.map((row) => [row.submission_id, row.order_no]))
    const below = await db.selectFrom('package_price').select('nr').where('available', '<', 0).execute()
    const { taken } = await db
      .selectFrom('booking_taken')
      .select(({ fn }) => fn.sum<number | string>('quantity').as('taken'))
      .where('kind', '=', 'package')
      .executeTakeFirstOrThrow()
    return {
      lost: stories.filter(({ submissionId, orderNo }) => orderNo !== null && numbers.get(submissionId) !== orderNo)
        .length,
      doubled: rows.length - numbers.size,
      unheard: stories.filter(({ submissionId, answered }) => answered === null && numbers.has(submissionId)).length,
      problems: [
        ...(new Set(numbers.values()).size === rows.length ? [] : ['an order number was given twice']),
        ...(below.length === 0 ? [] : [`${String(below.length)} packages are below zero`]),
        ...(left === null || left - leftNow === Number(taken)
          ? []
          : [`${String(left - leftNow)} places are gone, ${String(Number(taken))} were taken`]),
      ],
    }
  })
}

async function withStore<Result>(
  location: DatabaseLocation,
  use: (db: Awaited<ReturnType<typeof openDatabase<PlatformTables>>>['db']) => Promise<Result>,
): Promise<Result> {
  const storage = await openDatabase<PlatformTables>(location)
  try {
    return await use(storage.db)
  } finally {
    await storage.close()
  }
}
