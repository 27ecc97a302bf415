import { performance } from 'node:perf_hooks'
import { Refusal } from '#server/http/refusal.ts'
import { NO_METER, type CountedOutcome, type Meter, type PlatformOutcome } from '#server/metrics/meter.ts'
import type { PlatformAnswer } from './platformAnswer.ts'
import type { SendOutcome } from './submission.ts'
import type { Submissions } from './submissions.ts'
import { PlatformFailure, type Upstream } from './upstream.ts'

/** Measures the calls to the platform. */
export function measuredUpstream(upstream: Upstream, meter: Meter): Upstream {
  if (meter === NO_METER) return upstream
  return async (call) => {
    const begun = performance.now()
    const tell = (outcome: PlatformOutcome) =>
      meter.countPlatformAnswer(call.operationName, outcome, (performance.now() - begun) / 1000)
    try {
      const answer = await upstream(call)
      tell(outcomeOf(answer))
      return answer
    } catch (error) {
      tell(failureOf(error, call.signal))
      throw error
    }
  }
}

interface WatchedUpstream {
  readonly upstream: Upstream
  /** Why the last call had no readable answer; null if it had one. */
  readonly lastFailure: () => string | null
}

/** Keeps how the last call to the platform failed, for the health report of the process. */
export function watchedUpstream(upstream: Upstream): WatchedUpstream {
  let lastFailure: string | null = null
  return {
    upstream: async (call) => {
      try {
        const answer = await upstream(call)
        lastFailure = null
        return answer
      } catch (error) {
        // A visitor's abort says nothing about the platform.
        if (failureOf(error, call.signal) !== 'left')
          lastFailure = error instanceof PlatformFailure ? error.explanation : 'failed'
        throw error
      }
    },
    lastFailure: () => lastFailure,
  }
}

/** An answer with errors and data may still be of use; one without data is not. */
function outcomeOf({ data, errors }: PlatformAnswer): PlatformOutcome {
  if (errors.length === 0) return 'ok'
  return data === null ? 'errorsOnly' : 'graphqlError'
}

function failureOf(error: unknown, { aborted, reason }: AbortSignal): PlatformOutcome {
  // `AbortSignal.timeout` aborts with a TimeoutError; otherwise the visitor left.
  if (aborted) return reason instanceof Error && reason.name === 'TimeoutError' ? 'timeout' : 'left'
  if (!(error instanceof Refusal)) return 'failed'
  const byCode: Partial<Record<Refusal['code'], PlatformOutcome>> = {
    PLATFORM_TIMEOUT: 'timeout',
    PLATFORM_UNREACHABLE: 'unreachable',
    PLATFORM_ANSWER: 'unreadable',
    PLATFORM_LIMITED: 'limited',
    PLATFORM_REDIRECT: 'unreadable',
  }
  return byCode[error.code] ?? 'failed'
}

/** Counts submissions by outcome, also if it comes after the visitor's timeout; a repeat that sent nothing counts as such. */
export function measuredSubmissions(submissions: Submissions, meter: Meter): Submissions {
  if (meter === NO_METER) return submissions
  const submit: Submissions['submit'] = async (submission, send, left) => {
    const kind = submission.id.startsWith('payment ') ? 'payment' : 'booking'
    let sendings = 0
    const sendMeasured = async (): Promise<SendOutcome> => {
      sendings += 1
      const outcome = await send()
      meter.countSubmission(kind, countedOutcome(outcome))
      return outcome
    }
    try {
      const outcome = await submissions.submit(submission, sendMeasured, left)
      const isOwn = outcome.kind === 'conflict' || outcome.kind === 'recent'
      // A submission not sent when the visitor's timeout ends may still be sent, and is counted then.
      const isUnderWay = outcome.kind === 'unknown' && !outcome.isFinal
      if (isOwn) meter.countSubmission(kind, outcome.kind)
      else if (sendings === 0 && !isUnderWay) meter.countSubmission(kind, 'repeated')
      return outcome
    } catch (error) {
      meter.countSubmission(kind, 'failed')
      throw error
    }
  }
  return { ...submissions, submit }
}

function countedOutcome(outcome: SendOutcome): CountedOutcome {
  if (outcome.kind !== 'answered') return outcome.kind
  return outcome.isSuccess ? 'placed' : 'refused'
}
