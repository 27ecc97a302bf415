import { expect, test } from 'vitest'
import {
  formatDay,
  formatDayOfYear,
  formatDateRange,
  formatMoment,
  formatLongDay,
  formatMonth,
  formatWeekdayAndDay,
  formatWeekdayRange,
  monthName,
  weekdayNames,
} from '#web/text/days.ts'

// rule 9.7.2
test('a day is written dd.mm.yyyy, whatever time follows it', () => {
  expect(formatDay('2027-06-12')).toBe('12.06.2027')
  expect(formatDay('2027-06-12T22:30:00.000Z')).toBe('12.06.2027')
  expect(formatDay(null)).toBe('')
})

test('a period shows what is known of it', () => {
  expect(formatDateRange('2027-06-12', '2027-06-18')).toBe('12.06.2027 – 18.06.2027')
  expect(formatDateRange('2027-06-12', null)).toBe('12.06.2027')
  expect(formatDateRange('2027-06-12', '2027-06-12')).toBe('12.06.2027')
})

test('weekday, month and long form are German', () => {
  expect(formatWeekdayAndDay('2027-06-12')).toBe('Sa 12.06.')
  expect(formatDayOfYear('2027-06-12')).toBe('12.06.')
  expect(formatMonth('2027-06')).toBe('Juni 2027')
  expect(monthName('2027-06')).toBe('Juni')
  expect(formatLongDay('2027-06-12')).toBe('Samstag, 12. Juni 2027')
})

test('a travel names its first and last day, a day trip one', () => {
  expect(formatWeekdayRange({ startDate: '2027-06-12', endDate: '2027-06-18' })).toBe('Sa 12.06. – Fr 18.06.')
  expect(formatWeekdayRange({ startDate: '2027-06-12', endDate: '2027-06-12' })).toBe('Sa 12.06.')
})

test('a week begins on Monday', () => {
  expect(weekdayNames().map(({ short }) => short)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
  expect(weekdayNames()[0]?.long).toBe('Montag')
})

test('a moment is told by the clock of the operator, with its day where that is not today', () => {
  expect(formatMoment('2027-01-15T13:35:00.000Z', '2027-01-15')).toBe('14:35 Uhr')
  expect(formatMoment('2027-06-15T12:35:00.000Z', '2027-06-15')).toBe('14:35 Uhr')
  expect(formatMoment('2027-01-15T23:05:00.000Z', '2027-01-15')).toBe('16.01.2027, 00:05 Uhr')
})
