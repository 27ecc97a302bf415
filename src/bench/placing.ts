import { Client, fetchExchange, type TypedDocumentNode } from '@urql/core'
import { toBookingJson } from '#domain/booking/payload.ts'
import { steps } from '#domain/booking/steps.ts'
import { withSubmissionStarted } from '#domain/booking/submission.ts'
import { dayInZurich } from '#domain/calendar.ts'
import { PlaceBookingDocument, type PlaceBookingMutationVariables } from '#gql/graphql.ts'
import { bookableVariants, type Shop } from '#test/support/journeys/shop.ts'
import { onTheWire, TIMES, visit, type Visit, type Visitor } from '#test/support/journeys/visit.ts'
import { steadyWishes } from '#test/support/journeys/wishes.ts'
import type { Site } from '#test/support/site.ts'
import { storedBookings } from '#test/support/storedBookings.ts'
import type { BarredFigure } from './figures.ts'

const CLIENTS = 50
/** Bookings of one person: so many that the first and the last second say little. */
const BOOKINGS = 1500
/** So few of one departure that hardly anybody is told that it is sold out. */
const PER_DEPARTURE = 1

/** How many bookings a second one process takes over its proxy, and whether each that was confirmed is there. */
export async function placingFigures({ origin, directory }: Pick<Site, 'origin' | 'directory'>): Promise<readonly BarredFigure[]> {
  const shop = shopAt(origin)
  const bookings = await writtenBookings(shop)
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
    { name: `${bookings.length} bookings over the proxy, ${CLIENTS} at a time`, value: confirmed.length / seconds, unit: '/s', bar: { least: 150 } },
    { name: `bookings refused${refusals[0] === undefined ? '' : `, such as «${refusals[0]}»`}`, value: refusals.length, unit: '', bar: null },
    { name: 'confirmed bookings that are not stored', value: confirmed.filter((orderNo) => !stored.has(orderNo)).length, unit: '', bar: { most: 0 } },
  ]
}

/** The site's proxy, asked as the website asks it. */
function shopAt(origin: string): Shop {
  const client = new Client({ url: new URL('/api/proxy', origin).href, exchanges: [fetchExchange], preferGetMethod: false })
  return {
    today: dayInZurich(new Date()),
    ask: async <Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
      const isMutation = document.definitions.some((definition) => 'operation' in definition && definition.operation.toString() === 'mutation')
      const { data, error } = await (isMutation ? client.mutation(document, variables) : client.query(document, variables))
      if (data === undefined) throw new Error('The site gave no answer', { cause: error })
      return data
    },
  }
}

/** Bookings of one adult, on the departures that can be booked, in turn. */
async function writtenBookings(shop: Shop): Promise<readonly PlaceBookingMutationVariables[]> {
  const bookings: PlaceBookingMutationVariables[] = []
  for (const variant of await bookableVariants(shop)) {
    for (const date of variant.saleDates) {
      if (bookings.length >= BOOKINGS) return bookings
      const booked = await visit(shop, { ...variant, isEsimActive: false }, { date, visitor: soloTraveller() })
      for (let place = 0; place < PER_DEPARTURE && isComplete(booked); place += 1) bookings.push(written(booked))
    }
  }
  return bookings
}

function soloTraveller(): Visitor {
  const [wishes] = steadyWishes(1)
  if (wishes === undefined) throw new RangeError('Nobody wishes anything')
  return { party: { adults: 1, childBirthdays: [], babies: 0 }, wishes: { ...wishes, waits: 'never', beds: 'proposed', sellsEsims: false } }
}

function isComplete({ draft, offer }: Visit): boolean {
  return steps.every((step) => !step.applies(draft, offer) || step.issues(draft, offer).length === 0)
}

function written({ draft, offer }: Visit): PlaceBookingMutationVariables {
  const sent = withSubmissionStarted(draft, crypto.randomUUID())
  return { tenantId: 4, json: onTheWire(toBookingJson(sent, offer, TIMES)) }
}
