import { randomUUID } from 'node:crypto'
import type { TrackingConversion, TrackingConversionInput } from '#platform/generated/resolverTypes.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Records one conversion for marketing. */
export async function recordConversion(
  storage: Storage<PlatformTables>,
  input: TrackingConversionInput,
): Promise<TrackingConversion> {
  const { conversionName, conversionTime, tenantId, ...rest } = input
  const id = randomUUID()
  const row = {
    id,
    tenant_id: tenantId,
    name: conversionName,
    conversion_time: conversionTime,
    document: JSON.stringify(rest),
    created_at: new Date().toISOString(),
  }
  await storage.write((transaction) => transaction.insertInto('conversion').values(row).execute())
  return { id }
}
