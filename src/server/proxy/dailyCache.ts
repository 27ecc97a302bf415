import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '#platform/process/singleFlight.ts'
import { readPlatformAnswer, readUpTo } from './platformAnswer.ts'
import type { Endpoint } from './upstream.ts'

/** The only operation whose answer is cached for a calendar day and shared by all visitors (rule 10.29). */
const CACHED_OPERATION = 'BestsellerTravels'

export function isCachedDaily(operationName: string): boolean {
  return operationName === CACHED_OPERATION
}

/** Entries: one for each tenant, and for each query text of the adapter. */
const MAX_ENTRIES = 8

/** Maximum of characters in keys and answers. */
const MAX_CHARACTERS = 4 * 1024 * 1024

export interface DailyOptions {
  /** The calendar day in the operator's zone. */
  readonly today: () => string
  /** Maximum size of an answer, in bytes. */
  readonly answerBytes: number
  /** Timeout of an answer, in milliseconds; it is not aborted when the first visitor leaves. */
  readonly answerMs: number
}

/**
 * Requests bestsellers from the platform once per calendar day for all visitors; concurrent requests share the call.
 * Only an answer without errors is cached.
 */
export function withDailyCache(endpoint: Endpoint, options: DailyOptions): Endpoint {
  const cache = new LRUCache<string, CachedAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }, key) => key.length + (text?.length ?? 0),
  })
  const calls = createSingleFlight<CachedAnswer>()

  const fetchAndCache = async (key: string, question: PendingRequest): Promise<CachedAnswer> => {
    const answer = await fetchForAll(endpoint, question, options)
    if (answer.isCacheable) cache.set(key, answer)
    return answer
  }
  const fetch = async (request: Request, operationName: string): Promise<Response> => {
    if (!isCachedDaily(operationName)) return endpoint.fetch(request, operationName)
    const body = await request.text()
    // Entries of past days are never read again, and leave the LRU cache as new ones come.
    const key = `${options.today()} ${body}`
    const { text, status } = cache.get(key) ?? (await calls.run(key, () => fetchAndCache(key, { request, body })))
    return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
  }
  return { ...endpoint, fetch }
}

interface CachedAnswer {
  /** Null if it was too large. */
  readonly text: string | null
  readonly status: number
  readonly isCacheable: boolean
}

interface PendingRequest {
  readonly request: Request
  readonly body: string
}

async function fetchForAll(
  endpoint: Endpoint,
  { request, body }: PendingRequest,
  { answerBytes, answerMs }: DailyOptions,
): Promise<CachedAnswer> {
  const headers = new Headers(request.headers)
  // The answer is shared, so it must not depend on the first visitor's language.
  headers.delete('Accept-Language')
  const shared = new Request(request.url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMs),
  })
  const response = await endpoint.fetch(shared, CACHED_OPERATION)
  const { status } = response
  const text = await readUpTo(response, answerBytes)
  const answer = text === null ? null : await readPlatformAnswer(new Response(text, { status: 200 }), answerBytes)
  const isCacheable = response.ok && answer !== null && answer.data !== null && answer.errors.length === 0
  return { text, status, isCacheable }
}
