import type { SendOutcome } from '#server/submissions.ts'
import { isValues, type Values } from './graphRequest.ts'
import type { PlatformAnswer } from './platformAnswer.ts'
import { Refusal } from './refusal.ts'
import { PlatformFailure } from './upstream.ts'

/** An act that goes to the platform once for each id its client made, however often the request comes. */
export interface OnceOnly {
  /** The field of the mutation. */
  readonly field: string
  /** What the journal keeps of an answer: these fields and no others, so that nothing personal slips in. */
  readonly keptFields: readonly string[]
  /** What is said where nobody can tell whether it was done. */
  readonly unknown: string
}

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Runs the call and says how it ended, in the terms of the journal. */
export async function outcomeOf({ field, keptFields }: OnceOnly, call: () => Promise<PlatformAnswer>): Promise<SendOutcome> {
  try {
    const { data, isRequestError } = await call()
    const result = data?.[field]
    if (isValues(result) && typeof result['success'] === 'boolean') return { kind: 'answered', answer: kept(result, keptFields) }
    if (!isRequestError) return { kind: 'unknown' }
    return { kind: 'notSent', reason: new Refusal('PLATFORM_REFUSED', 'The booking system did not take the request') }
  } catch (error) {
    if (error instanceof PlatformFailure) return error.mayHaveRun ? { kind: 'unknown' } : { kind: 'notSent', reason: error }
    // Refused by ourselves, before anything was sent.
    return error instanceof Refusal ? { kind: 'notSent', reason: error } : { kind: 'unknown' }
  }
}

/**
 * The answer for the browser, the same on every repeat.
 * @throws Refusal when nobody can say whether it was done, or when it was certainly not sent.
 */
export function toAnswer({ field, unknown }: OnceOnly, outcome: SendOutcome): Values {
  switch (outcome.kind) {
    case 'answered': {
      const answer: unknown = JSON.parse(outcome.answer)
      return { __typename: 'Mutation', [field]: answer }
    }
    case 'notSent':
      throw outcome.reason
    case 'unknown':
      throw new Refusal('SUBMISSION_UNKNOWN', unknown)
  }
}

function kept(result: Values, fields: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(fields.filter((name) => name in result).map((name) => [name, result[name]])))
}
