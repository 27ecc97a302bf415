import { LRUCache } from 'lru-cache'
import { readPlatformAnswer, readUpTo } from './platformAnswer.ts'
import type { Endpoint } from './upstream.ts'

/** The one operation whose answer serves everybody for a calendar day (rule 10.29). */
const CACHED_OPERATION = 'BestsellerTravels'

/** Questions kept at a time: one for each tenant a host is asked for, and for each way the adapter words it. */
const MAX_ENTRIES = 8

/** Characters of questions and answers kept. */
const MAX_CHARACTERS = 4 * 1024 * 1024

export interface DailyOptions {
  /** The calendar day in the operator's zone. */
  readonly today: () => string
  /** Largest answer that is read, in bytes. */
  readonly answerBytes: number
  /** Time for an answer, in milliseconds; it is not ended when the visitor who was first leaves. */
  readonly answerMs: number
}

/**
 * Asks the platform for bestsellers once a calendar day for all visitors; those who ask meanwhile wait for the same
 * answer. Only an answer without errors is kept.
 */
export function withDailyCache(endpoint: Endpoint, options: DailyOptions): Endpoint {
  const cache = new LRUCache<string, CachedAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }, key) => key.length + (text?.length ?? 0),
  })
  const pending = new Map<string, Promise<CachedAnswer>>()

  const begin = (key: string, question: PendingRequest): Promise<CachedAnswer> => {
    const finish = async (): Promise<CachedAnswer> => {
      try {
        const answer = await fetchForAll(endpoint, question, options)
        if (answer.isCacheable) cache.set(key, answer)
        return answer
      } finally {
        pending.delete(key)
      }
    }
    const answer = finish()
    pending.set(key, answer)
    return answer
  }
  const fetch = async (request: Request, operationName: string): Promise<Response> => {
    if (operationName !== CACHED_OPERATION) return endpoint.fetch(request, operationName)
    const body = await request.text()
    // Of a day that is over nobody asks again: what was kept of it goes as others come.
    const key = `${options.today()} ${body}`
    const { text, status } = cache.get(key) ?? (await (pending.get(key) ?? begin(key, { request, body })))
    return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
  }
  return { ...endpoint, fetch }
}

interface CachedAnswer {
  /** Null when it was too large. */
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
  // One answer for all: not in the language of whoever is first.
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
