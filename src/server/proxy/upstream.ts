import type { Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/documents/refusal.ts'
import { forwardedHeaders, returnedCookies, type TenantHeader } from './channels.ts'
import { readPlatformAnswer, type PlatformAnswer } from './platformAnswer.ts'

/** Where the calls go: the embedded platform in process, or `fetch`. */
export interface Endpoint {
  readonly url: string
  /** Sends one call; the operation is named beside it for whoever stands between. */
  readonly fetch: (request: Request, operationName: string) => Promise<Response>
}

export interface UpstreamOptions {
  readonly endpoint: Endpoint
  readonly tenant: TenantHeader
  /** Largest answer that is read, in bytes. */
  readonly answerBytes: number
}

/** One call as it goes out. */
export interface OutgoingCall {
  readonly query: string
  readonly operationName: string
  readonly variables: Values
  /** The same on every repeat of one act, for platforms and gateways that heed it; null for a question. */
  readonly idempotencyKey: string | null
  /** Headers of the browser's request. */
  readonly headers: Headers
  /** Ends the call: time limit, visitor left. */
  readonly signal: AbortSignal
}

export type Upstream = (call: OutgoingCall) => Promise<PlatformAnswer>

/** A call that got no answer worth the name. */
export class PlatformFailure extends Refusal {
  /** False when the platform has certainly not executed the call. */
  readonly mayHaveRun: boolean

  constructor(code: 'PLATFORM_UNREACHABLE' | 'PLATFORM_TIMEOUT' | 'PLATFORM_ANSWER', mayHaveRun: boolean) {
    super(code, MESSAGES[code])
    this.mayHaveRun = mayHaveRun
  }
}

const MESSAGES = {
  PLATFORM_UNREACHABLE: 'The booking system cannot be reached',
  PLATFORM_TIMEOUT: 'The booking system took too long to answer',
  PLATFORM_ANSWER: 'The booking system gave no readable answer',
} as const

/**
 * Failures that happen before a connection stands, so that nothing can have been sent. Not EHOSTUNREACH and
 * ENETUNREACH: a connection that stood ends so too when its network goes.
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
      if (answer === null) throw new PlatformFailure('PLATFORM_ANSWER', true)
      return { ...answer, cookies: returnedCookies(operationName, response.headers) }
    }
    try {
      return await abortable(exchange(), signal)
    } catch (error) {
      throw toFailure(error, signal)
    }
  }
}

/** @throws Refusal for what cannot be written: nothing was sent. */
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

/** A POST that nothing sends again by itself. */
function unrepeatablePost(url: string, { headers, body, signal }: RequestParts): Request {
  const bytes = new TextEncoder().encode(body)
  headers.set('Content-Length', String(bytes.byteLength))
  // After an answer with 421 `fetch` sends a text again, and 421 proves nothing. A stream it has no second copy of.
  const streamed = { body: new Response(bytes).body, duplex: 'half' }
  // A redirected POST may have run already.
  return new Request(url, { method: 'POST', headers, redirect: 'manual', signal, ...streamed })
}

/** An endpoint in process need not heed the signal of its request. */
function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(new PlatformFailure('PLATFORM_TIMEOUT', true))
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
  if (signal.aborted) return new PlatformFailure('PLATFORM_TIMEOUT', true)
  return new PlatformFailure('PLATFORM_UNREACHABLE', !BEFORE_SENDING.has(codeOf(error)))
}

/** The system's code of a failed connection, which `fetch` keeps under `cause`; empty when there is none. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
