import type { SendOutcome } from './sendBooking.ts'

/** Backoff delays in milliseconds between requests of the same submission. */
const RETRY_DELAYS_MS = [1_500, 3_000, 6_000, 12_000] as const

interface SubmissionRetry {
  /** Sends the submission with the same idempotency key each time. */
  readonly send: () => Promise<SendOutcome>
  /** Whether an earlier request of this submission may have been executed. */
  readonly mayHaveRun: boolean
  /** The outcome is still unknown; the request is repeated. */
  readonly onUnknown: () => void
  /** Whether the visitor has left the step. */
  readonly hasLeft: () => boolean
}

/** Sends a submission and repeats it with growing delays until its outcome is known or final. */
export async function sendUntilKnown({ send, mayHaveRun, onUnknown, hasLeft }: SubmissionRetry): Promise<SendOutcome> {
  let mayBeExecuted = mayHaveRun
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    const outcome = await send()
    // `notSent` says nothing about an earlier request of the same submission.
    const isUnknown = outcome.kind === 'unknown' ? !outcome.isFinal : outcome.kind === 'notSent' && mayBeExecuted
    if (!isUnknown) return outcome
    if (delay === null || hasLeft()) break
    mayBeExecuted = true
    onUnknown()
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  return { kind: 'unknown', isFinal: false }
}
