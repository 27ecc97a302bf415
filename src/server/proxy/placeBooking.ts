import { isValues, type Values } from './graphRequest.ts'
import type { PlatformAnswer } from './platformAnswer.ts'
import { Refusal } from './refusal.ts'
import { PlatformFailure } from './upstream.ts'
import type { SendOutcome } from '#server/submissions.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** What the journal keeps of an answer: these fields and no others, so that nothing personal slips in. */
const KEPT_FIELDS = ['__typename', 'bookingId', 'orderNo', 'bookerId', 'totalPrice', 'success', 'message'] as const

/** @throws Refusal unless the booking carries the submission id its client made. */
export function submissionIdOf({ json }: Values): string {
  const parameters = isValues(json) ? json['customBookingParams'] : null
  const id = isValues(parameters) ? parameters['submissionId'] : null
  if (typeof id === 'string' && UUID.test(id)) return id.toLowerCase()
  throw new Refusal('BAD_SUBMISSION_ID', 'customBookingParams.submissionId must be a UUID')
}

/** Runs the call and says how it ended, in the terms of the journal. */
export async function outcomeOf(call: () => Promise<PlatformAnswer>): Promise<SendOutcome> {
  try {
    const { data, isRequestError, errors } = await call()
    const result = data?.['placeBooking']
    if (isValues(result) && typeof result['success'] === 'boolean') return { kind: 'answered', answer: kept(result) }
    if (!isRequestError) return { kind: 'unknown' }
    return { kind: 'notSent', reason: new Error(errors[0]?.message) }
  } catch (error) {
    if (error instanceof PlatformFailure && !error.mayHaveRun) return { kind: 'notSent', reason: error }
    return { kind: 'unknown' }
  }
}

/**
 * The answer for the browser, the same on every repeat.
 * @throws Refusal when nobody can say whether it was booked, or when it was certainly not sent.
 */
export function toBookingData(outcome: SendOutcome): Values {
  switch (outcome.kind) {
    case 'answered':
      return { __typename: 'Mutation', placeBooking: JSON.parse(outcome.answer) }
    case 'notSent':
      throw outcome.reason instanceof Refusal ? outcome.reason : new Refusal('PLATFORM_ANSWER', outcome.reason.message)
    case 'unknown':
      throw new Refusal('SUBMISSION_UNKNOWN', 'It is not known whether the booking was placed')
  }
}

function kept(result: Values): string {
  return JSON.stringify(Object.fromEntries(KEPT_FIELDS.filter((name) => name in result).map((name) => [name, result[name]])))
}
