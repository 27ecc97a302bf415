import { OperationTypeNode } from 'graphql'
import type { AdaptedCall, PlatformAdapter } from '#server/adapter/adapter.ts'
import type { Log } from './log.ts'
import { createAllowance, type Allowance } from '#server/proxy/allowance.ts'
import { readBody } from '#server/proxy/body.ts'
import type { KnownDocument, KnownDocuments } from '#server/proxy/documents.ts'
import { readGraphRequest, type Values } from '#server/proxy/graphRequest.ts'
import { INIT_PAYMENT, paymentKeyOf } from '#server/proxy/initPayment.ts'
import { hasComeAbout, outcomeOf, toAnswer, type OnceOnly } from '#server/proxy/onceOnly.ts'
import { PLACE_BOOKING, submissionIdOf } from '#server/proxy/placeBooking.ts'
import type { PlatformAnswer } from '#server/proxy/platformAnswer.ts'
import { Refusal, TooManyRequests, toErrorResponse } from '#server/proxy/refusal.ts'
import { checkSender } from '#server/proxy/sender.ts'
import type { Upstream } from '#server/proxy/upstream.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import type { SendOutcome, Submissions } from './submissions.ts'

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
  const { data, errors, cookies } = await ask(call, signal, options)
  if (errors.length > 0) options.log.warn({ operation: known.name, errors: errors.length }, 'platform errors')
  return toResponse(errors.length === 0 ? { data } : { data, errors }, cookies)
}

async function placeBooking(call: Call, options: Tools): Promise<Response> {
  const { variables, address } = call
  const key = submissionIdOf(variables)
  const places = await options.allowance.booking({ id: key, variables, address, isKnown: () => options.submissions.isKnown(key) })
  const onOutcome = async (outcome: SendOutcome) => {
    if (!hasComeAbout(outcome)) await places.giveBack()
  }
  const response = await once(PLACE_BOOKING, { call, key, ms: options.limits.bookingMs, onOutcome }, options)
  options.onBooking?.()
  return response
}

function initPayment(call: Call, options: ProxyOptions): Promise<Response> {
  const key = paymentKeyOf(call.variables)
  return key === null ? pass(call, options) : once(INIT_PAYMENT, { call, key, ms: options.limits.answerMs }, options)
}

interface Act {
  readonly call: Call
  /** Under which the journal keeps it. */
  readonly key: string
  /** Time for the platform to answer. */
  readonly ms: number
  /** Told how it ended, before the visitor is. */
  readonly onOutcome?: (outcome: SendOutcome) => Promise<void>
}

async function once(act: OnceOnly, { call, key, ms, onOutcome }: Act, options: ProxyOptions): Promise<Response> {
  const cookies: string[] = []
  const send = async (): Promise<PlatformAnswer> => {
    const answer = await ask(call, AbortSignal.timeout(ms), options)
    cookies.push(...answer.cookies)
    return answer
  }
  const outcome = await options.submissions.submit(key, () => outcomeOf(act, send))
  await onOutcome?.(outcome)
  return toResponse({ data: toAnswer(act, outcome) }, cookies)
}

/** What the platform answers, as the contract has it. */
async function ask({ known, request, adapted }: Call, signal: AbortSignal, options: ProxyOptions): Promise<PlatformAnswer> {
  const { query, variables } = adapted.question
  const answer = await options.upstream({ query, variables, operationName: known.name, headers: request.headers, signal })
  if (answer.data === null) return answer
  const { data, errors } = adapted.answer(answer.data, answer.errors.length > 0)
  return { ...answer, data, errors: [...answer.errors, ...errors] }
}

function toResponse(answer: unknown, cookies: readonly string[]): Response {
  const response = Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
