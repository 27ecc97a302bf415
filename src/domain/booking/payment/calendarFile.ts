import { addDays } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { readTime } from '#domain/timeOfDay.ts'

/*
 * A travel as one entry of a calendar, in the exchange form calendars read (RFC 5545). Written here: the form asks for a
 * dozen lines, and the libraries for it know no time zone, so that a visitor abroad would get on at another hour.
 */

/** A moment by the clock of the coach, which is that of Europe/Zurich. */
export interface CalendarMoment {
  readonly day: IsoDay
  /** `06:30`; null when no time is known. */
  readonly time: string | null
}

export interface CalendarEntry {
  /** The same on each download, so that a second one replaces the first. */
  readonly id: string
  /** When the file is made, `2027-01-15T09:30:00.000Z`. */
  readonly stamp: string
  readonly title: string
  /** Null where no place is known. */
  readonly place: string | null
  readonly notes: string
  readonly start: CalendarMoment
  readonly end: CalendarMoment
}

const ZONE = 'Europe/Zurich'

/** The rule of summer and winter time in Europe, for calendars that do not know the zone. */
const ZONE_LINES = [
  ...['BEGIN:VTIMEZONE', `TZID:${ZONE}`],
  ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST', 'DTSTART:19810329T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET', 'DTSTART:19961027T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE'],
]

/**
 * The text of the file. Where a time is not known, or the end would not come after the start, the entry lasts whole days.
 */
export function toCalendarFile({ id, stamp, title, place, notes, start, end }: CalendarEntry): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Travel booking//DE', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...ZONE_LINES,
    ...['BEGIN:VEVENT', `UID:${escaped(id)}`, `DTSTAMP:${toUtc(stamp)}`, ...span(start, end)],
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...[`DESCRIPTION:${escaped(notes)}`, 'STATUS:CONFIRMED', 'TRANSP:OPAQUE', 'END:VEVENT', 'END:VCALENDAR'],
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function span(start: CalendarMoment, end: CalendarMoment): readonly string[] {
  const from = clockOf(start)
  const until = clockOf(end)
  if (from === null || until === null || from >= until)
    return [`DTSTART;VALUE=DATE:${digits(start.day)}`, `DTEND;VALUE=DATE:${digits(addDays(end.day, 1))}`]
  return [`DTSTART;TZID=${ZONE}:${from}`, `DTEND;TZID=${ZONE}:${until}`]
}

/** `20270619T070000`; null without a time that can be read. */
function clockOf({ day, time }: CalendarMoment): string | null {
  const clock = readTime(time)
  return clock === null ? null : `${digits(day)}T${twoDigits(clock.hours)}${twoDigits(clock.minutes)}00`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

function toUtc(stamp: string): string {
  return `${digits(stamp.slice(0, 10))}T${stamp.slice(11, 19).replaceAll(':', '')}Z`
}

function digits(day: IsoDay): string {
  return day.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Octets a line may have; what is longer goes on in the next one behind a space. */
const MOST_OCTETS = 75

function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const char of line) {
    const size = octetsOf(char)
    const isFull = octets + size > MOST_OCTETS
    text += isFull ? `\r\n ${char}` : char
    octets = isFull ? 1 + size : octets + size
  }
  return text
}

/** Octets of a character in UTF-8. */
function octetsOf(char: string): number {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
