import { PRIVILEGED_OPERATIONS } from '#protocol/proxyEndpoint.ts'
import { hasForeignCookies } from '#protocol/cookies.ts'
import type { Meter } from '#server/metrics/meter.ts'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { measuredCache } from '#server/sharedCache/measuredCache.ts'
import { createSharedCache, type SharedCache } from '#server/sharedCache/sharedCache.ts'
import type { BookedTravel } from './bookingContent.ts'
import { isRateLimited } from './backoffUpstream.ts'
import type { PlatformAnswer } from './platformAnswer.ts'
import type { OutgoingCall, Upstream } from './upstream.ts'

const SECOND_MS = 1000
const MEBIBYTE = 1024 * 1024

/** Answers of the same lifetime share a cache. */
interface AnswerKind {
  /** Null: until the calendar day ends. */
  readonly lifetimeMs: number | null
  /** Entries that a booking invalidates: all, those of its travel and variant, or none. */
  readonly invalidated: 'all' | 'booked' | 'none'
  readonly maxBytes: number
  readonly operations: readonly string[]
}

/** Bestsellers, valid for one calendar day (rule 9.1.4.4) and asked for once for all visitors (rule 10.29). */
const DAILY: AnswerKind = {
  lifetimeMs: null,
  invalidated: 'none',
  maxBytes: MEBIBYTE,
  operations: ['BestsellerTravels'],
}

const PLACES: AnswerKind = {
  lifetimeMs: 60 * SECOND_MS,
  invalidated: 'all',
  maxBytes: MEBIBYTE,
  operations: ['Contingents'],
}

const LISTS: AnswerKind = {
  lifetimeMs: 60 * SECOND_MS,
  invalidated: 'all',
  maxBytes: MEBIBYTE,
  operations: ['TravelFilter'],
}

/** A foreign platform sends a list whole, with all dates. */
const WHOLE_LISTS_BYTES = 32 * MEBIBYTE

/** Operations with the same answer for all visitors (rules 9.1.4, 10.29, 10.30); no other operation is ever cached. */
const PUBLIC: readonly AnswerKind[] = [
  { lifetimeMs: 30 * SECOND_MS, invalidated: 'booked', maxBytes: 4 * MEBIBYTE, operations: ['Travel', 'RatioTravel'] },
  {
    lifetimeMs: 30 * SECOND_MS,
    invalidated: 'none',
    maxBytes: MEBIBYTE,
    operations: ['AllTravelAvailabilityStatus', 'TenantCms'],
  },
  LISTS,
  PLACES,
  DAILY,
]

const MAX_ENTRIES = 1000

/** How long a stale answer is served while the platform rate-limits this host (rule 10.29). */
const STALE_MS = 300 * SECOND_MS

export interface AnswerCacheOptions {
  /**
   * Places of the embedded platform are not cached, only shared by concurrent queries: several processes sell them from
   * its database.
   */
  readonly isEmbedded: boolean
  /** The calendar day in the operator's zone. */
  readonly today: () => string
  /** Timeout of a shared query, in milliseconds; it is not aborted when the visitor who caused it leaves. */
  readonly answerMs: number
  /** Whether scenarios change the answer to the present request: it then bypasses the cache. */
  readonly hasActiveScenarios: () => boolean
  readonly meter: Pick<Meter, 'countCachedAnswer'>
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number
}

/** Cache of the platform's answers that are the same for all visitors. */
export interface AnswerCache {
  readonly upstream: Upstream
  /** Removes the answers a booking may have changed. */
  readonly invalidateBooked: (booked: BookedTravel) => void
}

/** @param upstream asked with no header of a visitor where its answer may be cached */
export function createAnswerCache(upstream: Upstream, options: AnswerCacheOptions): AnswerCache {
  const { isEmbedded, today, answerMs, hasActiveScenarios } = options
  const kinds = PUBLIC.map((kind) => ({ ...kind, cache: openCache(kind, options) }))
  const cacheOf = new Map(
    kinds.flatMap(({ operations, cache }) =>
      operations.map((name) => [
        name,
        measuredCache(cache, (outcome) => options.meter.countCachedAnswer(name, outcome)),
      ]),
    ),
  )

  const ask = async (call: OutgoingCall): Promise<PlatformAnswer> => {
    const { query, variables, operationName } = call
    const cache = cacheOf.get(operationName)
    if (cache === undefined || hasActiveScenarios() || isPersonal(call)) return upstream(call)
    // With the day, so that no answer outlives it. The adapter serializes equal queries equally.
    const key = `${today()} ${JSON.stringify([query, variables])}`
    // The answer this call itself asked for; a set, as it may be none, or one renewed in the background and not returned.
    const own = new Set<PlatformAnswer>()
    const answer = await cache.getOrMake(key, async () => {
      const signal = AbortSignal.timeout(answerMs)
      const given = await upstream({ ...call, headers: new Headers(), signal })
      // A foreign platform's answer was parsed from text.
      const asked = isEmbedded ? compact(given) : given
      own.add(asked)
      return asked
    })
    // An answer that sets a cookie is for the visitor alone who sent the query.
    return answer.cookies.length === 0 || own.has(answer) ? answer : upstream(call)
  }
  const invalidateBooked = (booked: BookedTravel) => {
    const isAffected = isAbout(booked)
    for (const { invalidated, cache } of kinds) {
      if (invalidated === 'all') cache.clear()
      if (invalidated === 'booked') cache.clear(isAffected)
    }
  }
  return { upstream: ask, invalidateBooked }
}

/**
 * Predicate on cache keys: queries about one of these ids. An empty id matches every key. Ids come from visitors and may be
 * long, so they are serialized once and not for each key.
 */
function isAbout({ travelId, ratioTravelId }: BookedTravel): (key: string) => boolean {
  const ids = [travelId, ratioTravelId]
  if (ids.includes('')) return () => true
  // The ids are variables, or written into a query, whose quotes are escaped in the key.
  const written = ids.flatMap((id) => [JSON.stringify(id), JSON.stringify(JSON.stringify(id)).slice(1, -1)])
  return (key) => written.some((text) => key.includes(text))
}

/** GraphQL.js makes objects without a prototype, which take twice the memory of those that JSON.parse makes. */
function compact(answer: PlatformAnswer): PlatformAnswer {
  const data: unknown = JSON.parse(JSON.stringify(answer.data))
  return { ...answer, data: isValues(data) ? data : null }
}

/** Only whole answers are cached; one that sets a cookie belongs to a single visitor. For a day, none that is empty. */
function openCache(kind: AnswerKind, { isEmbedded, now }: AnswerCacheOptions): SharedCache<PlatformAnswer> {
  const maxBytes = kind === LISTS && !isEmbedded ? WHOLE_LISTS_BYTES : kind.maxBytes
  const lifetimeMs = isEmbedded && kind === PLACES ? 0 : (kind.lifetimeMs ?? Number.POSITIVE_INFINITY)
  const isEnough = kind === DAILY ? isFilled : isPresent
  return createSharedCache({
    lifetimeMs,
    maxEntries: MAX_ENTRIES,
    maxBytes,
    // Parsed, an answer takes 0.8 to 1.3 times the memory of its text.
    sizeOf: ({ data }) => JSON.stringify(data).length,
    isCacheable: ({ data, errors, cookies }) =>
      data !== null && errors.length === 0 && cookies.length === 0 && isEnough(data),
    stale: { ms: STALE_MS, isServedFor: isRateLimited },
    ...(now === undefined ? {} : { now }),
  })
}

/** `{}` with status 200 is a failure of the platform; a field that is null is an answer, for an unknown id. */
function isPresent(data: Values): boolean {
  return Object.keys(data).length > 0
}

function isFilled(data: Values): boolean {
  const fields = Object.values(data)
  return fields.length > 0 && fields.every((field) => field !== null && !(Array.isArray(field) && field.length === 0))
}

/** Only privileged operations are sent with the cookies of a visitor. */
function isPersonal({ operationName, headers }: OutgoingCall): boolean {
  return PRIVILEGED_OPERATIONS.has(operationName) && hasForeignCookies(headers.get('cookie'))
}
