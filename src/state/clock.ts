import { atom } from 'jotai'
import type { IsoDay } from '#domain/calendar.ts'

/** The operator's calendar day (Europe/Zurich). Set when the store is made, moved on when a page lives past midnight. */
export const todayAtom = atom<IsoDay>('1970-01-01')

/**
 * Goes on to a later day.
 * Assumption: a day that has begun never ends again, so a device whose clock is behind keeps the day of the server.
 */
export const moveDayAtom = atom(null, (get, set, day: IsoDay) => {
  if (day > get(todayAtom)) set(todayAtom, day)
})
