import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { createPlatform } from '#platform/platform.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Version of the code that built the catalogue: a platform takes what is stored by the same one. */
export const DEMO_VERSION = 'of this run'

type Files = readonly (readonly [name: string, content: Buffer])[]

const filesByDay = new Map<string, Promise<Files>>()

/**
 * Puts the files of a database with the demo operator's catalogue of a day into an empty directory. To build and store the
 * catalogue takes a second, so each day is filled once.
 */
export async function placeDemoFiles(directory: string, day: string, newDirectory: () => string): Promise<void> {
  const known = filesByDay.get(day) ?? filesOf(newDirectory(), day)
  filesByDay.set(day, known)
  for (const [name, content] of await known) writeFileSync(join(directory, name), content)
}

async function filesOf(directory: string, day: string): Promise<Files> {
  const platform = await createPlatform({
    database: await openDatabase<PlatformTables>({ directory }),
    today: () => day,
    catalogue: buildCatalogue,
    version: DEMO_VERSION,
    log: { info: () => undefined, error: () => undefined },
  })
  await platform.close()
  return readdirSync(directory).map((name) => [name, readFileSync(join(directory, name))])
}
