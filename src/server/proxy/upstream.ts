import type { Values } from '#server/documents/graphRequest.ts'
import { causeCodeOf, statusOf } from '#server/http/failureDetail.ts'
import { excessOf } from '#server/http/readUpTo.ts'
import { Refusal } from '#server/http/refusal.ts'
import { forwardedHeaders, returnedCookies, type TenantHeader } from './forwardedHeaders.ts'
import { readPlatformAnswer, type PlatformAnswer } from './platformAnswer.ts'

/** The platform's GraphQL endpoint: the embedded one in process, or a foreign one by `fetch`. */
export interface Endpoint {
  readonly url: string
  /** @param operationName for middleware such as fault injection */
  readonly fetch: (request: Request, operationName: string) => Promise<Response>
}

export interface UpstreamOptions {
  readonly endpoint: Endpoint
  readonly tenant: TenantHeader
  /** Maximum size of an answer, in bytes. */
  readonly answerBytes: number
}

/** A call to the platform. */
export interface OutgoingCall {
  readonly query: string
  readonly operationName: string
  readonly variables: Values
  /** The same on every repeat of a mutation, for platforms and gateways that support it; null for a query. */
  readonly idempotencyKey: string | null
  /** Headers of the browser's request. */
  readonly headers: Headers
  /** Aborts the call: timeout, or the visitor left. */
  readonly signal: AbortSignal
}

export type Upstream = (call: OutgoingCall) => Promise<PlatformAnswer>

interface FailedCall {
  readonly mayHaveRun: boolean
  /** Omitted: empty. */
  readonly detail?: string
}

/** A call without a readable answer. */
export class PlatformFailure extends Refusal {
  /** False if the platform has certainly not executed the call. */
  readonly mayHaveRun: boolean
  /** Cause for the operator: status and media type, or a system error code. Empty if there is none; not sent to browsers. */
  readonly detail: string

  constructor(code: keyof typeof MESSAGES, { mayHaveRun, detail = '' }: FailedCall) {
    super(code, MESSAGES[code])
    this.mayHaveRun = mayHaveRun
    this.detail = detail
  }

  /** Message and detail, for the operator. */
  get explanation(): string {
    return this.detail === '' ? this.message : `${this.message} (${this.detail})`
  }
}

/** The platform takes no further calls for a while. */
export class PlatformLimit extends PlatformFailure {
  /** How long it asks to be left alone, in milliseconds; null if it does not say. */
  readonly waitMs: number | null

  constructor(detail: string, waitMs: number | null) {
    super('PLATFORM_LIMITED', { mayHaveRun: true, detail })
    this.waitMs = waitMs
  }
}

const MESSAGES = {
  PLATFORM_UNREACHABLE: 'The booking system cannot be reached',
  PLATFORM_TIMEOUT: 'The booking system took too long to answer',
  PLATFORM_ANSWER: 'The booking system gave no readable answer',
  PLATFORM_LIMITED: 'The booking system accepts no further queries for a moment',
  PLATFORM_REDIRECT: 'The address of the booking system redirects',
} as const

/**
 * Errors before a connection is established, so that nothing was sent. Not EHOSTUNREACH and ENETUNREACH, which also end
 * an established connection.
 */
const BEFORE_SENDING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Sends calls to the platform; every failure is a PlatformFailure. */
export function createUpstream({ endpoint, tenant, answerBytes }: UpstreamOptions): Upstream {
  return async ({ query, operationName, variables, idempotencyKey, headers, signal }) => {
    const request = unrepeatablePost(endpoint.url, {
      headers: forwardedHeaders({ operationName, idempotencyKey, incoming: headers, tenant }),
      body: bodyOf({ query, variables, operationName }),
      signal,
    })
    const exchange = async (): Promise<PlatformAnswer> => {
      const response = await endpoint.fetch(request, operationName)
      const answer = await readPlatformAnswer(response, answerBytes)
      const isAnswer = typeof answer !== 'string'
      if (!isAnswer || answer.data === null) throwWhereTurnedAway(response)
      if (!isAnswer) {
        const reason = answer === 'tooLarge' ? `; ${excessOf(response, answerBytes)}` : remedyFor(response)
        throw new PlatformFailure('PLATFORM_ANSWER', { mayHaveRun: true, detail: `${statusOf(response)}${reason}` })
      }
      return { ...answer, cookies: returnedCookies(operationName, response.headers) }
    }
    try {
      return await abortable(exchange(), signal)
    } catch (error) {
      throw toFailure(error, signal)
    }
  }
}

/** @throws PlatformFailure for a limit or a redirect, which a gateway may also send after it has forwarded the call. */
function throwWhereTurnedAway(response: Response): void {
  const { status, headers } = response
  const detail = statusOf(response)
  if (status === 429) throw new PlatformLimit(detail, retryAfterMs(headers.get('retry-after')))
  if (status >= 300 && status < 400)
    throw new PlatformFailure('PLATFORM_REDIRECT', { mayHaveRun: true, detail: `${detail}; correct PLATFORM_URL` })
}

/** What to do about a status that says it, after the status; empty for another. */
function remedyFor({ status }: Response): string {
  if (status === 401 || status === 403) return '; it wants credentials or knows other machines only'
  return status === 404 || status === 405 ? '; correct PLATFORM_URL' : ''
}

/** The time of a `Retry-After`, in seconds or as a date; null without a readable one. */
export function retryAfterMs(value: string | null, nowMs: number = Date.now()): number | null {
  if (value === null || value.trim() === '') return null
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs
  return Number.isNaN(ms) ? null : Math.max(ms, 0)
}

/** @throws Refusal if the variables cannot be serialized; nothing was sent. */
function bodyOf(call: Values): string {
  try {
    return JSON.stringify(call)
  } catch {
    throw new Refusal('BODY_NOT_READABLE', 'The variables cannot be written')
  }
}

interface RequestParts {
  readonly headers: Headers
  readonly body: string
  readonly signal: AbortSignal
}

/** A POST that `fetch` never repeats by itself. */
function unrepeatablePost(url: string, { headers, body, signal }: RequestParts): Request {
  const bytes = new TextEncoder().encode(body)
  headers.set('Content-Length', String(bytes.byteLength))
  // `fetch` retries after status 421 if the body can be sent again; a stream cannot.
  const streamed = { body: new Response(bytes).body, duplex: 'half' }
  // A redirected POST may have been executed already.
  return new Request(url, { method: 'POST', headers, redirect: 'manual', signal, ...streamed })
}

/** Rejects with a PlatformFailure when aborted, as a platform in process may ignore the signal. */
export function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(new PlatformFailure('PLATFORM_TIMEOUT', { mayHaveRun: true }))
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop)
    })
  })
}

function toFailure(error: unknown, signal: AbortSignal): PlatformFailure {
  if (error instanceof PlatformFailure) return error
  if (signal.aborted) return new PlatformFailure('PLATFORM_TIMEOUT', { mayHaveRun: true })
  const code = causeCodeOf(error)
  // An answer came, and was not compressed as it says.
  if (code.startsWith('Z_'))
    return new PlatformFailure('PLATFORM_ANSWER', {
      mayHaveRun: true,
      detail: `${code}; its Content-Encoding is wrong`,
    })
  return new PlatformFailure('PLATFORM_UNREACHABLE', { mayHaveRun: !BEFORE_SENDING.has(code), detail: code })
}
