import { performance } from 'node:perf_hooks'
import { PlatformFailure, PlatformLimit, type Upstream } from './upstream.ts'

const LONGEST_MS = 60_000

/** Backoff without a `Retry-After`, and after a redirect: longer than a page goes on retrying a query. */
const DEFAULT_MS = 5_000

/** A query that was not sent, because the backoff the platform asked for is not over. */
export class BackoffFailure extends PlatformFailure {
  constructor() {
    super('PLATFORM_LIMITED', { mayHaveRun: false, detail: 'backing off' })
  }
}

/**
 * Honours the `Retry-After` of a platform that rate-limits this host: until it is over, a minute at most, queries fail
 * without being sent; for a moment after a redirect as well. Mutations pass: each is the decision of a visitor.
 */
export function backoffUpstream(upstream: Upstream, now: () => number = () => performance.now()): Upstream {
  let until = 0
  return async (call) => {
    if (now() < until && !/^\s*mutation\b/.test(call.query)) throw new BackoffFailure()
    try {
      return await upstream(call)
    } catch (error) {
      if (isRateLimited(error) || isRedirect(error)) until = Math.max(until, now() + waitMsOf(error))
      throw error
    }
  }
}

/** Whether the platform rate-limits this host, so that a stale answer is better than none. */
export function isRateLimited(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'PLATFORM_LIMITED'
}

function isRedirect(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'PLATFORM_REDIRECT'
}

function waitMsOf(error: unknown): number {
  const said = error instanceof PlatformLimit ? error.waitMs : null
  return Math.min(said ?? DEFAULT_MS, LONGEST_MS)
}
