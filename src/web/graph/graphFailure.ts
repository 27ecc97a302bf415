import type { CombinedError } from '@urql/core'
import type { RefusalCode } from '#contract/refusalCodes.ts'

const TOO_MANY_REQUESTS: RefusalCode = 'TOO_MANY_REQUESTS'

/** Why an answer is missing: no line to us, the platform does not answer, too much was asked, or it answered with an error. */
const REASONS = ['offline', 'busy', 'tooMany', 'failed'] as const
export type FailureReason = (typeof REASONS)[number]

/** A read or an act that got no usable answer. Its reason leads to a text with a next move (`error.…`). */
export class GraphFailure extends Error {
  readonly reason: FailureReason
  /** Code of the proxy (`PLATFORM_TIMEOUT`, `SUBMISSION_UNKNOWN` …), to act on and to quote; null when there is none. */
  readonly code: string | null
  /** What the proxy tells beside its code. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(error: CombinedError) {
    // The text of the transport (rule 8.1.1.12): the first error's message, else the status.
    super(error.graphQLErrors[0]?.message ?? `GraphQL Error (Code: ${statusOf(error) ?? 'none'})`)
    this.name = 'GraphFailure'
    this.code = codeOf(error)
    this.details = error.graphQLErrors[0]?.extensions ?? {}
    this.reason = reasonOf(error, this.code)
  }
}

/** Message key of what a visitor reads about a failure. */
export function failureKey(reason: FailureReason) {
  switch (reason) {
    case 'offline':
      return 'error.offline'
    case 'busy':
      return 'error.busy'
    case 'tooMany':
      return 'error.tooMany'
    case 'failed':
      return 'error.failedText'
  }
}

/** The reason a failed route was given; null where it is none. */
export function readFailureReason(value: unknown): FailureReason | null {
  return REASONS.find((reason) => reason === value) ?? null
}

function reasonOf(error: CombinedError, code: string | null): FailureReason {
  if (error.networkError !== undefined && statusOf(error) === null) return 'offline'
  if (code === TOO_MANY_REQUESTS || statusOf(error) === 429) return 'tooMany'
  const isBusy = code?.startsWith('PLATFORM_') === true || (statusOf(error) ?? 0) >= 500
  return isBusy ? 'busy' : 'failed'
}

function codeOf(error: CombinedError): string | null {
  const code = error.graphQLErrors[0]?.extensions['code']
  return typeof code === 'string' ? code : null
}

function statusOf(error: CombinedError): number | null {
  const response: unknown = error.response
  return response instanceof Response ? response.status : null
}
