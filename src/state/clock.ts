import { atom } from 'jotai'
import type { IsoDay } from '#domain/calendar.ts'

/** The operator's calendar day (Europe/Zurich). Set when the store is made, moved on when a page lives past midnight. */
export const todayAtom = atom<IsoDay>('1970-01-01')
