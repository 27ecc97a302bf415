import { setTimeout } from 'node:timers/promises'
import type { TypedDocumentNode } from '@urql/core'
import { print } from 'graphql'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { dayInZurich } from '#domain/calendar.ts'
import type { PlaceBookingMutationVariables } from '#gql/graphql.ts'
import persistedDocuments from '#gql/persisted-documents.json'
import { createPlatform } from '#platform/platform.ts'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { newDirectory, removeDirectory } from '#test/support/browser/site.ts'
import { writtenBookings } from '#test/bookings/visit.ts'

/** The course of a booking as its visitor saw it. Times are those of `performance.now()`. */
export interface BookingStory {
  readonly submissionId: string
  readonly firstSent: number
  /** Time of the answer; null without one. */
  readonly answered: number | null
  /** Null if refused or unanswered. */
  readonly orderNo: string | null
  /** The message of a refusal. */
  readonly refusal: string | null
  /** How often it was sent. */
  readonly sent: number
  /** The last error; null if every request was answered. */
  readonly problem: string | null
}

export interface VisitorOptions {
  readonly origins: readonly string[]
  readonly bookings: readonly PlaceBookingMutationVariables[]
  /** Called after each booking. */
  readonly onStory: (story: BookingStory) => void
}

const CLIENTS = 12

/** Pause of a client between two bookings, in milliseconds: an outage lasts longer than a rush. */
const THINK_MS = 150

/** Pause before an unanswered booking is sent again, and the time after which the client gives up. */
const RETRY_MS = 1_000
const GIVE_UP_MS = 240_000

/** Longer than the host's own timeout. */
const ANSWER_MS = 30_000

export const QUERY = Object.values(persistedDocuments).find((text) => text.startsWith('mutation PlaceBooking(')) ?? ''

/** Twelve clients that book one after the other; an unanswered booking is sent again with the same id, as the website does. */
export async function letVisitorsBook({ origins, bookings, onStory }: VisitorOptions): Promise<void> {
  const waiting = bookings.map((variables, index) => ({ variables, index }))
  const client = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      onStory(await book(origins, next.variables, next.index))
      await setTimeout(THINK_MS)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

async function book(
  origins: readonly string[],
  variables: PlaceBookingMutationVariables,
  index: number,
): Promise<BookingStory> {
  const story = { submissionId: submissionIdOf(variables.json), firstSent: performance.now() }
  let problem: string | null = null
  for (let sent = 1; ; sent += 1) {
    // The next one takes over from a process that is away, as a proxy in front does it.
    const origin = origins[(index + sent) % origins.length] ?? ''
    const result = await send(origin, variables, index)
    const answered = performance.now()
    if (typeof result !== 'string') return { ...story, ...result, answered, sent, problem }
    problem = result
    if (answered - story.firstSent > GIVE_UP_MS)
      return { ...story, answered: null, orderNo: null, refusal: null, sent, problem }
    await setTimeout(RETRY_MS)
  }
}

/** Returns the error as text if the result is unknown. */
async function send(
  origin: string,
  variables: PlaceBookingMutationVariables,
  index: number,
): Promise<Pick<BookingStory, 'orderNo' | 'refusal'> | string> {
  try {
    const response = await fetch(`${origin}/api/proxy`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(index) },
      body: JSON.stringify({ query: QUERY, variables, operationName: 'PlaceBooking' }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const body = (await response.json()) as {
      data?: { placeBooking: { orderNo: string | null; message: string | null } } | null
    }
    const { data } = body
    if (data === undefined || data === null) return `${String(response.status)} ${JSON.stringify(body)}`
    const { orderNo, message } = data.placeBooking
    return { orderNo, refusal: orderNo === null ? (message ?? '') : null }
  } catch (error) {
    return String(error)
  }
}

/** Every visitor has a separate network, so that rate limits do not apply. */
function addressOf(index: number): string {
  return `10.${String(Math.floor(index / 65_536) % 256)}.${String(Math.floor(index / 256) % 256)}.${String(index % 256)}`
}

function submissionIdOf(json: unknown): string {
  return (json as { customBookingParams: { submissionId: string } }).customBookingParams.submissionId
}

/** Bookings a site of today takes, each on a departure of its own. */
export async function bookingsOfToday(most: number): Promise<readonly PlaceBookingMutationVariables[]> {
  const today = dayInZurich(new Date())
  const directory = newDirectory()
  const database = await openDatabase<PlatformTables>({ directory })
  const log = { info: () => undefined, error: () => undefined }
  const platform = await createPlatform({ database, today: () => today, log, catalogue: buildCatalogue })
  try {
    const ask = async <Data>(document: TypedDocumentNode<Data, never>, variables: object) => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ query: print(document), variables })
      const response = await platform.fetch(
        new Request('http://platform.test/graphql', { method: 'POST', headers, body }),
      )
      return ((await response.json()) as { data: Data }).data
    }
    return await writtenBookings({ today, ask }, most)
  } finally {
    await platform.close()
    removeDirectory(directory)
  }
}
