import { readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { isExpired } from './draftLifetime.ts'

/*
 * What a page outside of the funnel tells of a booking that was begun: kept beside the drafts, so that such a page
 * reads no drafts. Nothing about the people but their number.
 */

export interface Resumption {
  readonly travelId: string
  readonly travelName: string
  /** First day of the chosen departure; null while none is chosen. */
  readonly startDate: IsoDay | null
  /** Babies included. */
  readonly people: number
  /** Seconds since 1970. */
  readonly lastActivityTimestamp: number
}

/** The bookings that can be resumed, the last one first. Expired and unreadable ones are left out without a word. */
export function readResumptions(json: unknown, nowSeconds: number): readonly Resumption[] {
  const entries: readonly unknown[] = Array.isArray(json) ? json : []
  return entries
    .flatMap((entry) => readResumption(entry) ?? [])
    .filter((resumption) => !isExpired(resumption, nowSeconds))
    .toSorted((a, b) => b.lastActivityTimestamp - a.lastActivityTimestamp)
}

function readResumption(json: unknown): Resumption | null {
  const fields: Readonly<Record<string, unknown>> = typeof json === 'object' && json !== null ? { ...json } : {}
  const { travelId, travelName, startDate, people, lastActivityTimestamp } = fields
  if (typeof travelId !== 'string' || typeof travelName !== 'string') return null
  if (typeof people !== 'number' || typeof lastActivityTimestamp !== 'number') return null
  return {
    travelId,
    travelName,
    startDate: typeof startDate === 'string' ? readDay(startDate) : null,
    people,
    lastActivityTimestamp,
  }
}
