import { Agent, request as open, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PlannedRequest } from './crowdVisits.ts'

/** Result of a request. Times are milliseconds after the beginning of the run. */
export interface Answered {
  readonly request: PlannedRequest
  readonly end: number
  /** Null of a whole answer without errors, else what went wrong. */
  readonly failure: string | null
  readonly bytes: number
  /** The answer to a booking; null for all else. */
  readonly text: string | null
}

/** Request timeout: visitors do not wait longer. */
const TIMEOUT_MS = 30_000

/**
 * Sends requests when they are due, whatever is still under way: a slow site gets no rest by it, and who asks later waits
 * longer. Every visitor has connections and an address of their own, so that limits count as they do for visitors.
 * @param origins of the processes, among which visitors are dealt out
 */
export async function send(
  requests: readonly PlannedRequest[],
  origins: readonly string[],
): Promise<readonly Answered[]> {
  const left = new Map<number, number>()
  for (const { visitor } of requests) left.set(visitor, (left.get(visitor) ?? 0) + 1)
  const agents = new Map<number, Agent>()
  const begin = performance.now()
  const now = () => performance.now() - begin

  const sendOne = async (request: PlannedRequest): Promise<Answered> => {
    const { visitor } = request
    const agent = agents.get(visitor) ?? new Agent({ keepAlive: true, localAddress: addressOf(visitor) })
    agents.set(visitor, agent)
    const outcome = await exchange(request, agent, origins[visitor % origins.length] ?? '')
    const answered = { request, end: now(), ...outcome }
    const more = (left.get(visitor) ?? 0) - 1
    left.set(visitor, more)
    if (more === 0) {
      agent.destroy()
      agents.delete(visitor)
    }
    return answered
  }

  const underWay: Promise<Answered>[] = []
  for (const request of requests) {
    if (request.at > now()) await wait(request.at - now())
    underWay.push(sendOne(request))
  }
  return Promise.all(underWay)
}

type Outcome = Pick<Answered, 'failure' | 'bytes' | 'text'>

function exchange({ kind, path, body }: PlannedRequest, agent: Agent, origin: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const failed = (failure: string) => resolve({ failure, bytes: 0, text: null })
    const asked = open(new URL(path, origin), {
      agent,
      method: body === null ? 'GET' : 'POST',
      headers: { ...(body === null ? PAGE_HEADERS : QUESTION_HEADERS), 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    asked.once('error', (error: NodeJS.ErrnoException) => {
      failed(error.name === 'AbortError' ? 'time-out' : (error.code ?? error.name))
    })
    asked.once('response', (answer) => {
      outcomeOf(answer, kind === 'PlaceBooking').then(resolve, () => failed('broken off'))
    })
    asked.end(body ?? undefined)
  })
}

const PAGE_HEADERS = { accept: 'text/html' }
const QUESTION_HEADERS = { 'content-type': 'application/json', 'x-platform-tenant-id': '4' }

/** Larger answers are no errors, and are not decompressed here. */
const MOST_ERROR_BYTES = 2048

async function outcomeOf(answer: IncomingMessage, isBooking: boolean): Promise<Outcome> {
  const body = await buffer(answer)
  const bytes = body.length
  const outcome = (failure: string | null, text: string | null = null) => ({ failure, bytes, text })
  if (answer.statusCode !== 200) return outcome(`status ${String(answer.statusCode)}`)
  if (bytes > MOST_ERROR_BYTES) return outcome(null)
  const text = decompressed(body, answer.headers['content-encoding'])
  // Failures of the platform have status 200 as well.
  if (text.includes('"errors":[')) return outcome('GraphQL error')
  return outcome(null, isBooking ? text : null)
}

function decompressed(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** One of the 16 million addresses of the loopback. */
function addressOf(visitor: number): string {
  return `127.${String(1 + (visitor >> 16))}.${String((visitor >> 8) & 255)}.${String(visitor & 255)}`
}
