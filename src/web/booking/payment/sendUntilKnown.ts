import type { SendOutcome } from './sendBooking.ts'

/** Pauses in milliseconds before the same submission is asked about again. */
const CHECK_PAUSES = [1_500, 3_000, 6_000, 12_000] as const

interface Asking {
  /** Sends the submission, with the same id each time. */
  readonly send: () => Promise<SendOutcome>
  /** Whether an earlier request of this submission may have been carried out. */
  readonly mayHaveRun: boolean
  /** The outcome is not known yet, and is asked about again. */
  readonly onDoubt: () => void
  /** The visitor has left the step. */
  readonly isGone: () => boolean
}

/** Sends a submission and asks about it again while its outcome is unknown, as long as there is use in asking. */
export async function sendUntilKnown({ send, mayHaveRun, onDoubt, isGone }: Asking): Promise<SendOutcome> {
  let isInDoubt = mayHaveRun
  for (const pause of [...CHECK_PAUSES, null]) {
    const outcome = await send()
    // A later request that was not sent says nothing about an earlier one.
    const isOpen = outcome.kind === 'unknown' ? !outcome.isFinal : outcome.kind === 'notSent' && isInDoubt
    if (!isOpen) return outcome
    if (pause === null || isGone()) break
    isInDoubt = true
    onDoubt()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return { kind: 'unknown', isFinal: false }
}
