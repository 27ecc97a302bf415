import { setTimeout as wait } from 'node:timers/promises'
import type { Journal } from './journal.ts'
import type { Log } from './log.ts'
import type { Refusal } from '#server/proxy/refusal.ts'

/** How sending one submission ended. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly answer: string }
  /** The platform has certainly not executed it. */
  | { readonly kind: 'notSent'; readonly reason: Refusal }
  /** It may have been booked. */
  | { readonly kind: 'unknown' }

export interface SubmissionOptions {
  readonly journal: Journal
  /** True when the platform answers a repeated id with the booking it has, so that an unknown outcome can be asked again. */
  readonly isRepeatable: boolean
  /** How long a visitor waits, in milliseconds. Sending goes on behind that. */
  readonly waitMs: number
  /** Age at which a submission somebody else began is given up: that process has died. Longer than any sending takes. */
  readonly abandonedMs: number
  readonly log: Log
}

export interface Submissions {
  /** Sends each id once, however often and wherever it is asked; `send` never rejects. */
  readonly submit: (id: string, send: () => Promise<SendOutcome>) => Promise<SendOutcome>
  /** Settles when nothing is on its way any more. */
  readonly settled: () => Promise<void>
}

const POLL_MS = 150

/** At most one booking for each submission id (decisions, section 6). */
export function createSubmissions({ journal, isRepeatable, waitMs, abandonedMs, log }: SubmissionOptions): Submissions {
  const onTheirWay = new Map<string, Promise<SendOutcome>>()

  /** Runs on when the visitor has left: what the platform answers late is noted for whoever asks again. */
  function sendOnce(id: string, send: () => Promise<SendOutcome>): Promise<SendOutcome> {
    const running = onTheirWay.get(id) ?? sendAndNote(id, send, { journal, log }).finally(() => onTheirWay.delete(id))
    onTheirWay.set(id, running)
    return running
  }

  async function submit(id: string, send: () => Promise<SendOutcome>): Promise<SendOutcome> {
    const running = onTheirWay.get(id)
    if (running !== undefined) return running
    if (await journal.begin(id)) return sendOnce(id, send)
    return outcomeOfRepeat(id, send)
  }

  async function outcomeOfRepeat(id: string, send: () => Promise<SendOutcome>): Promise<SendOutcome> {
    for (;;) {
      const running = onTheirWay.get(id)
      if (running !== undefined) return running
      const entry = await journal.find(id)
      // Withdrawn meanwhile: nobody has sent it.
      if (entry === null) return submit(id, send)
      if (entry.state === 'answered' && entry.answer !== null) return { kind: 'answered', answer: entry.answer }
      if (isRepeatable) return sendOnce(id, send)
      if (entry.state === 'unknown') return { kind: 'unknown' }
      if (entry.age > abandonedMs) {
        await journal.noteUnknown(id)
        return { kind: 'unknown' }
      }
      await wait(POLL_MS)
    }
  }

  return {
    submit: (id, send) => within(waitMs, submit(id, send)),
    settled: async () => {
      await Promise.allSettled(onTheirWay.values())
    },
  }
}

async function sendAndNote(
  id: string,
  send: () => Promise<SendOutcome>,
  { journal, log }: Pick<SubmissionOptions, 'journal' | 'log'>,
): Promise<SendOutcome> {
  const outcome = await send()
  if (outcome.kind === 'unknown') log.warn('The outcome of a submission is unknown')
  try {
    await note(journal, id, outcome)
  } catch (error) {
    // Who waits for the outcome shall have it; a repeat finds the submission as sent and is not sent again.
    log.error({ error }, 'The outcome of a submission could not be noted')
  }
  return outcome
}

function note(journal: Journal, id: string, outcome: SendOutcome): Promise<void> {
  switch (outcome.kind) {
    case 'answered':
      return journal.noteAnswer(id, outcome.answer)
    case 'notSent':
      return journal.withdraw(id)
    case 'unknown':
      return journal.noteUnknown(id)
  }
}

/** The outcome, or unknown when it is not there in time. */
async function within(ms: number, work: Promise<SendOutcome>): Promise<SendOutcome> {
  const impatience = new AbortController()
  const late = wait<SendOutcome>(ms, { kind: 'unknown' }, { signal: impatience.signal }).catch(() => work)
  try {
    return await Promise.race([work, late])
  } finally {
    impatience.abort()
  }
}
