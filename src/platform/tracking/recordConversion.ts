import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { Kysely } from 'kysely'
import { requireTenant } from '#platform/catalogue/requireTenant.ts'
import type { TrackingConversion, TrackingConversionInput } from '#platform/generated/resolverTypes.ts'
import type { Day } from '#platform/rollForward/day.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { checkConversion } from './conversionShape.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Assumption: more conversions within 24 hours are abuse. Limits the table to 40 MB a day. */
const DAILY_LIMIT = 10_000

/**
 * Records one conversion for marketing.
 * @throws GraphQLError for invalid input, and beyond the daily limit
 */
export async function recordConversion(
  storage: Storage<PlatformTables>,
  day: Day,
  input: TrackingConversionInput,
): Promise<TrackingConversion> {
  checkConversion(input)
  const { conversionName, conversionTime, tenantId, ...rest } = input
  await requireTenant(day.catalogue, tenantId)
  if ((await countSince(storage.db, Date.now() - DAY_MS)) >= DAILY_LIMIT) throw tooMany()
  const id = randomUUID()
  const row = {
    id,
    tenant_id: tenantId,
    name: conversionName,
    conversion_time: conversionTime,
    document: JSON.stringify(rest),
    created_at: new Date().toISOString(),
    booking_id: rest.bookingId ?? null,
  }
  await storage.write((transaction) => transaction.insertInto('conversion').values(row).execute())
  return { id }
}

/** Number of conversions since a Unix time in milliseconds, counted up to the daily limit. */
async function countSince(db: Kysely<PlatformTables>, time: number): Promise<number> {
  const recent = db
    .selectFrom('conversion')
    .select('id')
    .where('created_at', '>=', new Date(time).toISOString())
    .limit(DAILY_LIMIT)
  const { count } = await db
    .selectFrom(recent.as('recent'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function tooMany(): GraphQLError {
  return new GraphQLError('No more conversions are recorded today', {
    extensions: { code: 'TOO_MANY_REQUESTS', http: { status: 429 } },
  })
}
