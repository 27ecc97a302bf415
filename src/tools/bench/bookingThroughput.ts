import { Client, fetchExchange, type TypedDocumentNode } from '@urql/core'
import { dayInZurich } from '#domain/calendar.ts'
import { PlaceBookingDocument } from '#gql/graphql.ts'
import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { Shop } from '#test/support/journeys/shop.ts'
import type { Site } from '#test/support/browser/site.ts'
import { writtenBookings } from '#test/support/journeys/visit.ts'
import { turn } from '#test/support/journeys/wishes.ts'
import type { BarredFigure } from './figures.ts'
import { processorSeconds } from './processFigures.ts'

const CLIENTS = 50
/** Bookings of one person: so many that the first and the last second say little. */
const BOOKINGS = 1500

/** Running processes, and the database they share. */
export interface SharedDatabase {
  readonly sites: readonly Pick<Site, 'origin' | 'pid'>[]
  readonly location: DatabaseLocation
}

/**
 * How many bookings a second processes that share a database take over their proxies, and whether each that was confirmed
 * is there.
 * @param setup words for the figures' names
 */
export async function bookingThroughput(
  setup: string,
  { sites, location }: SharedDatabase,
): Promise<readonly BarredFigure[]> {
  const shops = sites.map(({ origin }) => shopAt(origin))
  const bookings = await writtenBookings(turn(shops, 0), BOOKINGS)
  const confirmed: string[] = []
  const refusals: string[] = []
  const processorMs = () => sites.reduce((sum, { pid }) => sum + processorSeconds(pid), 0) * 1000
  const processorBefore = processorMs()
  const begin = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (const booking of bookings.filter((_booking, index) => index % CLIENTS === client)) {
        const { placeBooking } = await turn(shops, client).ask(PlaceBookingDocument, booking)
        if (placeBooking.orderNo === null) refusals.push(placeBooking.message ?? '')
        else confirmed.push(placeBooking.orderNo)
      }
    }),
  )
  const seconds = (performance.now() - begin) / 1000
  const processor = processorMs() - processorBefore
  const stored = new Set(await orderNumbers(location))
  return [
    {
      name: `${setup}: ${bookings.length} bookings over the proxy, ${CLIENTS} at a time`,
      value: confirmed.length / seconds,
      unit: '/s',
      bar: { least: 150 },
    },
    { name: `${setup}: processor time of a booking`, value: processor / bookings.length, unit: 'ms', bar: null },
    {
      name: `${setup}: bookings refused${refusals[0] === undefined ? '' : `, such as «${refusals[0]}»`}`,
      value: refusals.length,
      unit: '',
      bar: null,
    },
    {
      name: `${setup}: confirmed bookings that are not stored`,
      value: confirmed.filter((orderNo) => !stored.has(orderNo)).length,
      unit: '',
      bar: { most: 0 },
    },
  ]
}

async function orderNumbers(location: DatabaseLocation): Promise<readonly string[]> {
  const storage = await openDatabase<PlatformTables>(location)
  const rows = await storage.db.selectFrom('booking').select('order_no').execute()
  await storage.close()
  return rows.map((row) => row.order_no)
}

/** The site's proxy, asked as the website asks it. */
export function shopAt(origin: string): Shop {
  const client = new Client({
    url: new URL('/api/proxy', origin).href,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    // One person books the same date again and again, which the site would otherwise ask about.
    fetchOptions: { headers: { 'x-book-again': '1' } },
  })
  return {
    today: dayInZurich(new Date()),
    ask: async <Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
      const isMutation = document.definitions.some(
        (definition) => 'operation' in definition && definition.operation.toString() === 'mutation',
      )
      const { data, error } = await (isMutation
        ? client.mutation(document, variables)
        : client.query(document, variables))
      if (data === undefined) throw new Error('The site gave no answer', { cause: error })
      return data
    },
  }
}
