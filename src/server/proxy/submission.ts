import { isValues } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A booking or payment as the client sends it, possibly several times. */
export interface Submission {
  /** The same on every repeat. */
  readonly id: string
  /** Canonical text of the content, the same on every repeat; null: not compared. */
  readonly content: string | null
  /** Canonical text of people and date; null: no check for a recent booking. */
  readonly people: string | null
  /** The visitor has confirmed a second booking of the same people. */
  readonly isAgain: boolean
}

/** Outcome of sending a submission to the platform. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly answer: string; readonly isSuccess: boolean }
  /** The platform has certainly not executed it. */
  | { readonly kind: 'notSent'; readonly reason: Refusal }
  /** It may have been booked. */
  | { readonly kind: 'unknown' }

/** Outcome of a submission for the client. */
export type SubmissionOutcome =
  | Exclude<SendOutcome, { readonly kind: 'unknown' }>
  /** It may have been booked. Final: the outcome will never be known, polling is pointless. */
  | { readonly kind: 'unknown'; readonly isFinal: boolean }
  /** Something else was sent under this id before. */
  | { readonly kind: 'conflict' }
  /** Not sent: the same people were booked on the same date `age` milliseconds ago; without an answer they may have been. */
  | { readonly kind: 'recent'; readonly age: number; readonly answer: string | null }

/** The outcome of an id that was never sent. */
export function neverSent(): SubmissionOutcome {
  return { kind: 'notSent', reason: new Refusal('SUBMISSION_NEVER_SENT', 'Nothing was sent under this id') }
}

/** The outcome that a stored answer tells. */
export function toOutcome(answer: string): SubmissionOutcome {
  return { kind: 'answered', answer, isSuccess: isSuccessful(answer) }
}

/** Whether a stored answer is that of a booking or payment, and not a refusal. */
function isSuccessful(answer: string): boolean {
  const fields: unknown = JSON.parse(answer)
  return isValues(fields) && fields['success'] === true
}
