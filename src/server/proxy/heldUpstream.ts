import { performance } from 'node:perf_hooks'
import { PlatformFailure, PlatformLimit, type Upstream } from './upstream.ts'

const LONGEST_MS = 60_000

/** Where the platform names no time, and after a redirect: longer than a page goes on repeating a question. */
const DEFAULT_MS = 5_000

/** A question that was not sent, as the platform asked for time. */
export class HeldBack extends PlatformFailure {
  constructor() {
    super('PLATFORM_LIMITED', { mayHaveRun: false, detail: 'held back' })
  }
}

/**
 * Holds questions back for the time a platform that limits us names, a minute at most, and for a moment after a redirect.
 * Mutations pass: each is the decision of a visitor.
 */
export function heldUpstream(upstream: Upstream, now: () => number = () => performance.now()): Upstream {
  let until = 0
  return async (call) => {
    if (now() < until && !/^\s*mutation\b/.test(call.query)) throw new HeldBack()
    try {
      return await upstream(call)
    } catch (error) {
      if (isLimiting(error) || isRedirect(error)) until = Math.max(until, now() + waitMsOf(error))
      throw error
    }
  }
}

/** Whether the platform limits us, so that an answer of before is better than none. */
export function isLimiting(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'PLATFORM_LIMITED'
}

function isRedirect(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'PLATFORM_REDIRECT'
}

function waitMsOf(error: unknown): number {
  const said = error instanceof PlatformLimit ? error.waitMs : null
  return Math.min(said ?? DEFAULT_MS, LONGEST_MS)
}
