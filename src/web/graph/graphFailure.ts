import type { CombinedError } from '@urql/core'
import type { RefusalCode } from '#protocol/refusalCodes.ts'

const TOO_MANY_REQUESTS: RefusalCode = 'TOO_MANY_REQUESTS'

/** Why there is no answer: no connection to the host, the platform is down, too many requests, or an error response. */
const REASONS = ['offline', 'busy', 'tooMany', 'failed'] as const
export type FailureReason = (typeof REASONS)[number]

/** A query or mutation without a usable answer. Each reason has a message with a next step (`error.…`). */
export class GraphFailure extends Error {
  readonly reason: FailureReason
  /** Error code of the proxy (`PLATFORM_TIMEOUT`, `SUBMISSION_UNKNOWN` …); null when there is none. */
  readonly code: string | null
  /** `extensions` of the first error. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(error: CombinedError) {
    // Message of the transport (rule 8.1.1.12): that of the first error, else the status.
    super(error.graphQLErrors[0]?.message ?? `GraphQL Error (Code: ${statusOf(error) ?? 'none'})`)
    this.name = 'GraphFailure'
    this.code = codeOf(error)
    this.details = error.graphQLErrors[0]?.extensions ?? {}
    this.reason = reasonOf(error, this.code)
  }
}

/** Key of the message a visitor reads. */
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

/** The reason in the data of an error response; null for any other value. */
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
