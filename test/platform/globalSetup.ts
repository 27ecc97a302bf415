import type { TestProject } from 'vitest/node'
import { createPlatform } from '#platform/platform.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { bringPostgres, startPostgres } from '#test/support/postgres.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'

/** Starts one cluster for all files of the project `postgres`; each test creates databases of its own in it. */
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

/** Template database with the small catalogue: copying it takes a third of the time of filling a new one. */
async function fill(databaseUrl: string): Promise<void> {
  const database = await openDatabase<PlatformTables>({ databaseUrl })
  const log = { info: () => undefined, error: () => undefined }
  const platform = await createPlatform({ database, today: () => TODAY, catalogue: smallCatalogue, log })
  await platform.close()
}
