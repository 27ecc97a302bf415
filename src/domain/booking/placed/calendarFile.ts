import { addDays, type IsoDay } from '#domain/calendar.ts'
import { readTime } from '#domain/timeOfDay.ts'

/*
 * A travel as an iCalendar event (RFC 5545). Written by hand: it takes a dozen lines, and the libraries lack time
 * zones, so that a visitor abroad would get the wrong departure time.
 */

/** Local time in Europe/Zurich. */
export interface CalendarMoment {
  readonly day: IsoDay
  /** `06:30`; null when unknown. */
  readonly time: string | null
}

export interface CalendarEvent {
  /** Stable across downloads, so that a second one replaces the first. */
  readonly id: string
  /** Creation time, `2027-01-15T09:30:00.000Z`. */
  readonly stamp: string
  readonly title: string
  /** Null when unknown. */
  readonly place: string | null
  readonly notes: string
  readonly start: CalendarMoment
  readonly end: CalendarMoment
}

const ZONE = 'Europe/Zurich'

/** European daylight saving rule, for calendars without time zone data. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The text of the file. Without a time, or with an end that is not after the start, it is an all-day event. */
export function toCalendarFile({ id, stamp, title, place, notes, start, end }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Travel booking//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...ZONE_LINES,
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${toUtc(stamp)}`,
    ...span(start, end),
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(notes)}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
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

/** `20270619T070000`; null without a readable time. */
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

/** Maximum octets per line; longer lines are folded, continuing behind a space. */
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
