import { readDay } from '#domain/calendar.ts'
import { formatPlainMoney, readCentimes, type Currency } from '#domain/money.ts'

import type { Caption } from './shareCard.ts'

/** Finds the caption of a share picture, the same object while the listing is cached; null if its travel is not listed. */
export type CaptionOf = (publicId: string) => Promise<Caption | null>

export interface CaptionSource {
  /** The platform's GraphQL endpoint. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly tenantId: string
  readonly operator: string
}

const LISTING = `query ShareCaptions($tenantId: ID!) {
  travelFilter(tenantId: $tenantId) { travels { name startDate endDate minPrice currency mainImage { publicId } } }
}`

/** Cache lifetime of a listing, in milliseconds: prices on share pictures may be that old. */
const CACHE_MS = 5 * 60 * 1000

/** Captions by public id, from a cached listing. */
export function createCaptions(source: CaptionSource, now: () => number = Date.now): CaptionOf {
  let listing: Promise<ReadonlyMap<string, Caption>> | null = null
  let readAt = 0
  return async (publicId) => {
    if (listing === null || now() - readAt > CACHE_MS) {
      readAt = now()
      listing = readListing(source)
    }
    try {
      return (await listing).get(publicId) ?? null
    } catch {
      // A picture without caption is better than none; failures are not cached.
      listing = null
      return null
    }
  }
}

async function readListing({ fetch, tenantId, operator }: CaptionSource): Promise<ReadonlyMap<string, Caption>> {
  const request = new Request('http://platform/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: LISTING, variables: { tenantId } }),
  })
  const answer: unknown = await (await fetch(request)).json()
  const travels = at(at(at(answer, 'data'), 'travelFilter'), 'travels')
  if (!Array.isArray(travels)) throw new Error('the listing could not be read')
  return new Map(travels.flatMap((travel) => entryOf(travel, operator)))
}

function entryOf(travel: unknown, operator: string): readonly (readonly [string, Caption])[] {
  const [name, publicId] = [at(travel, 'name'), at(at(travel, 'mainImage'), 'publicId')]
  if (typeof name !== 'string' || typeof publicId !== 'string') return []
  const dates = dateRange(at(travel, 'startDate'), at(travel, 'endDate'))
  const centimes = readCentimes(at(travel, 'minPrice'))
  const currency: Currency = at(travel, 'currency') === 'EUR' ? 'EUR' : 'CHF'
  return [
    [
      publicId,
      { name, operator, dates, price: centimes === null ? null : `ab ${formatPlainMoney({ centimes, currency })}` },
    ],
  ]
}

function dateRange(start: unknown, end: unknown): string | null {
  const [first, last] = [start, end].map((day) => (typeof day === 'string' ? readDay(day) : null))
  if (first === undefined || first === null) return null
  if (last === undefined || last === null || last === first) return dateText(first)
  return `${dateText(first)} – ${dateText(last)}`
}

function dateText(day: string): string {
  return day.split('-').reverse().join('.')
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined
}
