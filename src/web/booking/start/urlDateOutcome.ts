import type { IsoDay } from '#domain/calendar.ts'
import { readDay } from '#domain/calendar.ts'

/** Outcome of a departure requested by the URL, stored in the history entry, so that it survives a reload. */
export interface UrlDateOutcome {
  /** `chosen` if it was selected; `gone` if it is no longer on sale. */
  readonly dateAsked: 'chosen' | 'gone'
  /** First day of a departure that is gone; null if unknown. */
  readonly goneDay: IsoDay | null
}

/** Parses the state of a history entry; null if no departure was requested. */
export function readUrlDateOutcome(state: unknown): UrlDateOutcome | null {
  if (typeof state !== 'object' || state === null || !('dateAsked' in state)) return null
  const { dateAsked } = state
  const day = 'goneDay' in state && typeof state.goneDay === 'string' ? readDay(state.goneDay) : null
  return dateAsked === 'chosen' || dateAsked === 'gone' ? { dateAsked, goneDay: day } : null
}
