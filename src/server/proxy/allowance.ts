import { LRUCache } from 'lru-cache'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { TooManyRequests } from '#server/documents/refusal.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import type { LimitedAction } from '#server/rateLimits/rates.ts'

/** The limits of a visitor's network, as the proxy asks for them. Every refusal is a TooManyRequests. */
export interface Allowance {
  /** Any call, before it is read. @param address null for the host's own calls, which are not limited */
  readonly request: (address: string | null) => Promise<void>
  /** What an operation costs beside that. */
  readonly operation: (name: string, address: string | null) => Promise<void>
  /** A submission, before anything of it is noted or sent. What was let through is never refused when it comes again. */
  readonly booking: (submission: Submitted) => Promise<PlacesTaken>
}

export interface Submitted {
  readonly id: string
  readonly variables: Values
  readonly address: string | null
  /** Whether the id was sent before, by this or another process. */
  readonly isKnown: () => Promise<boolean>
}

/** Places that count as taken until they are given back. */
export interface PlacesTaken {
  readonly giveBack: () => Promise<void>
}

/** Submissions remembered as counted: more than are let through in the hour for which they count. */
const MOST_SUBMISSIONS = 20_000
const COUNTED_MS = 60 * 60 * 1000

const ACT_BY_OPERATION: ReadonlyMap<string, LimitedAction> = new Map([
  ['InitBookingPayment', 'payment'],
  ['SendConversionEvent', 'conversion'],
])

/** @param rateLimits null limits nobody */
export function createAllowance(rateLimits: RateLimits | null): Allowance {
  const counted = new LRUCache<string, true>({ max: MOST_SUBMISSIONS, ttl: COUNTED_MS })

  const take = async (action: LimitedAction, address: string | null, points = 1): Promise<void> => {
    const seconds = address === null ? null : await rateLimits?.take(action, address, points)
    if (typeof seconds === 'number') throw new TooManyRequests(seconds)
  }
  const giveBack = async (action: LimitedAction, address: string | null, points = 1): Promise<void> => {
    if (address !== null) await rateLimits?.giveBack(action, address, points)
  }

  return {
    request: (address) => take('request', address),
    operation: async (name, address) => {
      const action = ACT_BY_OPERATION.get(name)
      if (action !== undefined) await take(action, address)
    },
    booking: async ({ id, variables, address, isKnown }) => {
      const nothing = { giveBack: () => Promise.resolve() }
      if (counted.has(id)) return nothing
      // At once, so that a repeat that comes meanwhile is not counted.
      counted.set(id, true)
      const people = peopleIn(variables)
      try {
        await take('booking', address)
        await take('places', address, people)
      } catch (error) {
        counted.delete(id)
        if (await isKnown()) return nothing
        throw error
      }
      return {
        giveBack: async () => {
          counted.delete(id)
          await giveBack('places', address, people)
        },
      }
    },
  }
}

/** How many people a booking is for; one where it does not say, for the platform will refuse it. */
function peopleIn({ json }: Values): number {
  if (!isValues(json)) return 1
  const lists = [json['travellers'], json['babies']].filter((list) => Array.isArray(list))
  return Math.max(1, lists.flat().length)
}
