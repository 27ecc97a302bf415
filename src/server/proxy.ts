import { OperationTypeNode } from 'graphql'
import type { AdaptedCall, PlatformAdapter } from '#server/adapter/adapter.ts'
import type { Log } from './log.ts'
import { readBody } from '#server/proxy/body.ts'
import type { KnownDocument, KnownDocuments } from '#server/proxy/documents.ts'
import { readGraphRequest, type Values } from '#server/proxy/graphRequest.ts'
import { guardedCookie } from '#server/proxy/channels.ts'
import { INIT_PAYMENT, decisionIdOf } from '#server/proxy/initPayment.ts'
import { outcomeOf, toAnswer, type OnceOnly } from '#server/proxy/onceOnly.ts'
import { bookingSubmission, PLACE_BOOKING } from '#server/proxy/placeBooking.ts'
import type { PlatformAnswer } from '#server/proxy/platformAnswer.ts'
import { ERROR_REPORTED, loggedErrors } from '#server/proxy/platformErrors.ts'
import { Refusal, toErrorResponse } from '#server/proxy/refusal.ts'
import { checkSender } from '#server/proxy/sender.ts'
import { checkTenant } from '#server/proxy/tenant.ts'
import type { Upstream } from '#server/proxy/upstream.ts'
import type { Submission, Submissions } from './submissions.ts'

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
  readonly documents: () => Promise<KnownDocuments>
  /** The adapter of the moment: it changes when a platform that was away tells its schema. */
  readonly adapter: () => PlatformAdapter
  readonly upstream: Upstream
  readonly submissions: Submissions
  readonly limits: ProxyLimits
  /** A booking was placed, or may have been: places that were free a moment ago may be taken. */
  readonly onBooking?: () => void
  /** The platform's own words about what went wrong, which no browser gets. */
  readonly onPlatformErrors?: (operation: string, messages: readonly string[]) => void
  readonly log: Log
}

interface Call {
  readonly known: KnownDocument
  readonly variables: Values
  readonly request: Request
  readonly adapted: AdaptedCall
}

/** `POST /api/proxy`: lets known documents through to the platform and answers every failure as a GraphQL error. */
export function createProxy(options: ProxyOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const call = await readCall(request, options)
      return await answer(call, options)
    } catch (error) {
      return toErrorResponse(toRefusal(error, request, options.log))
    }
  }
}

function answer(call: Call, options: ProxyOptions): Promise<Response> {
  switch (call.known.name) {
    case 'PlaceBooking':
      return placeBooking(call, options)
    case 'InitBookingPayment':
      return initPayment(call, options)
    default:
      return pass(call, options)
  }
}

function toRefusal(error: unknown, request: Request, log: Log): Refusal {
  if (error instanceof Refusal) {
    // Who has left is no fault of the platform, whatever the refusal is called.
    if (request.signal.aborted) log.info('visitor left')
    else log.warn({ code: error.code }, 'proxy refusal')
    return error
  }
  log.error({ error }, 'proxy failure')
  return new Refusal('INTERNAL', 'The request could not be worked on')
}

/** @throws Refusal for all that never reaches the platform. */
async function readCall(request: Request, { publicUrl, documents, limits, adapter, tenantId }: ProxyOptions): Promise<Call> {
  checkSender(request, publicUrl)
  const body = await readBody(request, { bytes: limits.bodyBytes, ms: limits.bodyMs })
  const { query, operationName, variables } = readGraphRequest(body)
  const known = (await documents()).find(query, operationName)
  if (known === null) throw new Refusal('UNKNOWN_DOCUMENT', 'This document is not one of the website')
  checkTenant(known.name, variables, tenantId)
  const adapted = adapter().adapt(known, variables)
  // Without its flag the call would start the very payment the visitor wants to be rid of.
  if (adapted.question.lost.includes('InitBookingPaymentInput.switchToInvoice')) {
    throw new Refusal('NOT_SUPPORTED', 'The booking system cannot switch a payment to invoice')
  }
  return { known, variables, request, adapted }
}

async function pass(call: Call, options: ProxyOptions): Promise<Response> {
  const { known, request } = call
  const limit = AbortSignal.timeout(options.limits.answerMs)
  // A visitor who leaves takes a question along, but never an act that has begun.
  const signal = known.operation.operation === OperationTypeNode.QUERY ? AbortSignal.any([limit, request.signal]) : limit
  const { data, errors, cookies } = await ask(call, { signal, idempotencyKey: null }, options)
  return toResponse(errors.length === 0 ? { data } : { data, errors }, cookies.map(guardFor(request, options)))
}

async function placeBooking(call: Call, options: ProxyOptions): Promise<Response> {
  const submission = bookingSubmission(call.variables, call.request.headers)
  const response = await once(PLACE_BOOKING, { call, submission, idempotencyKey: submission.id, ms: options.limits.bookingMs }, options)
  options.onBooking?.()
  return response
}

function initPayment(call: Call, options: ProxyOptions): Promise<Response> {
  const id = decisionIdOf(call.variables)
  if (id === null) return pass(call, options)
  const submission = { id: `payment ${id}`, content: null, people: null, isAgain: false }
  return once(INIT_PAYMENT, { call, submission, idempotencyKey: id, ms: options.limits.answerMs }, options)
}

interface Act {
  readonly call: Call
  /** As the journal keeps it. */
  readonly submission: Submission
  /** The id its client made. */
  readonly idempotencyKey: string
  /** Time for the platform to answer. */
  readonly ms: number
}

async function once(act: OnceOnly, { call, submission, idempotencyKey, ms }: Act, options: ProxyOptions): Promise<Response> {
  const cookies: string[] = []
  const send = async (): Promise<Answer> => {
    const answer = await ask(call, { signal: AbortSignal.timeout(ms), idempotencyKey }, options)
    cookies.push(...answer.cookies)
    return answer
  }
  const data = toAnswer(act, await options.submissions.submit(submission, () => outcomeOf(act, send)))
  return toResponse({ data }, cookies.map(guardFor(call.request, options)))
}

/** An answer in the contract's words; its errors are fit for a browser. */
interface Answer extends Omit<PlatformAnswer, 'errors'> {
  readonly errors: readonly object[]
}

interface Asking {
  /** Ends the call. */
  readonly signal: AbortSignal
  /** Null for a question. */
  readonly idempotencyKey: string | null
}

/** What the platform answers, as the contract has it. */
async function ask({ known, request, adapted }: Call, { signal, idempotencyKey }: Asking, options: ProxyOptions): Promise<Answer> {
  const { query, variables } = adapted.question
  const answer = await options.upstream({ query, variables, operationName: known.name, idempotencyKey, headers: request.headers, signal })
  const hasErrors = answer.errors.length > 0
  if (hasErrors) tellErrors(known.name, answer, options)
  const reported = hasErrors ? [ERROR_REPORTED] : []
  if (answer.data === null) return { ...answer, errors: reported }
  const { data, errors } = adapted.answer(answer.data, hasErrors)
  return { ...answer, data, errors: [...reported, ...errors] }
}

/** The platform's own words stay in the house. */
function tellErrors(operation: string, answer: PlatformAnswer, { log, onPlatformErrors }: ProxyOptions): void {
  const messages = answer.errors.map(({ message }) => message)
  log.warn({ operation, errors: loggedErrors(operation, messages) }, 'platform errors')
  onPlatformErrors?.(operation, messages)
}

function guardFor(request: Request, { publicUrl }: ProxyOptions): (cookie: string) => string {
  const isHttps = new URL(publicUrl ?? request.url).protocol === 'https:'
  return (cookie) => guardedCookie(cookie, isHttps)
}

function toResponse(answer: unknown, cookies: readonly string[]): Response {
  const response = Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
