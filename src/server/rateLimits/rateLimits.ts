import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '#server/log/log.ts'
import { networkOf } from './network.ts'
import { LIMITED_ACTIONS, RATES, type LimitedAction, type Rate } from './rates.ts'

/** Rate limits per network. */
export interface RateLimits {
  /**
   * Counts an action. A refused action does not count.
   * @param address IP address of the visitor
   * @param points 1 if omitted; capped at the limit, so that a large group can book at all
   * @returns seconds to wait if it is refused, otherwise null
   */
  readonly take: (action: LimitedAction, address: string, points?: number) => Promise<number | null>
  /** Reverts `take` for an action that was not carried out. */
  readonly giveBack: (action: LimitedAction, address: string, points?: number) => Promise<void>
  /** Refusals since the start. */
  readonly refused: ReadonlyMap<LimitedAction, number>
}

export interface RateLimitOptions {
  readonly log: Pick<Log, 'warn'>
  readonly rates?: Readonly<Record<LimitedAction, readonly Rate[]>>
  /** Maximum number of networks; the least recently used one is dropped. */
  readonly mostNetworks?: number
  /** Called with each refusal. */
  readonly onRefused?: (action: LimitedAction) => void
}

/** About 10 MB if each of them uses every limit. */
const MOST_NETWORKS = 20_000

/** In-memory rate limits: each process counts for itself. */
export function createRateLimits({
  log,
  rates = RATES,
  mostNetworks = MOST_NETWORKS,
  onRefused = () => undefined,
}: RateLimitOptions): RateLimits {
  const limiters = new Map(LIMITED_ACTIONS.map((action) => [action, rates[action].map(toLimiter)]))
  const limitersOf = (action: LimitedAction) => limiters.get(action) ?? []
  const forget = (network: string) => {
    for (const limiter of [...limiters.values()].flat()) void limiter.delete(network)
  }
  const networks = new LRUCache<string, true>({
    max: mostNetworks,
    dispose: (_, network) => forget(network),
    noDisposeOnSet: true,
  })
  const { refused, note } = createRefusals({ log, mostNetworks, onRefused })

  return {
    refused,
    giveBack: (action, address, points = 1) => giveBack(limitersOf(action), networkOf(address), points),
    take: async (action, address, points = 1) => {
      const network = networkOf(address)
      networks.set(network, true)
      const waits = limitersOf(action).map((limiter) =>
        secondsFor(limiter.consume(network, Math.min(points, limiter.points))),
      )
      const seconds = Math.max(...(await Promise.all(waits)))
      if (seconds === 0) return null
      await giveBack(limitersOf(action), network, points)
      note(action, network, seconds)
      return seconds
    },
  }
}

/** Counts refusals, and logs one line per network, action and window, without the address. */
function createRefusals({ log, mostNetworks, onRefused }: Required<Omit<RateLimitOptions, 'rates'>>) {
  const refused = new Map(LIMITED_ACTIONS.map((action) => [action, 0]))
  const told = new LRUCache<string, true>({ max: mostNetworks })
  const note = (action: LimitedAction, network: string, seconds: number): void => {
    refused.set(action, (refused.get(action) ?? 0) + 1)
    onRefused(action)
    const key = `${action} ${network}`
    if (told.has(key)) return
    told.set(key, true, { ttl: seconds * 1000 })
    log.warn({ action, seconds }, 'rate limit reached')
  }
  return { refused, note }
}

async function giveBack(limiters: readonly RateLimiterMemory[], network: string, points: number): Promise<void> {
  for (const limiter of limiters) {
    const given = Math.min(points, limiter.points)
    // The window may have ended in the meantime.
    if (((await limiter.get(network))?.consumedPoints ?? 0) >= given) await limiter.reward(network, given)
  }
}

function toLimiter({ points, seconds }: Rate): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: seconds })
}

/** Seconds to wait; 0 if admitted. */
async function secondsFor(consumption: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumption
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return toSeconds(error.msBeforeNext)
    throw error
  }
}

/** Whole seconds for `Retry-After`. */
function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}
