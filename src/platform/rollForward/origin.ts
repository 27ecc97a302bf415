import type { Kysely } from 'kysely'
import type { IsoDay } from '#domain/calendar.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Inputs that determine a catalogue, so that an unchanged one need not be built. */
export interface Origin {
  readonly today: IsoDay
  /** Version of the code that builds it. */
  readonly version: string
}

/** Key of the stored catalogue's digest in `platform_state`. */
export const DIGEST_KEY = 'catalogue'
const ORIGIN_KEY = 'catalogue_origin'

/** Whether the stored catalogue was built for this day by this version, and has not been replaced since. */
export async function isStored(db: Kysely<PlatformTables>, origin: Origin): Promise<boolean> {
  const [digest, stored] = [await storedDigest(db), await valueOf(db, ORIGIN_KEY)]
  return digest !== null && stored === originText(origin, digest)
}

/** Records the origin of a catalogue by its digest, for another process may have replaced it meanwhile. */
export async function storeOrigin(db: Kysely<PlatformTables>, origin: Origin, digest: string): Promise<void> {
  const value = originText(origin, digest)
  await db
    .insertInto('platform_state')
    .values({ key: ORIGIN_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Digest of the stored catalogue; null if there is none. */
export function storedDigest(db: Kysely<PlatformTables>): Promise<string | null> {
  return valueOf(db, DIGEST_KEY)
}

function originText({ today, version }: Origin, digest: string): string {
  return `${today} ${version} ${digest}`
}

async function valueOf(db: Kysely<PlatformTables>, key: string): Promise<string | null> {
  const row = await db.selectFrom('platform_state').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}
