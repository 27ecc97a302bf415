import { join } from 'node:path'
import { newDirectory, removeDirectory, startSite, type Site } from '#test/support/browser/site.ts'
import { bringPostgres, startPostgres } from '#test/support/postgres.ts'
import { bookingRequests, bookingThroughput } from './bookingThroughput.ts'
import { baselineFigure, figureTable, type Figure } from './figures.ts'
import type { Report } from './report.ts'

// NODE_ENV=production, hence no fixed TODAY: the development build of React is several times slower.
const ENVIRONMENT = { LOG_LEVEL: 'silent' }

/** Processes that share one PostgreSQL, as docs/guides/deploy.md has it. */
const PROCESSES = 2

/** Bookings a second: of one process with SQLite, and of several that share a PostgreSQL. */
export async function placingReport(): Promise<Report> {
  const { bookings, figures } = await withSites({ count: 1, environment: {} }, sqliteFigures)
  return figureTable([baselineFigure(), ...figures, ...(await postgresFigures(bookings))])
}

async function sqliteFigures([site]: readonly Site[]) {
  if (site === undefined) throw new RangeError('No site was started')
  const bookings = await bookingRequests(site.origin)
  const location = { directory: join(site.directory, '.data') }
  return { bookings, figures: await bookingThroughput('SQLite, one process', { sites: [site], location, bookings }) }
}

async function postgresFigures(bookings: readonly string[]): Promise<readonly Figure[]> {
  const binaries = bringPostgres()
  if (binaries === null) return []
  const cluster = await startPostgres(binaries, { isOnDisk: true })
  try {
    const databaseUrl = await cluster.newDatabase()
    return await withSites({ count: PROCESSES, environment: { DATABASE_URL: databaseUrl } }, (sites) =>
      bookingThroughput(`PostgreSQL, ${PROCESSES} processes`, { sites, location: { databaseUrl }, bookings }),
    )
  } finally {
    await cluster.stop()
  }
}

interface Processes {
  readonly count: number
  readonly environment: Readonly<Record<string, string>>
}

async function withSites<Result>(
  { count, environment }: Processes,
  use: (sites: readonly Site[]) => Promise<Result>,
): Promise<Result> {
  const sites: Site[] = []
  try {
    // One after the other: the first one writes the catalogue.
    for (let index = 0; index < count; index += 1)
      sites.push(await startSite({ directory: newDirectory(), environment: { ...ENVIRONMENT, ...environment } }))
    return await use(sites)
  } finally {
    for (const { stop, directory } of sites) {
      await stop()
      removeDirectory(directory)
    }
  }
}
