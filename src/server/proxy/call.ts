import type { IsoDay } from '#domain/calendar.ts'
import type { AdaptedCall, PlatformAdapter } from '#server/adapter/adapter.ts'
import type { TrustedDocument, TrustedDocuments } from '#server/documents/documents.ts'
import type { Values } from '#server/documents/graphRequest.ts'
import type { Log } from '#server/log/log.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import type { Allowance } from './allowance.ts'
import type { BookedTravel } from './bookingContent.ts'
import { guardedCookie } from './forwardedHeaders.ts'
import { withFirstTravels } from './firstTravels.ts'
import type { PlatformAnswer } from './platformAnswer.ts'
import { ERROR_REPORTED, loggedErrors } from './platformErrors.ts'
import type { ProxyLimits } from './proxyLimits.ts'
import type { Submissions } from './submissions.ts'
import type { Upstream } from './upstream.ts'

export interface ProxyOptions {
  readonly publicUrl: string | null
  /** The tenant of this host. */
  readonly tenantId: string
  readonly documents: TrustedDocuments
  /** The current adapter: it is replaced when an unreachable platform answers introspection. */
  readonly adapter: () => PlatformAdapter
  readonly upstream: Upstream
  readonly submissions: Submissions
  readonly limits: ProxyLimits
  /** Rate limits per network; null or omitted: no limits. */
  readonly rateLimits?: RateLimits | null
  /** Called with each outcome of a booking, a refusal too: contingents may have changed. */
  readonly onBooking?: (booked: BookedTravel) => void
  /** The calendar day in the operator's zone, by which lists that a platform sends whole are shortened; omitted: they are not. */
  readonly today?: () => IsoDay
  /** Whether bookings can be stored; omitted: always. */
  readonly isStoreReady?: () => boolean
  /** Called with the platform's error messages, which are not sent to the browser. */
  readonly onPlatformErrors?: (operation: string, messages: readonly string[]) => void
  readonly log: Log
}

/** Options of the proxy, its rate limits, and the number of queries in flight. */
export type ProxyContext = ProxyOptions & { readonly allowance: Allowance; readonly queries: { inFlight: number } }

/** A validated call of the website. */
export interface Call {
  readonly trusted: TrustedDocument
  readonly variables: Values
  readonly request: Request
  /** IP address of the visitor; null for the host's own calls. */
  readonly address: string | null
  readonly acceptsBrotli: boolean
  readonly adapted: AdaptedCall
}

/** An answer translated to the contract; its errors contain no messages of the platform. */
export interface Answer extends Omit<PlatformAnswer, 'errors'> {
  readonly errors: readonly object[]
}

interface CallOptions {
  /** Aborts the call. */
  readonly signal: AbortSignal
  /** Null for a query. */
  readonly idempotencyKey: string | null
}

/** Calls the platform and translates its answer to the contract. */
export async function callPlatform(
  {
    trusted,
    variables: asked,
    request,
    adapted,
  }: Pick<Call, 'trusted' | 'variables' | 'adapted'> & {
    readonly request: Pick<Request, 'headers'>
  },
  { signal, idempotencyKey }: CallOptions,
  options: ProxyOptions,
): Promise<Answer> {
  const { query, variables } = adapted.request
  const answer = await options.upstream({
    query,
    variables,
    operationName: trusted.name,
    idempotencyKey,
    headers: request.headers,
    signal,
  })
  const hasErrors = answer.errors.length > 0
  if (hasErrors) reportErrors(trusted.name, answer, options)
  const reported = hasErrors ? [ERROR_REPORTED] : []
  if (answer.data === null) return { ...answer, errors: reported }
  const today = options.today?.()
  // An error beside the data names a travel by its position.
  const shown =
    hasErrors || today === undefined ? answer.data : withFirstTravels(answer.data, { variables: asked, today })
  const { data, errors } = adapted.answer(shown, answer.errors)
  return { ...answer, data, errors: [...reported, ...errors] }
}

/** Logs the platform's error messages, which are not sent to the browser. */
function reportErrors(operation: string, answer: PlatformAnswer, { log, onPlatformErrors }: ProxyOptions): void {
  const messages = answer.errors.map(({ message }) => message)
  log.warn({ operation, errors: loggedErrors(operation, answer.errors) }, 'platform errors')
  onPlatformErrors?.(operation, messages)
}

/** Adds protective attributes to a platform's cookies. */
export function cookieGuard(request: Request, { publicUrl }: ProxyOptions): (cookie: string) => string {
  const isHttps = new URL(publicUrl ?? request.url).protocol === 'https:'
  return (cookie) => guardedCookie(cookie, isHttps)
}

export const ANSWER_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } as const

/** @param cookies `Set-Cookie` lines of the platform, which are sent on with `guard` */
export function toResponse(answer: unknown, cookies: readonly string[], guard: (cookie: string) => string): Response {
  const text = JSON.stringify(answer)
  const response = new Response(text, {
    headers: {
      ...ANSWER_HEADERS,
      // Tells short answers, which are not worth compressing.
      'Content-Length': String(Buffer.byteLength(text)),
    },
  })
  for (const cookie of cookies) response.headers.append('Set-Cookie', guard(cookie))
  return response
}
