import { LRUCache } from 'lru-cache'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { TooManyRequests } from '#server/http/refusal.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import type { LimitedAction } from '#server/rateLimits/rates.ts'

/** Rate limits of the proxy per network. Every method throws TooManyRequests when a limit is exceeded. */
export interface Allowance {
  /** Any call, before its body is read. @param address null for the host's own calls, which are not limited */
  readonly request: (address: string | null) => Promise<void>
  /** The additional limit of an operation. */
  readonly operation: (name: string, address: string | null) => Promise<void>
  /** A submission, before it is stored or sent. Repeats of an accepted submission are never refused. */
  readonly booking: (submission: Submitted) => Promise<PlacesTaken>
}

export interface Submitted {
  readonly id: string
  readonly variables: Values
  readonly address: string | null
  /** Whether the id was sent before, by this or another process. */
  readonly isKnown: () => Promise<boolean>
}

/** Places counted against the limit; `giveBack` if they were not booked. A second call does nothing. */
export interface PlacesTaken {
  readonly giveBack: () => Promise<void>
}

/** Submissions known to be counted, and how long: more than the limits admit in that hour. */
const MOST_SUBMISSIONS = 20_000
const COUNTED_MS = 60 * 60 * 1000

const ACTION_BY_OPERATION: ReadonlyMap<string, LimitedAction> = new Map([
  ['InitBookingPayment', 'payment'],
  ['SendConversionEvent', 'conversion'],
])

/** @param rateLimits null: no limits */
export function createAllowance(rateLimits: RateLimits | null): Allowance {
  const counted = new LRUCache<string, Promise<void>>({ max: MOST_SUBMISSIONS, ttl: COUNTED_MS })

  const take = async (action: LimitedAction, address: string | null, points = 1): Promise<void> => {
    const seconds = address === null ? null : await rateLimits?.take(action, address, points)
    if (typeof seconds === 'number') throw new TooManyRequests(seconds)
  }
  const giveBack = async (action: LimitedAction, address: string | null, points = 1): Promise<void> => {
    if (address !== null) await rateLimits?.giveBack(action, address, points)
  }
  /** One booking and its places, both or neither. */
  const takePlaces = async (address: string | null, people: number): Promise<void> => {
    await take('booking', address)
    await take('places', address, people).catch(async (error: unknown) => {
      await giveBack('booking', address)
      throw error
    })
  }

  return {
    request: (address) => take('request', address),
    operation: async (name, address) => {
      const action = ACTION_BY_OPERATION.get(name)
      if (action !== undefined) await take(action, address)
    },
    booking: async ({ id, variables, address, isKnown }) => {
      const earlier = counted.get(id)
      const people = peopleIn(variables)
      // Before the first await, so that a concurrent repeat is not counted, and is refused with the first.
      const taking = earlier ?? takePlaces(address, people)
      if (earlier === undefined) counted.set(id, taking)
      const nothing = { giveBack: () => Promise.resolve() }
      try {
        await taking
      } catch (error) {
        if (counted.get(id) === taking) counted.delete(id)
        if (await isKnown()) return nothing
        throw error
      }
      if (earlier !== undefined) return nothing
      let isTaken = true
      return {
        giveBack: async () => {
          if (!isTaken) return
          isTaken = false
          counted.delete(id)
          await giveBack('places', address, people)
        },
      }
    },
  }
}

/** Number of people in a booking; at least 1, as an invalid booking is rejected later. */
function peopleIn({ json }: Values): number {
  if (!isValues(json)) return 1
  const lists = [json['travellers'], json['babies']].filter((list) => Array.isArray(list))
  return Math.max(1, lists.flat().length)
}
