import { expect, test } from 'vitest'
import { weekdayLetters, weeksOf } from '#web/travel/calendarWeeks.ts'

test('a month has the weeks that any of its days lie in', () => {
  expect(weeksOf('2027-02')).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
  expect(weeksOf('2027-05')).toHaveLength(6)
  expect(weeksOf('2027-05')[0]).toBe('2027-04-26')
})

test('a week begins on Monday', () => {
  expect(weekdayLetters().map(({ short }) => short)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
  expect(weekdayLetters()[0]?.long).toBe('Montag')
})
