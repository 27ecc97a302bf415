import { OperationTypeNode } from 'graphql'
import type { AdaptedCall, PlatformAdapter } from '#server/adapter/adapter.ts'
import type { Log } from './log.ts'
import { createAllowance, type Allowance } from '#server/proxy/allowance.ts'
import { readBody } from '#server/proxy/body.ts'
import type { KnownDocument, KnownDocuments } from '#server/proxy/documents.ts'
import { readGraphRequest, type Values } from '#server/proxy/graphRequest.ts'
import { INIT_PAYMENT, decisionIdOf } from '#server/proxy/initPayment.ts'
import { hasComeAbout, outcomeOf, toAnswer, type OnceOnly } from '#server/proxy/onceOnly.ts'
import { bookingSubmission, PLACE_BOOKING } from '#server/proxy/placeBooking.ts'
import type { PlatformAnswer } from '#server/proxy/platformAnswer.ts'
import { Refusal, TooManyRequests, toErrorResponse } from '#server/proxy/refusal.ts'
import { checkSender } from '#server/proxy/sender.ts'
import type { Upstream } from '#server/proxy/upstream.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import type { Submission, SubmissionOutcome, Submissions } from './submissions.ts'

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
  readonly documents: () => Promise<KnownDocuments>
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
  readonly log: Log
}

/** What a call is worked on with. */
type Tools = ProxyOptions & { readonly allowance: Allowance }

interface Call {
  readonly known: KnownDocument
  readonly variables: Values
  readonly request: Request
  /** IP address of the visitor; null where the host itself asks. */
  readonly address: string | null
  readonly adapted: AdaptedCall
}

/** @param address IP address of the visitor; null or left out where the host itself asks, which no limit holds up */
export type Proxy = (request: Request, address?: string | null) => Promise<Response>

/** `POST /api/proxy`: lets known documents through to the platform and answers every failure as a GraphQL error. */
export function createProxy(given: ProxyOptions): Proxy {
  const options: Tools = { ...given, allowance: createAllowance(given.rateLimits ?? null) }
  return async (request, address = null) => {
    try {
      await options.allowance.request(address)
      const call = { ...(await readCall(request, options)), address }
      await options.allowance.operation(call.known.name, address)
      return await answer(call, options)
    } catch (error) {
      return toErrorResponse(toRefusal(error, options.log))
    }
  }
}

function answer(call: Call, options: Tools): Promise<Response> {
  switch (call.known.name) {
    case 'PlaceBooking':
      return placeBooking(call, options)
    case 'InitBookingPayment':
      return initPayment(call, options)
    default:
      return pass(call, options)
  }
}

function toRefusal(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) {
    // The limits tell of themselves, once and not with each request.
    if (!(error instanceof TooManyRequests)) log.warn({ code: error.code }, 'proxy refusal')
    return error
  }
  log.error({ error }, 'proxy failure')
  return new Refusal('INTERNAL', 'The request could not be worked on')
}

/** @throws Refusal for all that never reaches the platform. */
async function readCall(request: Request, { publicUrl, documents, limits, adapter }: ProxyOptions): Promise<Omit<Call, 'address'>> {
  checkSender(request, publicUrl)
  const body = await readBody(request, { bytes: limits.bodyBytes, ms: limits.bodyMs })
  const { query, operationName, variables } = readGraphRequest(body)
  const known = (await documents()).find(query, operationName)
  if (known === null) throw new Refusal('UNKNOWN_DOCUMENT', 'This document is not one of the website')
  const platform = adapter()
  // What a platform says to other variables is handed on; of these two it would look like a failure of the platform.
  if (known.name === 'PlaceBooking' || known.name === 'InitBookingPayment') platform.check(known, variables)
  const adapted = platform.adapt(known, variables)
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
  if (errors.length > 0) options.log.warn({ operation: known.name, errors: errors.length }, 'platform errors')
  return toResponse(errors.length === 0 ? { data } : { data, errors }, cookies)
}

async function placeBooking(call: Call, options: Tools): Promise<Response> {
  assertStoreReady(options)
  const { variables, address, request } = call
  const submission = bookingSubmission(variables, request.headers)
  const { id } = submission
  const places = await options.allowance.booking({ id, variables, address, isKnown: () => options.submissions.isKnown(id) })
  const onOutcome = async (outcome: SubmissionOutcome) => {
    if (!hasComeAbout(outcome)) await places.giveBack()
  }
  const response = await once(PLACE_BOOKING, { call, submission, idempotencyKey: id, ms: options.limits.bookingMs, onOutcome }, options)
  options.onBooking?.()
  return response
}

async function initPayment(call: Call, options: ProxyOptions): Promise<Response> {
  assertStoreReady(options)
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
  /** Told how it ended, before the visitor is. */
  readonly onOutcome?: (outcome: SubmissionOutcome) => Promise<void>
}

async function once(act: OnceOnly, { call, submission, idempotencyKey, ms, onOutcome }: Act, options: ProxyOptions): Promise<Response> {
  const cookies: string[] = []
  const send = async (): Promise<PlatformAnswer> => {
    const answer = await ask(call, { signal: AbortSignal.timeout(ms), idempotencyKey }, options)
    cookies.push(...answer.cookies)
    return answer
  }
  const outcome = await options.submissions.submit(submission, () => outcomeOf(act, send)).catch((error: unknown) => {
    // Sending never fails, so it was the journal, and before anything was sent for this request.
    options.log.error({ error }, 'A submission could not be noted')
    throw storeUnavailable()
  })
  await onOutcome?.(outcome)
  return toResponse({ data: toAnswer(act, outcome) }, cookies)
}

/** @throws Refusal before anything is sent or noted. */
function assertStoreReady({ isStoreReady }: ProxyOptions): void {
  if (isStoreReady?.() === false) throw storeUnavailable()
}

function storeUnavailable(): Refusal {
  return new Refusal('STORE_UNAVAILABLE', 'Nothing can be booked or paid at the moment')
}

interface Asking {
  /** Ends the call. */
  readonly signal: AbortSignal
  /** Null for a question. */
  readonly idempotencyKey: string | null
}

/** What the platform answers, as the contract has it. */
async function ask({ known, request, adapted }: Call, { signal, idempotencyKey }: Asking, options: ProxyOptions): Promise<PlatformAnswer> {
  const { query, variables } = adapted.question
  const answer = await options.upstream({ query, variables, operationName: known.name, idempotencyKey, headers: request.headers, signal })
  if (answer.data === null) return answer
  const { data, errors } = adapted.answer(answer.data, answer.errors.length > 0)
  return { ...answer, data, errors: [...answer.errors, ...errors] }
}

function toResponse(answer: unknown, cookies: readonly string[]): Response {
  const response = Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
