import type { TestProject } from 'vitest/node'
import { createPlatform } from '#platform/platform.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { bringPostgres } from '#test/support/bringPostgres.ts'
import { smallCatalogue } from '#test/support/platform/smallCatalogue.ts'
import { TODAY } from '#test/support/platform/smallDeparture.ts'
import { startPostgres } from '#test/support/postgres.ts'

/** Once for all files of the project `postgres`: there is a cluster in which each test makes databases of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = bringPostgres()
  if (binaries === null) {
    project.provide('postgres', null)
    return () => Promise.resolve()
  }
  const cluster = await startPostgres(binaries)
  const filled = await cluster.newDatabase()
  await fill(filled)
  project.provide('postgres', { url: cluster.url, filled: new URL(filled).pathname.slice(1) })
  return () => cluster.stop()
}

/** A copy of a platform with the small catalogue takes a third of the time of one that is made anew. */
async function fill(databaseUrl: string): Promise<void> {
  const database = await openDatabase<PlatformTables>({ databaseUrl })
  const log = { info: () => undefined, error: () => undefined }
  const platform = await createPlatform({ database, today: () => TODAY, catalogue: smallCatalogue, log })
  await platform.close()
}
