import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '#server/log/log.ts'
import { networkOf } from './network.ts'
import { LIMITED_ACTIONS, RATES, type LimitedAction, type Rate } from './rates.ts'

/** Counts what networks do, and says who has to wait. */
export interface RateLimits {
  /**
   * Counts an action. What is refused counts nothing.
   * @param address of the visitor, an IP address
   * @param points what it takes, 1 if left out; more than there are count as all of them
   * @returns seconds to wait where it is refused; null where it may go on
   */
  readonly take: (action: LimitedAction, address: string, points?: number) => Promise<number | null>
  /** As `take`, but counts nothing. */
  readonly wait: (action: LimitedAction, address: string) => Promise<number | null>
  /** An action that was counted has not come about. */
  readonly giveBack: (action: LimitedAction, address: string, points?: number) => Promise<void>
  /** Refusals since the start. */
  readonly refused: ReadonlyMap<LimitedAction, number>
}

export interface RateLimitOptions {
  readonly log: Pick<Log, 'warn'>
  readonly rates?: Readonly<Record<LimitedAction, readonly Rate[]>>
  /** Networks counted at a time; the one that was quiet longest is forgotten first. */
  readonly mostNetworks?: number
  /** Told of each refusal. */
  readonly onRefused?: (action: LimitedAction) => void
}

/** Some 10 MB when all of them do everything at once. */
const MOST_NETWORKS = 20_000

/** Limits in the memory of this process: several processes count each for itself. */
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
    wait: async (action, address) => {
      const network = networkOf(address)
      const states = await Promise.all(limitersOf(action).map((limiter) => limiter.get(network)))
      const spent = states.filter((state) => state?.remainingPoints === 0)
      if (spent.length === 0) return null
      const seconds = Math.max(...spent.map((state) => toSeconds(state?.msBeforeNext ?? 0)))
      note(action, network, seconds)
      return seconds
    },
  }
}

/** Counts refusals, and writes one line for each network, action and window, which names no address. */
function createRefusals({ log, mostNetworks, onRefused }: Required<Omit<RateLimitOptions, 'rates'>>) {
  const refused = new Map(LIMITED_ACTIONS.map((action) => [action, 0]))
  const told = new LRUCache<string, true>({ max: mostNetworks })
  const note = (action: LimitedAction, network: string, seconds: number): void => {
    refused.set(action, (refused.get(action) ?? 0) + 1)
    onRefused(action)
    const key = `${action} ${network}`
    if (told.has(key)) return
    told.set(key, true, { ttl: seconds * 1000 })
    log.warn({ act: action, seconds }, 'rate limit reached')
  }
  return { refused, note }
}

async function giveBack(limiters: readonly RateLimiterMemory[], network: string, points: number): Promise<void> {
  for (const limiter of limiters) {
    const given = Math.min(points, limiter.points)
    // Of a window that is over there is nothing to give back.
    if (((await limiter.get(network))?.consumedPoints ?? 0) >= given) await limiter.reward(network, given)
  }
}

function toLimiter({ points, seconds }: Rate): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: seconds })
}

/** 0 where nobody has to wait. */
async function secondsFor(consumption: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumption
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return toSeconds(error.msBeforeNext)
    throw error
  }
}

/** Whole seconds, as `Retry-After` has them. */
function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000))
}
