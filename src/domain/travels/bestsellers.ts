import { daysBetween, type IsoDay } from '#domain/calendar.ts'
import type { BestsellerTravelsQuery } from '#gql/graphql.ts'

/** Bestsellers as the platform answers them; each card reads its own part. */
export type BestsellerTravels = BestsellerTravelsQuery['bestsellerTravels']

/** The area `bestsellers` of the state on the device (rule 3.17.1.3). */
export interface Bestsellers {
  readonly isLoading: boolean
  /** Start of the day of the last answer, in seconds since 1970; 0 before the first. */
  readonly timestamp: number
  readonly travels: BestsellerTravels
}

export const NO_BESTSELLERS: Bestsellers = { isLoading: false, timestamp: 0, travels: [] }

const SECONDS_OF_A_DAY = 86_400

/**
 * Start of a day in seconds since 1970.
 * Assumption: the UTC day, so that the same calendar day always has the same timestamp.
 */
export function startOfDaySeconds(day: IsoDay): number {
  return daysBetween('1970-01-01', day) * SECONDS_OF_A_DAY
}

/** Whether the platform has been asked today already (rule 4.20.3). */
export function isFromToday({ timestamp }: Bestsellers, today: IsoDay): boolean {
  return timestamp === startOfDaySeconds(today)
}

/** The state after a request has begun. */
export function withBestsellersRequested(bestsellers: Bestsellers): Bestsellers {
  return { ...bestsellers, isLoading: true }
}

/** The state after an answer. */
export function withBestsellers(travels: BestsellerTravels, today: IsoDay): Bestsellers {
  return { isLoading: false, timestamp: startOfDaySeconds(today), travels }
}

/**
 * The state after a request that failed: what is shown stays, and the next page asks again.
 * Assumption: the contract does not say.
 */
export function withBestsellersFailed(bestsellers: Bestsellers): Bestsellers {
  return { ...bestsellers, isLoading: false }
}

/**
 * Reads what the device kept. Null unless every travel has what its card draws: an older version of the site may have
 * kept something else. Never throws.
 */
export function readBestsellers(stored: unknown): Bestsellers | null {
  if (!isObject(stored) || typeof stored['timestamp'] !== 'number') return null
  const { timestamp, travels } = stored
  return isTravels(travels) ? { isLoading: false, timestamp, travels } : null
}

function isTravels(value: unknown): value is BestsellerTravels {
  return Array.isArray(value) && value.every(isDrawable)
}

function isDrawable(travel: unknown): boolean {
  if (!isObject(travel)) return false
  const texts = ['name', 'urlSlug', 'currency'].every((name) => typeof travel[name] === 'string')
  const lists = ['dates', 'accommodations', 'travelGuides', 'highlights'].every((name) => isObjects(travel[name]))
  const image = travel['mainImage']
  return (
    texts &&
    lists &&
    isObjects(travel['dates'], 'status') &&
    (image === null || (isObject(image) && typeof image['publicId'] === 'string'))
  )
}

/** @param field each of them must have; none where it is not given. */
function isObjects(value: unknown, field?: string): boolean {
  return Array.isArray(value) && value.every((one) => isObject(one) && (field === undefined || field in one))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
