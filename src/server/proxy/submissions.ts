import { setTimeout as wait } from 'node:timers/promises'
import type { Refusal } from '#server/documents/refusal.ts'
import type { Journal } from '#server/journal/journal.ts'
import type { Log } from '#server/log/log.ts'

/** An act as its client sends it, as often as it likes. */
export interface Submission {
  /** The same on every repeat. */
  readonly id: string
  /** What is sent, as a text that is the same on every repeat; null where that is not looked at. */
  readonly content: string | null
  /** Who is booked on which date, as a text; null where nobody is asked back. */
  readonly people: string | null
  /** The visitor knows that the same people were booked a moment ago, and wants it again. */
  readonly isAgain: boolean
}

/** How sending one submission ended. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly answer: string; readonly isSuccess: boolean }
  /** The platform has certainly not executed it. */
  | { readonly kind: 'notSent'; readonly reason: Refusal }
  /** It may have been booked. */
  | { readonly kind: 'unknown' }

/** What is said of a submission. */
export type SubmissionOutcome =
  | Exclude<SendOutcome, { readonly kind: 'unknown' }>
  /** It may have been booked. Final when nobody will ever know, so that there is no use in asking again. */
  | { readonly kind: 'unknown'; readonly isFinal: boolean }
  /** Something else was sent under this id before. */
  | { readonly kind: 'conflict' }
  /** Not sent: the same people were booked on the same date so many milliseconds ago, or may have been where there is no answer. */
  | { readonly kind: 'recent'; readonly age: number; readonly answer: string | null }

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

type Send = () => Promise<SendOutcome>

export interface Submissions {
  /** Sends each id once, however often and wherever it is asked; `send` never rejects. */
  readonly submit: (submission: Submission, send: Send) => Promise<SubmissionOutcome>
  /** Whether an id was sent before, by this or another process. */
  readonly isKnown: (id: string) => Promise<boolean>
  /** Settles when nothing is on its way any more. */
  readonly settled: () => Promise<void>
}

const POLL_MS = 150

/** At most one booking for each submission id (rule 10.13). */
export function createSubmissions(options: SubmissionOptions): Submissions {
  const { journal, isRepeatable, waitMs, abandonedMs } = options
  const pending = new Map<
    string,
    { readonly content: string | null; readonly outcome: Promise<SubmissionOutcome> }
  >()

  /** Runs on when the visitor has left: what the platform answers late is noted for whoever asks again. */
  function sendOnce({ id, content }: Submission, send: Send): Promise<SubmissionOutcome> {
    const outcome = pending.get(id)?.outcome ?? sendAndRecord(id, send, options).finally(() => pending.delete(id))
    pending.set(id, { content, outcome })
    return outcome
  }

  async function submit(submission: Submission, send: Send): Promise<SubmissionOutcome> {
    const { id, content } = submission
    if (pending.has(id) || (await journal.find(id)) !== null) return outcomeOfRepeat(submission, send)
    const recent = await findRecent(submission, journal)
    if (recent !== null) return recent
    if (await journal.begin(id, content)) return sendOnce(submission, send)
    return outcomeOfRepeat(submission, send)
  }

  async function outcomeOfRepeat(submission: Submission, send: Send): Promise<SubmissionOutcome> {
    const { id, content } = submission
    for (;;) {
      const running = pending.get(id)
      if (running !== undefined) return isSame(running.content, content) ? running.outcome : { kind: 'conflict' }
      const entry = await journal.find(id)
      // Withdrawn meanwhile: nobody has sent it.
      if (entry === null) return submit(submission, send)
      if (!isSame(entry.content, content)) return { kind: 'conflict' }
      if (entry.state === 'answered' && entry.answer !== null)
        return { kind: 'answered', answer: entry.answer, isSuccess: true }
      if (isRepeatable) return sendOnce(submission, send)
      if (entry.state !== 'unknown' && entry.age > abandonedMs) await journal.noteUnknown(id)
      else if (entry.state === 'unknown') return { kind: 'unknown', isFinal: true }
      else await wait(POLL_MS)
    }
  }

  return {
    submit: (submission, send) => withTimeout(waitMs, submit(digested(submission, journal), send)),
    isKnown: async (id) => pending.has(id) || (await journal.find(id)) !== null,
    settled: async () => {
      await Promise.allSettled([...pending.values()].map(({ outcome }) => outcome))
    },
  }
}

/** What the journal may keep: no content, no people. */
function digested(submission: Submission, { digest }: Journal): Submission {
  const { content, people } = submission
  return {
    ...submission,
    content: content === null ? null : digest(content),
    people: people === null ? null : digest(people),
  }
}

function isSame(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other
}

/** Null where nobody of the kind was booked a moment ago, or the visitor wants it all the same. */
async function findRecent({ id, people, isAgain }: Submission, journal: Journal): Promise<SubmissionOutcome | null> {
  if (people === null) return null
  // Who books again stands behind the first booking: it is the one that others are asked about.
  const earlier = await journal.recent.claim(people, id)
  if (earlier === null || isAgain) return null
  const entry = await journal.find(earlier.submissionId)
  return { kind: 'recent', age: earlier.age, answer: entry?.answer ?? null }
}

async function sendAndRecord(
  id: string,
  send: Send,
  { journal, isRepeatable, log }: SubmissionOptions,
): Promise<SubmissionOutcome> {
  const outcome = await send()
  if (outcome.kind === 'unknown') log.warn('The outcome of a submission is unknown')
  try {
    await record(journal, id, outcome)
  } catch (error) {
    // Who waits for the outcome shall have it; a repeat finds the submission as sent and is not sent again.
    log.error({ error }, 'The outcome of a submission could not be noted')
  }
  return outcome.kind === 'unknown' ? { kind: 'unknown', isFinal: !isRepeatable } : outcome
}

function record(journal: Journal, id: string, outcome: SendOutcome): Promise<void> {
  switch (outcome.kind) {
    case 'answered':
      return journal.noteAnswer(id, { text: outcome.answer, isSuccess: outcome.isSuccess })
    case 'notSent':
      return journal.withdraw(id)
    case 'unknown':
      return journal.noteUnknown(id)
  }
}

/** The outcome, or unknown when it is not there in time. */
async function withTimeout(ms: number, work: Promise<SubmissionOutcome>): Promise<SubmissionOutcome> {
  const impatience = new AbortController()
  const late = wait<SubmissionOutcome>(ms, { kind: 'unknown', isFinal: false }, { signal: impatience.signal }).catch(
    () => work,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    impatience.abort()
  }
}
