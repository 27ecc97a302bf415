import { expect, test } from 'vitest'
import { minutesOf, readTime, timeText } from '#domain/timeOfDay.ts'

test.each([
  ['06:30', 6, 30],
  ['6:05', 6, 5],
  ['23:59:00', 23, 59],
  ['2027-06-12T06:30:00Z', 6, 30],
  ['2027-06-12 6:30', 6, 30],
  ['00:00', 0, 0],
])('«%s» is parsed as %i hours and %i minutes', (text, hours, minutes) => {
  expect(readTime(text)).toEqual({ hours, minutes })
})

test.each([[null], [''], ['24:00'], ['12:60'], ['um 6:30'], ['630']])('%j is no time of day', (text) => {
  expect(readTime(text)).toBeNull()
  expect(minutesOf(text)).toBeNull()
})

test.each([
  ['00:00', 0],
  ['06:30', 390],
  ['23:59', 1439],
])('%s is %i minutes after midnight', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})

test.each([
  ['06:30', '06:30'],
  ['6:30', '6:30'],
  ['06:30:00', '06:30'],
  ['06:30:00.000', '06:30'],
  ['06:30 Uhr', '06:30'],
  ['2027-06-12T06:30:00Z', '06:30'],
  ['2027-06-12 06:30', '06:30'],
  ['2027-06-12T06:30:00+02:00', '06:30'],
  ['23:30 Uhr', '23:30'],
  ['06:30:00.5Z', '06:30'],
  ['06:30+0200', '06:30'],
  ['2027-06-12T6:30', '6:30'],
  ['ca. 6 Uhr', 'ca. 6 Uhr'],
  ['ab 06:30', 'ab 06:30'],
  ['06:30 bis 07:00', '06:30 bis 07:00'],
  ['06:30:5', '06:30:5'],
  ['06:30+2', '06:30+2'],
  ['24:00', '24:00'],
  [null, null],
])('the time %j is shown as %j', (text, shown) => {
  expect(timeText(text)).toBe(shown)
})
