import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  addYears,
  ageOn,
  dayInZurich,
  daysBetween,
  durationDays,
  groupByMonth,
  mondayOfWeek,
  monthOf,
  readDay,
  weekdayOf,
  weeksOf,
  yearOf,
} from '#domain/calendar.ts'

const DAY = 86_400_000

/** Days of the time our travellers live in, and of years of three digits. */
const days = fc
  .oneof(
    fc.date({ min: new Date('1890-01-01'), max: new Date('2110-12-31'), noInvalidDate: true }),
    fc.date({ min: new Date('0250-01-01'), max: new Date('0999-12-31'), noInvalidDate: true }),
  )
  .map((date) => dayOf(date.getTime()))

/** The day of a time, by the clock of the world. */
function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

// rule 10.1
describe('parsing a day', () => {
  test.each([
    ['2027-06-12', '2027-06-12'],
    ['2027-06-12T00:00:00.000Z', '2027-06-12'],
    ['2027-06-12T23:59:59Z', '2027-06-12'],
    ['2027-06-12 00:00:00', '2027-06-12'],
    ['2027-06-12 23:59:59.000000', '2027-06-12'],
    ['2028-02-29', '2028-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['1900-02-29', null],
    ['2027-02-29', null],
    ['2027-06-31', null],
    ['2028-06-30', '2028-06-30'],
    ['2028-06-31', null],
    ['2027-06-00', null],
    ['2027-12-31', '2027-12-31'],
    ['2027-00-10', null],
    ['2027-13-10', null],
    ['2027-6-12', null],
    ['2027-06-12 ', null],
    ['2027-06-12 Sa', null],
    ['x2027-06-12', null],
    ['', null],
    [null, null],
  ])('reads %j as %j, the UTC day', (text, day) => {
    expect(readDay(text)).toBe(day)
  })
})

// rule 5.1.1
describe('age in whole years', () => {
  test.each([
    ['the day before the birthday', '1990-06-15', '2027-06-14', 36],
    ['on the birthday', '1990-06-15', '2027-06-15', 37],
    ['before birth', '2027-06-15', '2027-06-14', -1],
    ['on the day of birth', '2027-06-15', '2027-06-15', 0],
    ['on 28 February of a common year, born on 29 February', '2008-02-29', '2026-02-28', 17],
    ['on 1 March of a common year, born on 29 February', '2008-02-29', '2026-03-01', 18],
    ['on 28 February of a leap year, born on 29 February', '2008-02-29', '2028-02-28', 19],
    ['on 29 February of a leap year, born on 29 February', '2008-02-29', '2028-02-29', 20],
  ])('%s', (...[, birthday, day, age]) => {
    expect(ageOn(birthday, day)).toBe(age)
  })
})

test.each([
  ['2027-03-28', 1, '2027-03-29'],
  ['2027-10-31', 1, '2027-11-01'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['0987-06-12', 0, '0987-06-12'],
])('%s plus %i days is %s, also across a clock change', (day, count, later) => {
  expect(addDays(day, count)).toBe(later)
  expect(daysBetween(day, later)).toBe(count)
})

test('only existing days of the calendar are parsed', () => {
  const digits = (max: number, length: number) => fc.nat(max).map((count) => String(count).padStart(length, '0'))
  fc.assert(
    fc.property(digits(9999, 4), digits(14, 2), digits(33, 2), (year, month, date) => {
      const text = `${year}-${month}-${date}`
      const milliseconds = Date.parse(text)
      const isDay = !Number.isNaN(milliseconds) && dayOf(milliseconds) === text
      expect(readDay(text)).toBe(isDay ? text : null)
    }),
  )
})

test('days between two dates agree with the system clock', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (from, count) => {
      const to = addDays(from, count)
      expect(to).toBe(dayOf(Date.parse(from) + count * DAY))
      expect(daysBetween(from, to)).toBe(count)
    }),
  )
})

test('age increases exactly on the birthday', () => {
  fc.assert(
    fc.property(days, fc.nat(110), (birthday, age) => {
      const completed = addYears(birthday, age)
      expect(ageOn(birthday, completed)).toBe(age)
      expect(ageOn(birthday, addDays(completed, -1))).toBe(age - 1)
    }),
  )
})

test('adding years keeps day and month, except for 29 February', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -99, max: 110 }), (day, count) => {
      const date = new Date(day)
      date.setUTCFullYear(date.getUTCFullYear() + count)
      expect(addYears(day, count)).toBe(dayOf(date.getTime()))
    }),
  )
})

describe('ISO weeks', () => {
  test('have the weekday of the system clock', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOf(day) % 7).toBe(new Date(day).getUTCDay())
      }),
    )
    expect(weekdayOf('2026-11-22')).toBe(7)
  })

  test.each([
    [2026, 1, '2025-12-29'],
    [2027, 1, '2027-01-04'],
    [2026, 53, '2026-12-28'],
    [2027, 24, '2027-06-14'],
  ])('of %i: week %i begins on %s', (year, week, monday) => {
    expect(mondayOfWeek(year, week)).toBe(monday)
  })

  test('start with the one of the first Thursday of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1890, max: 2110 }), fc.integer({ min: 1, max: 53 }), (year, week) => {
        const monday = mondayOfWeek(year, 1)
        expect(weekdayOf(monday)).toBe(1)
        expect(addDays(monday, 3) >= `${String(year)}-01-01` && addDays(monday, 3) <= `${String(year)}-01-07`).toBe(
          true,
        )
        expect(mondayOfWeek(year, week)).toBe(addDays(monday, (week - 1) * 7))
      }),
    )
  })

  test('leave the first Monday empty in a month that begins on a Tuesday', () => {
    const weeks = weeksOf('2027-06')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.slice(0, 2)).toEqual([null, '2027-06-01'])
    expect(weeks[4]?.slice(2, 4)).toEqual(['2027-06-30', null])
  })

  test('are exactly four in a February that begins on a Monday', () => {
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01')
  })

  test('can be six in a month that begins on a Sunday', () => {
    expect(weeksOf('2027-08')).toHaveLength(6)
    expect(weeksOf('2027-08')[0]).toEqual([null, null, null, null, null, null, '2027-08-01'])
  })

  test('have each day of the month once, under its weekday', () => {
    fc.assert(
      fc.property(days.map(monthOf), (month) => {
        const weeks = weeksOf(month)
        const all = Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
        expect(weeks.flat().filter((day) => day !== null)).toEqual(all.filter((day) => readDay(day) !== null))
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          expect(week.some((day) => day !== null)).toBe(true)
          for (const [index, day] of week.entries()) if (day !== null) expect(weekdayOf(day)).toBe(index + 1)
        }
      }),
    )
  })
})

describe('the time zone of the machine shifts no day', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  // Clocks that are changed at midnight, that are far from ours, and that once left out a whole day.
  test.each([
    ['America/Sao_Paulo', '2018-11-03'],
    ['Africa/Cairo', '2027-04-29'],
    ['America/Los_Angeles', '2027-03-13'],
    ['Pacific/Kiritimati', '1994-12-30'],
    ['Pacific/Kwajalein', '1993-08-20'],
    ['Pacific/Apia', '2011-12-29'],
  ])('in %s', (zone, from) => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    for (let count = 0; count < 4; count += 1) {
      const day = dayOf(Date.parse(from) + count * DAY)
      expect(readDay(day)).toBe(day)
      expect(addDays(from, count)).toBe(day)
      expect(addDays(day, -count)).toBe(from)
      expect(daysBetween(from, day)).toBe(count)
      expect(addYears(addYears(day, 20), -20)).toBe(day)
      expect(weekdayOf(day) % 7).toBe(new Date(day).getUTCDay())
      expect(weeksOf(monthOf(day)).flat()).toContain(day)
    }
  })
})

test('the duration of a travel includes the first and the last day', () => {
  expect(durationDays('2027-06-12', '2027-06-18')).toBe(7)
  expect(durationDays('2027-06-12', '2027-06-12')).toBe(1)
})

test.each([
  ['2027-06-12', -18, '2009-06-12'],
  ['2028-02-29', -18, '2010-03-01'],
  ['2028-02-29', 4, '2032-02-29'],
  ['1005-06-12', -18, '0987-06-12'],
])('%s plus %i years is %s', (day, count, other) => {
  expect(addYears(day, count)).toBe(other)
})

// rule 10.1
test.each([
  ['2027-01-14T22:59:59Z', '2027-01-14'],
  ['2027-01-14T23:00:00Z', '2027-01-15'],
  ['2027-07-14T21:59:59Z', '2027-07-14'],
  ['2027-07-14T22:00:00Z', '2027-07-15'],
])('at %s the day in Zurich is %s', (instant, day) => {
  expect(dayInZurich(new Date(instant))).toBe(day)
})

test('the day in Zurich is that of its time zone at any time', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' })
  const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  // Around midnight, where it matters.
  const hours = fc.constantFrom('21:59:59.999Z', '22:00:00.000Z', '22:59:59.999Z', '23:00:00.000Z')
  const midnights = fc.tuple(instants, hours).map(([day, hour]) => new Date(`${day.toISOString().slice(0, 11)}${hour}`))
  fc.assert(
    fc.property(fc.oneof(instants, midnights), (instant) => {
      expect(dayInZurich(instant)).toBe(zone.format(instant))
    }),
    { numRuns: 2_000 },
  )
})

test('the month and year of a day are its prefix', () => {
  expect(monthOf('2027-06-12')).toBe('2027-06')
  expect(yearOf('2027-06-12')).toBe(2027)
  expect(yearOf('0987-06')).toBe(987)
})

test('departures stand by the month they start in', () => {
  const days = ['2027-06-12', '2027-06-30', '2027-07-01'].map((startDate) => ({ startDate }))
  expect(groupByMonth(days)).toEqual([
    { month: '2027-06', items: days.slice(0, 2) },
    { month: '2027-07', items: days.slice(2) },
  ])
})
