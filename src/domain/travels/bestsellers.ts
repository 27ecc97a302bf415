import { daysBetween, type IsoDay } from '#domain/calendar.ts'
import { isJsonObject } from '#domain/jsonObject.ts'
import type { BestsellerTravelsQuery } from '#gql/graphql.ts'

/** Bestsellers as in the response; each card unmasks its own fragment. */
export type BestsellerTravels = BestsellerTravelsQuery['bestsellerTravels']

/** The stored state `bestsellers` (rule 3.17.1.3). */
export interface Bestsellers {
  readonly isLoading: boolean
  /** Start of the day of the last response as Unix time in seconds; 0 before the first. */
  readonly timestamp: number
  readonly travels: BestsellerTravels
}

export const NO_BESTSELLERS: Bestsellers = { isLoading: false, timestamp: 0, travels: [] }

const SECONDS_OF_A_DAY = 86_400

/**
 * Start of a day as Unix time in seconds.
 * Assumption: the UTC day, so that a calendar day always has the same timestamp.
 */
export function startOfDaySeconds(day: IsoDay): number {
  return daysBetween('1970-01-01', day) * SECONDS_OF_A_DAY
}

/** Whether they were already loaded today (rule 4.20.3). */
export function isFromToday({ timestamp }: Bestsellers, today: IsoDay): boolean {
  return timestamp === startOfDaySeconds(today)
}

/** The state while a request is pending. */
export function withBestsellersRequested(bestsellers: Bestsellers): Bestsellers {
  return { ...bestsellers, isLoading: true }
}

/** The state after a response. */
export function withBestsellers(travels: BestsellerTravels, today: IsoDay): Bestsellers {
  return { isLoading: false, timestamp: startOfDaySeconds(today), travels }
}

/**
 * The state after a failed request: shown travels stay, and the next page retries.
 * Assumption: the contract leaves this open.
 */
export function withBestsellersFailed(bestsellers: Bestsellers): Bestsellers {
  return { ...bestsellers, isLoading: false }
}

/**
 * Parses the stored state. Null unless every travel has the fields its card needs, as an older version of the site may
 * have stored others. Never throws.
 */
export function readBestsellers(stored: unknown): Bestsellers | null {
  if (!isJsonObject(stored) || typeof stored['timestamp'] !== 'number') return null
  const { timestamp, travels } = stored
  return isTravels(travels) ? { isLoading: false, timestamp, travels } : null
}

function isTravels(value: unknown): value is BestsellerTravels {
  return Array.isArray(value) && value.every(isDrawable)
}

function isDrawable(travel: unknown): boolean {
  if (!isJsonObject(travel)) return false
  const texts = ['name', 'urlSlug', 'currency'].every((name) => typeof travel[name] === 'string')
  const lists = ['dates', 'accommodations', 'travelGuides', 'highlights'].every((name) => isObjects(travel[name]))
  const image = travel['mainImage']
  return (
    texts &&
    lists &&
    isObjects(travel['dates'], 'status') &&
    (image === null || (isJsonObject(image) && typeof image['publicId'] === 'string'))
  )
}

/** @param field required of each entry, if given */
function isObjects(value: unknown, field?: string): boolean {
  return Array.isArray(value) && value.every((one) => isJsonObject(one) && (field === undefined || field in one))
}
