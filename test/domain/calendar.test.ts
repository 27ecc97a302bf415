import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addYears, ageOn, dayInZurich, daysBetween, durationDays, monthOf, readDay } from '#domain/calendar.ts'

// rule 10.1
describe('a day is read', () => {
  test.each([
    ['2027-06-12', '2027-06-12'],
    ['2027-06-12T00:00:00.000Z', '2027-06-12'],
    ['2027-06-12T23:59:59Z', '2027-06-12'],
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
    ['x2027-06-12', null],
    ['', null],
    [null, null],
  ])('%j as %j, as the UTC day it names', (text, day) => {
    expect(readDay(text)).toBe(day)
  })
})

// rule 5.1.1
describe('age is counted in whole years', () => {
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
])('%s and %i days are %s, also where a clock is changed', (day, count, later) => {
  expect(addDays(day, count)).toBe(later)
  expect(daysBetween(day, later)).toBe(count)
})

test('days lie apart as many as the clock of the world counts', () => {
  const DAY = 86_400_000
  const day = fc
    .date({ min: new Date('1890-01-01'), max: new Date('2110-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (from, to) => {
      expect(daysBetween(from, to)).toBe((Date.parse(to) - Date.parse(from)) / DAY)
      expect(addDays(from, daysBetween(from, to))).toBe(to)
    }),
  )
})

test('a travel takes as many days as it has, the first and the last included', () => {
  expect(durationDays('2027-06-12', '2027-06-18')).toBe(7)
  expect(durationDays('2027-06-12', '2027-06-12')).toBe(1)
})

test.each([
  ['2027-06-12', -18, '2009-06-12'],
  ['2028-02-29', -18, '2010-03-01'],
  ['2028-02-29', 4, '2032-02-29'],
  ['1005-06-12', -18, '0987-06-12'],
])('%s and %i years are %s', (day, count, other) => {
  expect(addYears(day, count)).toBe(other)
})

// rule 10.1
test.each([
  ['2027-01-14T22:59:59Z', '2027-01-14'],
  ['2027-01-14T23:00:00Z', '2027-01-15'],
  ['2027-07-14T21:59:59Z', '2027-07-14'],
  ['2027-07-14T22:00:00Z', '2027-07-15'],
])('at %s it is %s in Zurich', (instant, day) => {
  expect(dayInZurich(new Date(instant))).toBe(day)
})

test('a day belongs to its month', () => {
  expect(monthOf('2027-06-12')).toBe('2027-06')
})
