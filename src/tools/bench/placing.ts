import { bringPostgres } from '#test/support/postgres.ts'
import { bookingRequests, bookingThroughput } from './bookingThroughput.ts'
import { baselineFigure, figureTable, type Report } from './figures.ts'
import { databaseOf, PROCESSES, withPostgres, withSite } from './runningSites.ts'

/** Bookings a second: of one process with SQLite, and of several that share a PostgreSQL. */
export async function placingReport(): Promise<Report> {
  const { bookings, figures } = await withSite(async (site) => {
    const written = await bookingRequests(site.origin)
    const running = { sites: [site], location: databaseOf(site) }
    return { bookings: written, figures: await bookingThroughput('SQLite, one process', running, written) }
  })
  const binaries = bringPostgres()
  const onPostgres =
    binaries === null
      ? []
      : await withPostgres({ binaries, isOnDisk: true }, (running) =>
          bookingThroughput(`PostgreSQL, ${PROCESSES} processes`, running, bookings),
        )
  return figureTable([baselineFigure(), ...figures, ...onPostgres])
}
