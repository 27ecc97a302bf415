import { expect, test } from 'vitest'
import { easterSunday } from '#domain/search/travelDates.ts'

test.each([
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2035, '2035-03-25'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})
