import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '#server/log/log.ts'
import { networkOf } from './network.ts'
import { ACTS, RATES, type Act, type Rate } from './rates.ts'

/** Counts what networks do, and says who has to wait. */
export interface RateLimits {
  /**
   * Counts an act. What is refused counts nothing.
   * @param address of the visitor, an IP address
   * @param points what it takes, 1 if left out; more than there are count as all of them
   * @returns seconds to wait where it is refused; null where it may go on
   */
  readonly take: (act: Act, address: string, points?: number) => Promise<number | null>
  /** As `take`, but counts nothing. */
  readonly wait: (act: Act, address: string) => Promise<number | null>
  /** An act that was counted has not come about. */
  readonly giveBack: (act: Act, address: string, points?: number) => Promise<void>
  /** Refusals since the start. */
  readonly refused: ReadonlyMap<Act, number>
}

export interface RateLimitOptions {
  readonly log: Pick<Log, 'warn'>
  readonly rates?: Readonly<Record<Act, readonly Rate[]>>
  /** Networks counted at a time; the one that was quiet longest is forgotten first. */
  readonly mostNetworks?: number
  /** Told of each refusal. */
  readonly onRefused?: (act: Act) => void
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
  const limiters = new Map(ACTS.map((act) => [act, rates[act].map(toLimiter)]))
  const limitersOf = (act: Act) => limiters.get(act) ?? []
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
    giveBack: (act, address, points = 1) => giveBack(limitersOf(act), networkOf(address), points),
    take: async (act, address, points = 1) => {
      const network = networkOf(address)
      networks.set(network, true)
      const waits = limitersOf(act).map((limiter) =>
        secondsFor(limiter.consume(network, Math.min(points, limiter.points))),
      )
      const seconds = Math.max(...(await Promise.all(waits)))
      if (seconds === 0) return null
      await giveBack(limitersOf(act), network, points)
      note(act, network, seconds)
      return seconds
    },
    wait: async (act, address) => {
      const network = networkOf(address)
      const states = await Promise.all(limitersOf(act).map((limiter) => limiter.get(network)))
      const spent = states.filter((state) => state?.remainingPoints === 0)
      if (spent.length === 0) return null
      const seconds = Math.max(...spent.map((state) => toSeconds(state?.msBeforeNext ?? 0)))
      note(act, network, seconds)
      return seconds
    },
  }
}

/** Counts refusals, and writes one line for each network, act and window, which names no address. */
function createRefusals({ log, mostNetworks, onRefused }: Required<Omit<RateLimitOptions, 'rates'>>) {
  const refused = new Map(ACTS.map((act) => [act, 0]))
  const told = new LRUCache<string, true>({ max: mostNetworks })
  const note = (act: Act, network: string, seconds: number): void => {
    refused.set(act, (refused.get(act) ?? 0) + 1)
    onRefused(act)
    const key = `${act} ${network}`
    if (told.has(key)) return
    told.set(key, true, { ttl: seconds * 1000 })
    log.warn({ act, seconds }, 'rate limit reached')
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
