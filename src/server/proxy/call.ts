import type { AdaptedCall, PlatformAdapter } from '#server/adapter/adapter.ts'
import type { TrustedDocument, TrustedDocuments } from '#server/documents/documents.ts'
import type { Values } from '#server/documents/graphRequest.ts'
import type { Log } from '#server/log/log.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import type { Allowance } from './allowance.ts'
import { guardedCookie } from './channels.ts'
import type { PlatformAnswer } from './platformAnswer.ts'
import { ERROR_REPORTED, loggedErrors } from './platformErrors.ts'
import type { Submissions } from './submissions.ts'
import type { Upstream } from './upstream.ts'

export interface ProxyLimits {
  /** Size of a request, in bytes. */
  readonly bodyBytes: number
  /** Time for a request to arrive, in milliseconds. */
  readonly bodyMs: number
  /** Time for an answer of the platform, in milliseconds. */
  readonly answerMs: number
  /** Time for the platform to answer a booking, in milliseconds; the visitor waits less. */
  readonly bookingMs: number
}

export interface ProxyOptions {
  readonly publicUrl: string | null
  /** The one tenant this host serves. */
  readonly tenantId: string
  readonly documents: () => Promise<TrustedDocuments>
  /** The adapter of the moment: it changes when a platform that was away tells its schema. */
  readonly adapter: () => PlatformAdapter
  readonly upstream: Upstream
  readonly submissions: Submissions
  readonly limits: ProxyLimits
  /** Limits what the visitors of one network may do; null or left out limits nobody. */
  readonly rateLimits?: RateLimits | null
  /** A booking was placed, or may have been: places that were free a moment ago may be taken. */
  readonly onBooking?: () => void
  /** Whether what is confirmed now will still be known tomorrow; always, where nothing is told. */
  readonly isStoreReady?: () => boolean
  /** The platform's own words about what went wrong, which no browser gets. */
  readonly onPlatformErrors?: (operation: string, messages: readonly string[]) => void
  readonly log: Log
}

/** What a call is worked on with. */
export type ProxyContext = ProxyOptions & { readonly allowance: Allowance }

/** One call of the website, read and checked. */
export interface Call {
  readonly known: TrustedDocument
  readonly variables: Values
  readonly request: Request
  /** IP address of the visitor; null where the host itself asks. */
  readonly address: string | null
  readonly adapted: AdaptedCall
}

/** An answer in the contract's words; its errors are fit for a browser. */
export interface Answer extends Omit<PlatformAnswer, 'errors'> {
  readonly errors: readonly object[]
}

interface CallOptions {
  /** Ends the call. */
  readonly signal: AbortSignal
  /** Null for a question. */
  readonly idempotencyKey: string | null
}

/** What the platform answers, as the contract has it. */
export async function callPlatform(
  { known, request, adapted }: Call,
  { signal, idempotencyKey }: CallOptions,
  options: ProxyOptions,
): Promise<Answer> {
  const { query, variables } = adapted.request
  const answer = await options.upstream({
    query,
    variables,
    operationName: known.name,
    idempotencyKey,
    headers: request.headers,
    signal,
  })
  const hasErrors = answer.errors.length > 0
  if (hasErrors) reportErrors(known.name, answer, options)
  const reported = hasErrors ? [ERROR_REPORTED] : []
  if (answer.data === null) return { ...answer, errors: reported }
  const { data, errors } = adapted.answer(answer.data, hasErrors)
  return { ...answer, data, errors: [...reported, ...errors] }
}

/** The platform's own words stay in the house. */
function reportErrors(operation: string, answer: PlatformAnswer, { log, onPlatformErrors }: ProxyOptions): void {
  const messages = answer.errors.map(({ message }) => message)
  log.warn({ operation, errors: loggedErrors(operation, messages) }, 'platform errors')
  onPlatformErrors?.(operation, messages)
}

/** How the cookies of a platform reach this visitor's browser. */
export function cookieGuard(request: Request, { publicUrl }: ProxyOptions): (cookie: string) => string {
  const isHttps = new URL(publicUrl ?? request.url).protocol === 'https:'
  return (cookie) => guardedCookie(cookie, isHttps)
}

/** @param cookies `Set-Cookie` lines of the platform, which reach the browser guarded */
export function toResponse(answer: unknown, cookies: readonly string[], guard: (cookie: string) => string): Response {
  const response = Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  for (const cookie of cookies) response.headers.append('Set-Cookie', guard(cookie))
  return response
}
