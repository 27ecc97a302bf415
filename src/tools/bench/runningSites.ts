import { join } from 'node:path'
import autocannon from 'autocannon'
import type { DatabaseLocation } from '#platform/storage/database.ts'
import { newDirectory, removeDirectory, startSite, type Site, type SiteOptions } from '#test/support/browser/site.ts'
import { startPostgres } from '#test/support/postgres.ts'

type Environment = NonNullable<SiteOptions['environment']>

/** Processes that share a PostgreSQL, as docs/guides/deploy.md has it. */
export const PROCESSES = 2

/** Running processes of the built site, and the database they share. */
export interface RunningSites {
  readonly sites: readonly Site[]
  readonly location: DatabaseLocation
}

/**
 * Runs the built site for as long as it is used, without lines in its log, which would be kept in memory. In production
 * mode, hence as of today: the development build of React is several times slower.
 */
export async function withSite<Result>(
  use: (site: Site) => Promise<Result>,
  environment: Environment = {},
): Promise<Result> {
  return withSites([environment], ([site]) => {
    if (site === undefined) throw new RangeError('No site was started')
    return use(site)
  })
}

/** Where a site that shares no database keeps it. */
export function databaseOf({ directory }: Pick<Site, 'directory'>): DatabaseLocation {
  return { directory: join(directory, '.data') }
}

interface Cluster {
  readonly binaries: string
  /** Whether commits wait for the disk. */
  readonly isOnDisk: boolean
  readonly environment?: Environment
}

/** Runs processes on a PostgreSQL of their own. */
export async function withPostgres<Result>(
  { binaries, isOnDisk, environment = {} }: Cluster,
  use: (running: RunningSites) => Promise<Result>,
): Promise<Result> {
  const cluster = await startPostgres(binaries, { isOnDisk })
  try {
    const databaseUrl = await cluster.newDatabase()
    const environments = Array.from({ length: PROCESSES }, () => ({ ...environment, DATABASE_URL: databaseUrl }))
    return await withSites(environments, (sites) => use({ sites, location: { databaseUrl } }))
  } finally {
    await cluster.stop()
  }
}

async function withSites<Result>(
  environments: readonly Environment[],
  use: (sites: readonly Site[]) => Promise<Result>,
): Promise<Result> {
  const sites: Site[] = []
  try {
    // One after the other: the first one writes the catalogue.
    for (const environment of environments)
      sites.push(await startSite({ directory: newDirectory(), environment: { LOG_LEVEL: 'silent', ...environment } }))
    return await use(sites)
  } finally {
    for (const { stop, directory } of sites) {
      await stop()
      removeDirectory(directory)
    }
  }
}

/** The host ends a connection after so many requests; autocannon would go on in it and be refused. */
const REQUESTS_PER_CONNECTION = 100

/** Asks for pages as browsers do, over ten connections unless told otherwise. */
export function requestPages(options: autocannon.Options): Promise<autocannon.Result> {
  return autocannon({
    connections: 10,
    reconnectRate: REQUESTS_PER_CONNECTION,
    // What is written for browsers is compressed.
    headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
    ...options,
  })
}
