import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCalendarFile, type CalendarEvent } from '#domain/booking/placed/calendarFile.ts'

function entry(fields: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'CR-2027-000001-0@carovia-reisen.example',
    stamp: '2027-01-15T09:30:05.123Z',
    title: 'Reise: Provence',
    place: 'Bern, Neufeld',
    notes: 'Auftragsnummer CR-2027-000001',
    start: { day: '2027-06-12', time: '06:30' },
    end: { day: '2027-06-18', time: '19:30' },
    ...fields,
  }
}

const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const octets = (text: string) => new TextEncoder().encode(text).length

describe('the calendar event', () => {
  test('lasts from the own stop on the first day to the own stop on the last, in Zurich time', () => {
    const lines = linesOf(toCalendarFile(entry()))
    expect(lines).toContain('DTSTART;TZID=Europe/Zurich:20270612T063000')
    expect(lines).toContain('DTEND;TZID=Europe/Zurich:20270618T193000')
    expect(lines).toContain('TZID:Europe/Zurich')
  })

  test('names its producer, its time in UTC, and one event', () => {
    const lines = linesOf(toCalendarFile(entry()))
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines).toContain('UID:CR-2027-000001-0@carovia-reisen.example')
    expect(lines).toContain('DTSTAMP:20270115T093005Z')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  test.each<[string, Partial<CalendarEvent>]>([
    ['the time of the first stop is not known', { start: { day: '2027-06-12', time: null } }],
    ['the time of the last stop is not known', { end: { day: '2027-06-18', time: null } }],
    ['a time cannot be read', { start: { day: '2027-06-12', time: '24:10' } }],
  ])('lasts whole days, the last one included, where %s', (_case, fields) => {
    const lines = linesOf(toCalendarFile(entry(fields)))
    expect(lines).toContain('DTSTART;VALUE=DATE:20270612')
    expect(lines).toContain('DTEND;VALUE=DATE:20270619')
  })

  test('lasts all day where it would end before it starts, and by the clock where it ends a minute later', () => {
    const day = (until: string) =>
      toCalendarFile(entry({ start: { day: '2027-06-12', time: '7:00' }, end: { day: '2027-06-12', time: until } }))
    expect(day('07:00')).toContain('DTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270613')
    expect(day('07:01')).toContain(
      'DTSTART;TZID=Europe/Zurich:20270612T070000\r\nDTEND;TZID=Europe/Zurich:20270612T070100',
    )
  })

  test('has no location where the place is unknown', () => {
    expect(toCalendarFile(entry({ place: null }))).not.toContain('LOCATION')
  })
})

describe('text in a calendar file', () => {
  test('is escaped: commas, semicolons, backslashes and line breaks', () => {
    const lines = linesOf(toCalendarFile(entry({ title: 'A, B; C\\D', notes: 'eins\nEND:VEVENT' })))
    expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D')
    expect(lines).toContain('DESCRIPTION:eins\\nEND:VEVENT')
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  test('is folded into lines of 75 octets at most, and unfolds to the same text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !/[\r\n\\;,]/.test(text)),
        (title) => {
          const text = toCalendarFile(entry({ title }))
          expect(text.split('\r\n').every((line) => octets(line) <= 75)).toBe(true)
          expect(linesOf(text)).toContain(`SUMMARY:${title}`)
        },
      ),
    )
  })
})

test('a calendar file is one calendar with the daylight saving rule and one event', () => {
  expect(linesOf(toCalendarFile(entry()))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Travel booking//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Zurich',
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
    'BEGIN:VEVENT',
    'UID:CR-2027-000001-0@carovia-reisen.example',
    'DTSTAMP:20270115T093005Z',
    'DTSTART;TZID=Europe/Zurich:20270612T063000',
    'DTEND;TZID=Europe/Zurich:20270618T193000',
    'SUMMARY:Reise: Provence',
    'LOCATION:Bern\\, Neufeld',
    'DESCRIPTION:Auftragsnummer CR-2027-000001',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['a', 1, 67],
  ['é', 2, 33],
  ['€', 3, 22],
  ['🚌', 4, 16],
])('a line of «%s» with %i octets is folded at the limit, not earlier', (char, size, most) => {
  const [first = ''] = toCalendarFile(entry({ title: char.repeat(most + 5) }))
    .split('\r\n')
    .filter((line) => line.startsWith('SUMMARY'))
  expect(Array.from(first).length - 'SUMMARY:'.length).toBe(most)
  expect(octets(first)).toBeLessThanOrEqual(75)
  expect(octets(first) + size).toBeGreaterThan(75)
})
