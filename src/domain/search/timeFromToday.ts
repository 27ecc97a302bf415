import { addDays, monthOf, weekdayOf, yearOf, type IsoDay } from '#domain/calendar.ts'
import type { ReadConstraint } from './timeConstraint.ts'
import { monthName } from './timeNames.ts'

const FROM_TODAY = /(?<![\p{Letter}\d])(?:(dies)|(?:nä|nae)chst|kommend)e[nrsm]? +(monat|jahr)s?(?!\p{Letter})/giu
const THIS = /^diese[nrsm]?$/
const NEXT = /^(?:nachst|naechst|kommend)e[nrsm]?$/

/** Days from today, folded. */
const NEAR_DAYS: ReadonlyMap<string, number> = new Map([
  ['heute', 0],
  ['morgen', 1],
  ['ubermorgen', 2],
  ['uebermorgen', 2],
])

/** Maximum duration in days of a travel at a weekend: three days begin on a Friday. */
const LONGEST_WEEKEND = 3

/** A query whose months and years are named: on a day in January 2027 «nächsten Monat» is «Februar 2027». */
export function withTimesFromToday(query: string, today: IsoDay): string {
  return query.replace(FROM_TODAY, (_, isThis: string | undefined, unit: string) => {
    const after = isThis === undefined ? 1 : 0
    if (unit.toLowerCase() === 'jahr') return String(yearOf(today) + after)
    return monthOfYear(after === 0 ? today : addDays(`${monthOf(today)}-28`, 4))
  })
}

/**
 * «Nächste Woche» and «dieses Wochenende» as the days on which a travel begins, the present ones from today; null where
 * the words at `start` name neither. Words are folded.
 */
export function readWeek(words: readonly string[], start: number, today: IsoDay): ReadConstraint | null {
  const [which = '', unit = ''] = words.slice(start, start + 2)
  const isWeekend = unit === 'wochenende' || unit === 'weekend'
  const isThis = THIS.test(which)
  if ((!isThis && !NEXT.test(which)) || (unit !== 'woche' && !isWeekend)) return null
  const sunday = addDays(today, 7 - weekdayOf(today) + (isThis ? 0 : 7))
  const first = addDays(sunday, isWeekend ? -2 : -6)
  return {
    constraint: {
      kind: 'week',
      first: first < today ? today : first,
      last: sunday,
      maxDays: isWeekend ? LONGEST_WEEKEND : null,
    },
    words: 2,
  }
}

/** «Heute», «morgen», «übermorgen» as the day on which a travel begins; null for other words, and for «guten Morgen». */
export function readNearDay(words: readonly string[], start: number, today: IsoDay): ReadConstraint | null {
  const ahead = NEAR_DAYS.get(words[start] ?? '')
  if (ahead === undefined || words[start - 1] === 'guten') return null
  const day = addDays(today, ahead)
  return { constraint: { kind: 'week', first: day, last: day, maxDays: null }, words: 1 }
}

function monthOfYear(day: IsoDay): string {
  return `${monthName(Number(day.slice(5, 7)))} ${yearOf(day)}`
}
