import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { Client, fetchExchange, stringifyDocument, type TypedDocumentNode } from '@urql/core'
import { BOOK_AGAIN_HEADER, PROXY_PATH } from '#protocol/proxyEndpoint.ts'
import { dayInZurich } from '#domain/calendar.ts'
import { PlaceBookingDocument, type PlaceBookingMutationVariables } from '#gql/graphql.ts'
import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { Shop } from '#test/bookings/shop.ts'
import { writtenBookings } from '#test/bookings/visit.ts'
import { turn } from '#test/bookings/preferences.ts'
import { readStock } from './crowdStock.ts'
import type { Figure } from './figures.ts'
import { processorSeconds } from './processFigures.ts'
import type { RunningSites } from './runningSites.ts'

const CLIENTS = 50
/** Different bookings of one person; where the tours of the catalogue have fewer dates, fewer. */
const BOOKINGS = 1500
/** How often each is placed before it is measured, as Node compiles what runs often for half a minute, and while it is. */
const [WARM_UP_ROUNDS, ROUNDS] = [2, 1] as const
/** Places and units of everything limited, so that no booking is refused. */
const PLENTY = 100_000

/** One person books the same date again and again, which the site would otherwise ask about. */
const BOOK_AGAIN = { [BOOK_AGAIN_HEADER]: '1' }

/** Requests to book at a site, or at another one with the same catalogue. */
export async function bookingRequests(origin: string): Promise<readonly string[]> {
  return (await writtenBookings(shopAt(origin), BOOKINGS)).map(toBody)
}

/**
 * How many bookings a second processes that share a database take over their proxies, and whether each that was confirmed
 * is there.
 * @param setup words for the figures' names
 * @param bookings bodies of the requests
 */
export async function bookingThroughput(
  setup: string,
  { sites, location }: RunningSites,
  bookings: readonly string[],
): Promise<readonly Figure[]> {
  const origins = sites.map(({ origin }) => origin)
  await makeRoom(location)
  const before = await place(origins, repeated(bookings, WARM_UP_ROUNDS))
  const processorMs = () => sites.reduce((sum, { pid }) => sum + processorSeconds(pid), 0) * 1000
  const processorBefore = processorMs()
  const begin = performance.now()
  const measured = await place(origins, repeated(bookings, ROUNDS))
  const seconds = (performance.now() - begin) / 1000
  const processor = processorMs() - processorBefore
  const answers = [...before, ...measured]
  const refusals = answers.filter(({ orderNo }) => orderNo === null)
  const { orderNumbers: stored } = await readStock(location)
  return [
    {
      name: `${setup}: ${measured.length} bookings over the proxy, ${CLIENTS} at a time`,
      value: measured.filter(({ orderNo }) => orderNo !== null).length / seconds,
      unit: '/s',
      limit: { least: 150 },
    },
    { name: `${setup}: processor time of a booking`, value: processor / measured.length, unit: 'ms', limit: null },
    {
      name: `${setup}: bookings refused${refusals[0] === undefined ? '' : `, such as «${refusals[0].message}»`}`,
      value: refusals.length,
      unit: '',
      limit: null,
    },
    {
      name: `${setup}: confirmed bookings that are not stored`,
      value: answers.filter(({ orderNo }) => orderNo !== null && !stored.has(orderNo)).length,
      unit: '',
      limit: { most: 0 },
    },
  ]
}

/** Sends bookings to the processes in turn. They are text already: the client shares the processor with what it measures. */
async function place(origins: readonly string[], bodies: readonly string[]): Promise<readonly Placed[]> {
  const agent = new Agent({ keepAlive: true })
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const placed: Placed[] = []
      for (let index = client; index < bodies.length; index += CLIENTS)
        placed.push(readPlaced(await post(turn(origins, client), turn(bodies, index), agent)))
      return placed
    }),
  )
  agent.destroy()
  return answers.flat()
}

function toBody(variables: PlaceBookingMutationVariables): string {
  return JSON.stringify({ query: stringifyDocument(PlaceBookingDocument), operationName: 'PlaceBooking', variables })
}

function post(origin: string, body: string, agent: Agent): Promise<string> {
  const headers = { ...BOOK_AGAIN, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    request(new URL(PROXY_PATH, origin), { agent, method: 'POST', headers })
      .once('response', (answer) => resolve(text(answer)))
      .once('error', reject)
      .end(body)
  })
}

/** Answer to a booking. */
interface Placed {
  /** Null where it is refused. */
  readonly orderNo: string | null
  readonly message: string
}

function readPlaced(answer: string): Placed {
  const [, orderNo = null] = /"orderNo":"([^"]+)"/.exec(answer) ?? []
  const [, message = answer] = /"message":"([^"]+)"/.exec(answer) ?? []
  return { orderNo, message }
}

async function makeRoom(location: DatabaseLocation): Promise<void> {
  const storage = await openDatabase<PlatformTables>(location)
  await storage.db.updateTable('package_price').set({ available: PLENTY }).execute()
  await storage.db.updateTable('service_price').set({ available: PLENTY }).where('available', 'is not', null).execute()
  await storage.close()
}

/** The same bookings several times, each of a submission of its own. */
function repeated(bodies: readonly string[], rounds: number): readonly string[] {
  const again = (body: string) => body.replace(/"submissionId":"[^"]*"/, `"submissionId":"${randomUUID()}"`)
  return Array.from({ length: rounds }, () => bodies.map(again)).flat()
}

/** The site's proxy, asked as the website asks it. */
export function shopAt(origin: string): Shop {
  const client = new Client({
    url: new URL(PROXY_PATH, origin).href,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetchOptions: { headers: BOOK_AGAIN },
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
