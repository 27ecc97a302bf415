import { Refusal } from '#server/documents/refusal.ts'
import type { Log } from '#server/log/log.ts'
import { callPlatform, cookieGuard, toResponse, type Answer, type Call, type ProxyOptions, type ProxyContext } from './call.ts'
import { INIT_PAYMENT, decisionIdOf } from './initPayment.ts'
import { mayHaveHappened, outcomeOf, toAnswer, type AtMostOnceOperation } from './atMostOnce.ts'
import { forward } from './forward.ts'
import { bookingSubmission, PLACE_BOOKING } from './placeBooking.ts'
import type { Submission, SubmissionOutcome } from './submissions.ts'

/** Books at most once for each submission id. */
export async function placeBooking(call: Call, options: ProxyContext): Promise<Response> {
  assertStoreReady(options)
  const { variables, address, request } = call
  const submission = bookingSubmission(variables, request.headers)
  const { id } = submission
  const isKnown = () => options.submissions.isKnown(id).catch(toStoreUnavailable(options.log))
  const places = await options.allowance.booking({ id, variables, address, isKnown })
  const onOutcome = async (outcome: SubmissionOutcome) => {
    if (!mayHaveHappened(outcome)) await places.giveBack()
  }
  const response = await sendAtMostOnce(
    PLACE_BOOKING,
    { call, submission, idempotencyKey: id, ms: options.limits.bookingMs, onOutcome },
    options,
  )
  options.onBooking?.()
  return response
}

/** Starts a payment at most once for each decision to pay. */
export async function initPayment(call: Call, options: ProxyOptions): Promise<Response> {
  assertStoreReady(options)
  const id = decisionIdOf(call.variables)
  if (id === null) return forward(call, options)
  const submission = { id: `payment ${id}`, content: null, people: null, isAgain: false }
  return sendAtMostOnce(INIT_PAYMENT, { call, submission, idempotencyKey: id, ms: options.limits.answerMs }, options)
}

interface AtMostOnceCall {
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

async function sendAtMostOnce(
  act: AtMostOnceOperation,
  { call, submission, idempotencyKey, ms, onOutcome }: AtMostOnceCall,
  options: ProxyOptions,
): Promise<Response> {
  const cookies: string[] = []
  const send = async (): Promise<Answer> => {
    const answer = await callPlatform(call, { signal: AbortSignal.timeout(ms), idempotencyKey }, options)
    cookies.push(...answer.cookies)
    return answer
  }
  // Sending never fails, so what fails is the journal, and before anything was sent for this request.
  const outcome = await options.submissions
    .submit(submission, () => outcomeOf(act, send))
    .catch(toStoreUnavailable(options.log))
  await onOutcome?.(outcome)
  return toResponse({ data: toAnswer(act, outcome) }, cookies, cookieGuard(call.request, options))
}

/** @throws Refusal before anything is sent or noted. */
function assertStoreReady({ isStoreReady }: ProxyOptions): void {
  if (isStoreReady?.() === false) throw storeUnavailable()
}

function toStoreUnavailable(log: Log): (error: unknown) => never {
  return (error) => {
    log.error({ error }, 'The journal could not be asked')
    throw storeUnavailable()
  }
}

function storeUnavailable(): Refusal {
  return new Refusal('STORE_UNAVAILABLE', 'Nothing can be booked or paid at the moment')
}
