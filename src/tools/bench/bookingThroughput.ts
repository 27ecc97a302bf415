import { Client, fetchExchange, type TypedDocumentNode } from '@urql/core'
import { dayInZurich } from '#domain/calendar.ts'
import { PlaceBookingDocument } from '#gql/graphql.ts'
import type { Shop } from '#test/support/journeys/shop.ts'
import type { Site } from '#test/support/browser/site.ts'
import { storedBookings } from '#test/support/browser/bookings.ts'
import { writtenBookings } from '#test/support/journeys/visit.ts'
import type { BarredFigure } from './figures.ts'

const CLIENTS = 50
/** Bookings of one person: so many that the first and the last second say little. */
const BOOKINGS = 1500

/** How many bookings a second one process takes over its proxy, and whether each that was confirmed is there. */
export async function bookingThroughput({
  origin,
  directory,
}: Pick<Site, 'origin' | 'directory'>): Promise<readonly BarredFigure[]> {
  const shop = shopAt(origin)
  const bookings = await writtenBookings(shop, BOOKINGS)
  const confirmed: string[] = []
  const refusals: string[] = []
  const begin = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (const booking of bookings.filter((_booking, index) => index % CLIENTS === client)) {
        const { placeBooking } = await shop.ask(PlaceBookingDocument, booking)
        if (placeBooking.orderNo === null) refusals.push(placeBooking.message ?? '')
        else confirmed.push(placeBooking.orderNo)
      }
    }),
  )
  const seconds = (performance.now() - begin) / 1000
  const stored = new Set(storedBookings(directory).map((booking) => booking.order_no))
  return [
    {
      name: `${bookings.length} bookings over the proxy, ${CLIENTS} at a time`,
      value: confirmed.length / seconds,
      unit: '/s',
      bar: { least: 150 },
    },
    {
      name: `bookings refused${refusals[0] === undefined ? '' : `, such as «${refusals[0]}»`}`,
      value: refusals.length,
      unit: '',
      bar: null,
    },
    {
      name: 'confirmed bookings that are not stored',
      value: confirmed.filter((orderNo) => !stored.has(orderNo)).length,
      unit: '',
      bar: { most: 0 },
    },
  ]
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
