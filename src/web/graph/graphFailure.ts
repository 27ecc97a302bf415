import type { CombinedError } from '@urql/core'

/** Why an answer is missing: no line to us, the platform does not answer, or it answered with an error. */
export type FailureReason = 'offline' | 'busy' | 'failed'

/** A read or an act that got no usable answer. Its reason leads to a text with a next move (`error.…`). */
export class GraphFailure extends Error {
  readonly reason: FailureReason
  /** Code of the proxy (`PLATFORM_TIMEOUT`, `SUBMISSION_UNKNOWN` …), to act on and to quote; null when there is none. */
  readonly code: string | null
  /** What the proxy tells beside its code. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(error: CombinedError) {
    // The text of the transport, specification 8: the first error's message, else the status.
    super(error.graphQLErrors[0]?.message ?? `GraphQL Error (Code: ${statusOf(error) ?? 'none'})`)
    this.name = 'GraphFailure'
    this.code = codeOf(error)
    this.details = error.graphQLErrors[0]?.extensions ?? {}
    this.reason = reasonOf(error, this.code)
  }
}

/** Message key of what a visitor reads about a failure. */
export function failureKey(reason: FailureReason) {
  return reason === 'offline' ? 'error.offline' : reason === 'busy' ? 'error.busy' : 'error.failedText'
}

function reasonOf(error: CombinedError, code: string | null): FailureReason {
  if (error.networkError !== undefined && statusOf(error) === null) return 'offline'
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
