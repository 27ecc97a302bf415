import type { IsoDay } from '#domain/calendar.ts'
import { readDay } from '#domain/calendar.ts'

/** What became of the departure an address asked for, as the history of the browser notes it: a reload still knows. */
export interface DateAsked {
  /** `chosen` for the one that was asked for; `gone` where it is not on sale any more. */
  readonly dateAsked: 'chosen' | 'gone'
  /** First day of the one that is gone; null where nobody knows. */
  readonly goneDay: IsoDay | null
}

/** Reads the note; null where no departure was asked for. */
export function readDateAsked(state: unknown): DateAsked | null {
  if (typeof state !== 'object' || state === null || !('dateAsked' in state)) return null
  const { dateAsked } = state
  const day = 'goneDay' in state && typeof state.goneDay === 'string' ? readDay(state.goneDay) : null
  return dateAsked === 'chosen' || dateAsked === 'gone' ? { dateAsked, goneDay: day } : null
}
