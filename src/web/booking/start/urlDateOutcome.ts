import { readDay, type IsoDay } from '#domain/calendar.ts'

const OUTCOMES = ['chosen', 'gone', 'failed'] as const

/** Outcome of a departure requested by the URL, stored in the history entry, so that it survives a reload. */
export interface UrlDateOutcome {
  /** `chosen` if it was selected; `gone` if it is no longer on sale; `failed` if its variant could not be loaded. */
  readonly dateAsked: (typeof OUTCOMES)[number]
  /** First day of a departure that is gone; null if unknown. */
  readonly goneDay: IsoDay | null
}

/** Parses the state of a history entry; null if no departure was requested. */
export function readUrlDateOutcome(state: unknown): UrlDateOutcome | null {
  if (typeof state !== 'object' || state === null || !('dateAsked' in state)) return null
  const dateAsked = OUTCOMES.find((outcome) => outcome === state.dateAsked)
  const day = 'goneDay' in state && typeof state.goneDay === 'string' ? readDay(state.goneDay) : null
  return dateAsked === undefined ? null : { dateAsked, goneDay: day }
}
