import { Busy, Refusal, TooManyRequests } from '#server/http/refusal.ts'
import type { Log } from '#server/log/log.ts'
import { BackoffFailure } from './backoffUpstream.ts'
import { PlatformFailure } from './upstream.ts'

/** The refusal of a call that failed, logged; any other error is a bug and told without its message. */
export function toRefusal(error: unknown, log: Log, { aborted }: Pick<AbortSignal, 'aborted'>): Refusal {
  if (error instanceof Refusal) {
    // If the visitor left, the error code does not mean a failure of the platform.
    if (aborted) log.info('visitor left')
    // Rate limits log once per window, and a crowd is not to fill the log: the line of the request has its status.
    else if (!(error instanceof TooManyRequests || error instanceof Busy || error instanceof BackoffFailure))
      log.warn({ code: error.code, ...(error instanceof PlatformFailure && { detail: error.detail }) }, 'proxy refusal')
    return error
  }
  log.error({ error }, 'proxy failure')
  return new Refusal('INTERNAL', 'The request could not be worked on')
}
