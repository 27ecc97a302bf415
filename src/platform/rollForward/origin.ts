import type { Kysely } from 'kysely'
import type { IsoDay } from '#domain/calendar.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** What a catalogue follows from, so that it can be told without making one. */
export interface Origin {
  readonly today: IsoDay
  /** Of the code that makes it. */
  readonly version: string
}

/** Where the digest of the stored catalogue is kept. */
export const DIGEST_KEY = 'catalogue'
const ORIGIN_KEY = 'catalogue_origin'

/** Whether the stored catalogue is that of this day, made by this version, and nobody has stored another one since. */
export async function isStored(db: Kysely<PlatformTables>, origin: Origin): Promise<boolean> {
  const [digest, stored] = [await storedDigest(db), await valueOf(db, ORIGIN_KEY)]
  return digest !== null && stored === originText(origin, digest)
}

/** Notes where the stored catalogue comes from. */
export async function rememberStored(db: Kysely<PlatformTables>, origin: Origin): Promise<void> {
  const digest = await storedDigest(db)
  if (digest === null) return
  const value = originText(origin, digest)
  await db
    .insertInto('platform_state')
    .values({ key: ORIGIN_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** The digest of the stored catalogue; null where none is. */
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
