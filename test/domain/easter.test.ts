import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '#domain/calendar.ts'
import { easterSunday } from '#domain/easter.ts'

test.each([
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2035, '2035-03-25'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test('Easter is the Sunday after the full moon of spring, computed by epact', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1600, max: 2999 }), (year) => {
      const golden = year % 19
      const century = Math.floor(year / 100)
      const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
      const epact = (19 * golden + correction + 15) % 30
      const moon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0)
      const fullMoon = addDays(`${String(year)}-03-21`, moon)
      expect(easterSunday(year)).toBe(addDays(fullMoon, 7 - (weekdayOf(fullMoon) % 7)))
    }),
  )
})
