import { cachedFor } from '#platform/process/cachedFor.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Number of payment attempts in one state, and how long the oldest has been in it, in seconds. */
export interface PaymentCount {
  readonly state: string
  readonly count: number
  readonly oldestSeconds: number
}

/** Monitoring polls every few seconds; the table is read once a minute. */
const CACHE_MS = 60_000

/**
 * Payment attempts by state, for metrics.
 * @param now Unix time in milliseconds
 */
export function createPaymentCounts(
  { db }: Storage<PlatformTables>,
  now: () => number,
): () => Promise<readonly PaymentCount[]> {
  const count = async (): Promise<readonly PaymentCount[]> => {
    const rows = await db
      .selectFrom('payment_transaction')
      .select(({ fn }) => ['status', fn.countAll().as('count'), fn.min('changed_at').as('oldest')])
      .groupBy('status')
      .execute()
    return rows.map(({ status, count, oldest }) => ({
      state: status,
      count: Number(count),
      oldestSeconds: Math.max(0, now() - Date.parse(oldest)) / 1000,
    }))
  }
  return cachedFor(CACHE_MS, count, now)
}
