import { onOneLine } from '#platform/text/oneLine.ts'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/http/refusal.ts'
import { toPlainLine } from '#server/texts/richText.ts'
import type { PlatformAnswer } from './platformAnswer.ts'
import type { SendOutcome, SubmissionOutcome } from './submission.ts'
import { PlatformFailure } from './upstream.ts'

/** A mutation that is sent to the platform at most once for each id of the client, however often it is requested. */
export interface AtMostOnceOperation {
  /** The field of the mutation. */
  readonly field: string
  /** Fields of the answer that the journal stores: an allowlist, to keep personal data out. */
  readonly keptFields: readonly string[]
  /** Error message if the outcome is unknown. */
  readonly unknownMessage: string
}

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const LONGEST_MESSAGE = 500

/** Runs the call and classifies its outcome for the journal. Never rejects. */
export async function outcomeOf(
  { field, keptFields }: AtMostOnceOperation,
  call: () => Promise<Pick<PlatformAnswer, 'data' | 'isRequestError'>>,
): Promise<SendOutcome> {
  try {
    const { data, isRequestError } = await call()
    const result = data?.[field]
    if (isValues(result) && typeof result['success'] === 'boolean') {
      const isSuccess = result['success']
      return { kind: 'answered', answer: kept(result, keptFields, isSuccess), isSuccess }
    }
    if (!isRequestError) return { kind: 'unknown' }
    return { kind: 'notSent', reason: new Refusal('PLATFORM_REFUSED', 'The booking system did not take the request') }
  } catch (error) {
    if (error instanceof PlatformFailure)
      return error.mayHaveRun ? { kind: 'unknown' } : { kind: 'notSent', reason: error }
    // A Refusal comes from this host, before anything was sent.
    return error instanceof Refusal ? { kind: 'notSent', reason: error } : { kind: 'unknown' }
  }
}

/**
 * The answer for the browser, the same on every repeat.
 * @throws Refusal for every outcome without an answer.
 */
export function toAnswer({ field, unknownMessage }: AtMostOnceOperation, outcome: SubmissionOutcome): Values {
  switch (outcome.kind) {
    case 'answered': {
      const answer: unknown = JSON.parse(outcome.answer)
      return { __typename: 'Mutation', [field]: answer }
    }
    case 'notSent':
      throw outcome.reason
    case 'unknown':
      throw new Refusal('SUBMISSION_UNKNOWN', unknownMessage, { isFinal: outcome.isFinal })
    case 'conflict':
      throw new Refusal('SUBMISSION_CONFLICT', 'Something else was sent under this id before')
    case 'recent':
      throw new Refusal(
        'RECENTLY_BOOKED',
        'The same people were booked on this date a moment ago',
        earlierBooking(outcome),
      )
  }
}

const MINUTE_MS = 60_000

/** Details of the earlier booking: order number, age, and whether it is certain. */
function earlierBooking({ age, answer }: Extract<SubmissionOutcome, { readonly kind: 'recent' }>): Values {
  const booked: unknown = answer === null ? null : JSON.parse(answer)
  return {
    minutesAgo: Math.floor(age / MINUTE_MS),
    isCertain: booked !== null,
    orderNo: (isValues(booked) ? booked['orderNo'] : null) ?? null,
  }
}

/** True for a success and for an unknown outcome. */
export function mayHaveHappened(outcome: SubmissionOutcome | SendOutcome): boolean {
  return outcome.kind === 'answered' ? outcome.isSuccess : outcome.kind === 'unknown'
}

/** Nobody reads the message of a success; that of a refusal may name a traveller, and is kept for a day. */
function kept(result: Values, fields: readonly string[], isSuccess: boolean): string {
  const message = isSuccess ? null : shown(result['message'])
  const entries = fields
    .filter((name) => name in result)
    .map((name) => [name, name === 'message' ? message : result[name]])
  return JSON.stringify(Object.fromEntries(entries))
}

/** The platform's message to the visitor as a single line of plain text, truncated. */
function shown(message: unknown): unknown {
  return typeof message === 'string' ? onOneLine(toPlainLine(message)).slice(0, LONGEST_MESSAGE) : message
}
