import { weekdayOf, type IsoDay } from '#domain/calendar.ts'

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

/** `12.06.2027` */
export function fullDay(day: IsoDay): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
}

/** `Sa 12.06.2027` */
export function dayText(day: IsoDay): string {
  return `${WEEKDAYS[weekdayOf(day) - 1] ?? ''} ${fullDay(day)}`
}
