import { setTimeout as wait } from 'node:timers/promises'
import { submissionReference } from '#protocol/submissionReference.ts'
import type { Journal } from '#server/journal/journal.ts'
import type { Log } from '#server/log/log.ts'
import { neverSent, toOutcome, type SendOutcome, type Submission, type SubmissionOutcome } from './submission.ts'

export interface SubmissionOptions {
  readonly journal: Journal
  /** Whether the platform answers a repeated id with the existing booking, so that an unknown outcome can be sent again. */
  readonly isRepeatable: boolean
  /** Timeout of the response to the visitor, in milliseconds. Sending continues in the background. */
  readonly waitMs: number
  /** Age in milliseconds at which a pending submission of another process counts as abandoned; longer than any call takes. */
  readonly abandonedMs: number
  readonly log: Log
}

type Send = () => Promise<SendOutcome>

/** @param left aborts when the visitor leaves, which ends the wait for another process; omitted: never */
type Submit = (submission: Submission, send: Send, left?: AbortSignal) => Promise<SubmissionOutcome>

export interface Submissions {
  /** Sends each id once, however often and wherever it is asked; `send` never rejects. */
  readonly submit: Submit
  /** What became of an id: like `submit`, but an id that was never sent is not sent now (rule 10.14). */
  readonly ask: Submit
  /** Whether an id was sent before, by this or another process. */
  readonly isKnown: (id: string) => Promise<boolean>
  /** Resolves when no submission is pending. */
  readonly settled: () => Promise<void>
}

/** How a repeat waits for what another process has sent. */
interface Repeat {
  /** Called if the journal entry was withdrawn meanwhile, because the submission was not executed. */
  readonly onWithdrawn: () => Promise<SubmissionOutcome>
  /** Aborts when nobody waits for the outcome any more: after the timeout, or when the visitor has left. */
  readonly waitSignal: AbortSignal
}

const POLL_MS = 150

/** At most one booking for each submission id (rule 10.13). */
export function createSubmissions(options: SubmissionOptions): Submissions {
  const { journal, isRepeatable, waitMs, abandonedMs } = options
  const pending = new Map<string, { readonly content: string | null; readonly outcome: Promise<SubmissionOutcome> }>()

  /** Continues after the visitor has left: a late answer is stored in the journal for repeats. */
  function sendOnce({ id, content }: Submission, send: Send): Promise<SubmissionOutcome> {
    const outcome = pending.get(id)?.outcome ?? sendAndRecord(id, send, options).finally(() => pending.delete(id))
    pending.set(id, { content, outcome })
    return outcome
  }

  async function submit(submission: Submission, send: Send, waitSignal: AbortSignal): Promise<SubmissionOutcome> {
    const { id, content } = submission
    const onWithdrawn = () => submit(submission, send, waitSignal)
    if (pending.has(id) || (await journal.find(id)) !== null)
      return outcomeOfRepeat(submission, send, { onWithdrawn, waitSignal })
    const recent = await findRecent(submission, journal)
    if (recent !== null) return recent
    if (await journal.begin(id, content)) return sendOnce(submission, send)
    return outcomeOfRepeat(submission, send, { onWithdrawn, waitSignal })
  }

  async function ask(submission: Submission, send: Send, waitSignal: AbortSignal): Promise<SubmissionOutcome> {
    const { id } = submission
    const entry = await journal.find(id)
    // The id alone entitles to the answer; without names there is no content to compare.
    if (entry !== null && entry.answer !== null) return toOutcome(entry.answer)
    if (entry === null && !pending.has(id)) return neverSent()
    return outcomeOfRepeat(submission, send, { onWithdrawn: () => Promise.resolve(neverSent()), waitSignal })
  }

  async function outcomeOfRepeat(
    submission: Submission,
    send: Send,
    { onWithdrawn, waitSignal }: Repeat,
  ): Promise<SubmissionOutcome> {
    const { id, content } = submission
    for (;;) {
      const running = pending.get(id)
      if (running !== undefined) return isSame(running.content, content) ? running.outcome : { kind: 'conflict' }
      const entry = await journal.find(id)
      if (entry === null) return onWithdrawn()
      if (!isSame(entry.content, content)) return { kind: 'conflict' }
      if (entry.state === 'answered' && entry.answer !== null) return toOutcome(entry.answer)
      // A status query lacks the names, so it cannot be sent instead of the booking.
      if (isRepeatable && (content !== null || entry.content === null)) return sendOnce(submission, send)
      if (entry.state !== 'unknown' && entry.age > abandonedMs) await journal.noteUnknown(id)
      else if (entry.state === 'unknown') return { kind: 'unknown', isFinal: true }
      else if (waitSignal.aborted) return { kind: 'unknown', isFinal: false }
      else await wait(POLL_MS)
    }
  }

  return {
    submit: (submission, send, left) =>
      withTimeout(waitMs, left, (waitSignal) => submit(digested(submission, journal), send, waitSignal)),
    ask: (submission, send, left) =>
      withTimeout(waitMs, left, (waitSignal) => ask(digested(submission, journal), send, waitSignal)),
    isKnown: async (id) => pending.has(id) || (await journal.find(id)) !== null,
    settled: async () => {
      await Promise.allSettled([...pending.values()].map(({ outcome }) => outcome))
    },
  }
}

/** Replaces content and people by digests, as the journal must not store personal data. */
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

/** Claims people and date. Null if there is no recent booking of them, or the visitor has confirmed a second one. */
async function findRecent({ id, people, isAgain }: Submission, journal: Journal): Promise<SubmissionOutcome | null> {
  if (people === null) return null
  if (isAgain) {
    // A confirmed repeat does not take over the claim: the first booking keeps it.
    await journal.recent.tryClaim(people, id)
    return null
  }
  const earlier = await journal.recent.claim(people, id)
  if (earlier === null) return null
  const entry = await journal.find(earlier.submissionId)
  return { kind: 'recent', age: earlier.age, answer: entry?.answer ?? null }
}

async function sendAndRecord(
  id: string,
  send: Send,
  { journal, isRepeatable, log }: SubmissionOptions,
): Promise<SubmissionOutcome> {
  const outcome = await send()
  // Not the whole id: it entitles to the answer of the booking.
  if (outcome.kind === 'unknown')
    log.warn({ reference: submissionReference(id) }, 'The outcome of a submission is unknown')
  try {
    await record(journal, id, outcome)
  } catch (error) {
    // The visitor still gets the outcome; a repeat finds the submission pending and is not sent again.
    log.error({ error }, 'The outcome of a submission could not be stored')
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

/**
 * The outcome, or `unknown` after the timeout.
 * @param work gets a signal that aborts when nobody waits for it any more: after the timeout, or when the visitor has left
 */
function withTimeout(
  ms: number,
  left: AbortSignal | undefined,
  work: (waitSignal: AbortSignal) => Promise<SubmissionOutcome>,
): Promise<SubmissionOutcome> {
  const late = new AbortController()
  const waitSignal = left === undefined ? late.signal : AbortSignal.any([late.signal, left])
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      late.abort()
      resolve({ kind: 'unknown', isFinal: false })
    }, ms)
    work(waitSignal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
