import { expect, test } from 'vitest'
import { weekdayLetters, weeksOf } from '#web/ui/calendarWeeks.ts'

test('a month that begins on a Tuesday leaves its first Monday free', () => {
  const weeks = weeksOf('2027-06')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.slice(0, 2)).toEqual([null, '2027-06-01'])
  expect(weeks[4]?.slice(2, 4)).toEqual(['2027-06-30', null])
})

test('a February of four whole weeks has no other', () => {
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01')
})

test('a month that begins on a Sunday can need six weeks', () => {
  expect(weeksOf('2027-08')).toHaveLength(6)
  expect(weeksOf('2027-08')[0]).toEqual([null, null, null, null, null, null, '2027-08-01'])
})

test('a week begins on Monday', () => {
  expect(weekdayLetters().map(({ short }) => short)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
  expect(weekdayLetters()[0]?.long).toBe('Montag')
})
