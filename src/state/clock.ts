import { atom } from 'jotai'
import type { IsoDay } from '#domain/calendar.ts'

/**
 * The operator's calendar day (Europe/Zurich). Set when the store is made, advanced when a page stays open past
 * midnight.
 */
export const todayAtom = atom<IsoDay>('1970-01-01')

/**
 * Advances to a later day.
 * Assumption: a day never goes back, so a device whose clock is behind keeps the day of the server.
 */
export const advanceDayAtom = atom(null, (get, set, day: IsoDay) => {
  if (day > get(todayAtom)) set(todayAtom, day)
})
