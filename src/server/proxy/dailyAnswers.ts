import { LRUCache } from 'lru-cache'
import { readPlatformAnswer, readUpTo } from './platformAnswer.ts'
import type { Endpoint } from './upstream.ts'

/** The one operation whose answer serves everybody for a calendar day (rule 10.29). */
const DAILY = 'BestsellerTravels'

/** Questions kept at a time: one for each tenant a host is asked for, and for each way the adapter words it. */
const MOST_KEPT = 8

/** Characters of questions and answers kept. */
const MOST_CHARACTERS = 4 * 1024 * 1024

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
export function onceADay(endpoint: Endpoint, options: DailyOptions): Endpoint {
  const kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }, key) => key.length + (text?.length ?? 0),
  })
  const underway = new Map<string, Promise<Kept>>()

  const begin = (key: string, question: Question): Promise<Kept> => {
    const finish = async (): Promise<Kept> => {
      try {
        const answer = await ask(endpoint, question, options)
        if (answer.isKeepable) kept.set(key, answer)
        return answer
      } finally {
        underway.delete(key)
      }
    }
    const answer = finish()
    underway.set(key, answer)
    return answer
  }
  const fetch = async (request: Request, operationName: string): Promise<Response> => {
    if (operationName !== DAILY) return endpoint.fetch(request, operationName)
    const body = await request.text()
    // Of a day that is over nobody asks again: what was kept of it goes as others come.
    const key = `${options.today()} ${body}`
    const { text, status } = kept.get(key) ?? (await (underway.get(key) ?? begin(key, { request, body })))
    return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
  }
  return { ...endpoint, fetch }
}

interface Kept {
  /** Null when it was too large. */
  readonly text: string | null
  readonly status: number
  readonly isKeepable: boolean
}

interface Question {
  readonly request: Request
  readonly body: string
}

async function ask(
  endpoint: Endpoint,
  { request, body }: Question,
  { answerBytes, answerMs }: DailyOptions,
): Promise<Kept> {
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
  const response = await endpoint.fetch(shared, DAILY)
  const { status } = response
  const text = await readUpTo(response, answerBytes)
  const answer = text === null ? null : await readPlatformAnswer(new Response(text, { status: 200 }), answerBytes)
  const isKeepable = response.ok && answer !== null && answer.data !== null && answer.errors.length === 0
  return { text, status, isKeepable }
}
