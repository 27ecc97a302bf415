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
  let wasNeverSent = false
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    const outcome = await send()
    if (isKnown(outcome, { mayBeExecuted, wasNeverSent })) return outcome
    wasNeverSent = outcome.kind === 'neverSent'
    if (delay === null || hasLeft()) break
    mayBeExecuted = true
    onUnknown()
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  return { kind: 'unknown', isFinal: false }
}

/** Context of one outcome: whether an earlier request may have run, and whether the previous answer was the same. */
interface Before {
  readonly mayBeExecuted: boolean
  readonly wasNeverSent: boolean
}

function isKnown(outcome: SendOutcome, { mayBeExecuted, wasNeverSent }: Before): boolean {
  switch (outcome.kind) {
    case 'unknown':
      return outcome.isFinal
    case 'notSent':
      // Says nothing about an earlier request of the same submission.
      return !mayBeExecuted
    case 'neverSent':
      // A request that a reload has overtaken is there by the second time.
      return wasNeverSent
    case 'answered':
    case 'recent':
    case 'conflict':
      return true
  }
}
