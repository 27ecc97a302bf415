import { expect, test } from 'vitest'
import { startsIn, weekly } from '#demo/parts/seasons.ts'

test('a weekly season starts on its weekday in each ISO week of each year', () => {
  expect(startsIn(2027, weekly(6, [24, 26]))).toEqual(['2027-06-19', '2027-06-26', '2027-07-03'])
  expect(startsIn(2026, weekly(6, [24, 26]))).toEqual(['2026-06-13', '2026-06-20', '2026-06-27'])
})

test('a season of every other week skips one week', () => {
  expect(startsIn(2027, weekly(1, [1, 5], { every: 2 }))).toEqual(['2027-01-04', '2027-01-18', '2027-02-01'])
})

test('a start in ISO week 1 may be in December', () => {
  expect(startsIn(2026, weekly(1, [1, 1]))).toEqual(['2025-12-29'])
})

test.each([
  [2024, '2024-12-01'],
  [2026, '2026-11-29'],
  [2027, '2027-11-28'],
  [2023, '2023-12-03'],
  [2022, '2022-11-27'],
])('the first Sunday in Advent %i is %s', (year, day) => {
  expect(startsIn(year, { kind: 'advent', offsets: [0] })).toEqual([day])
})

test('the starts of an Easter season are counted from Easter Sunday', () => {
  expect(startsIn(2027, { kind: 'easter', offsets: [-2, 0, 1] })).toEqual(['2027-03-26', '2027-03-28', '2027-03-29'])
})
