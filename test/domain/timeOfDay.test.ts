import { expect, test } from 'vitest'
import { minutesOf, readTime } from '#domain/timeOfDay.ts'

test.each([
  ['06:30', 6, 30],
  ['6:05', 6, 5],
  ['23:59:00', 23, 59],
  ['00:00', 0, 0],
])('«%s» is read as %i hours and %i minutes', (text, hours, minutes) => {
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
