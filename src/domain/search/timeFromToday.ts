import { addDays, monthOf, weekdayOf, yearOf, type IsoDay } from '#domain/calendar.ts'
import { monthName } from './timeNames.ts'

const FROM_TODAY =
  /(?<![\p{Letter}\d])(?:(dies)|(?:nä|nae)chst|kommend)e[nrsm]? +(?:(monat|woche|jahr)s?(?!\p{Letter})|(?=wochenende))/giu

/**
 * A query whose times are named: «nächsten Monat» is «Februar 2027», «nächste Woche» the month or months that it lies in.
 * A weekend keeps its word, which is a length.
 */
export function withTimesFromToday(query: string, today: IsoDay): string {
  return query.replace(FROM_TODAY, (_, isThis: string | undefined, unit: string | undefined) =>
    named(unit?.toLowerCase() ?? null, today, isThis === undefined ? 1 : 0),
  )
}

/** @param after 0 for the present one, 1 for the next */
function named(unit: string | null, today: IsoDay, after: 0 | 1): string {
  if (unit === 'jahr') return String(yearOf(today) + after)
  if (unit === 'monat') return monthOfYear(after === 0 ? today : addDays(`${monthOf(today)}-28`, 4))
  const sunday = addDays(today, 7 - weekdayOf(today) + 7 * after)
  const [first, last] = [monthOfYear(after === 0 ? today : addDays(sunday, -6)), monthOfYear(sunday)]
  const months = first === last ? first : `${first} bis ${last}`
  return unit === null ? `${months} ` : months
}

function monthOfYear(day: IsoDay): string {
  return `${monthName(Number(day.slice(5, 7)))} ${yearOf(day)}`
}
