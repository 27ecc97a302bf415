import { describe, expect, test } from 'vitest'
import { createTravelDates } from '#domain/search/travelDates.ts'
import type { Feast } from '#domain/search/timeNames.ts'

const period = (startDate: string, endDate: string) => ({ startDate, endDate })
const dates = createTravelDates([
  [period('2027-06-14', '2027-06-17'), period('2028-01-10', '2028-01-20')],
  [period('2027-03-20', '2027-03-25')],
])
const months = (numbers: readonly number[], year: number | null = null) =>
  dates.resolve({ kind: 'months', numbers, year }).months

describe('months are resolved', () => {
  test('to those with departures, in order', () => {
    expect(months([1, 3, 6])).toEqual(['2027-03', '2027-06', '2028-01'])
    expect(months([1, 6], 2027)).toEqual(['2027-06'])
  })

  test('to all of them where none has a departure, so that a message can name them', () => {
    expect(months([7, 8])).toEqual(['2027-07', '2027-08', '2028-07', '2028-08'])
    expect(months([5], 2030)).toEqual(['2030-05'])
  })

  test('over the turn of the year, 13 being January of the year after', () => {
    expect(months([6, 12, 13], 2027)).toEqual(['2027-06', '2028-01'])
    expect(months([12, 13, 14], 2029)).toEqual(['2029-12', '2030-01', '2030-02'])
  })
})

describe('a feast is resolved to its days off', () => {
  const days = (feast: Feast, year: number | null) => dates.resolve({ kind: 'feast', feast, year })

  // Easter Sunday is 28 March in 2027 and 16 April in 2028.
  test.each([
    ['ostern', period('2027-03-26', '2027-03-29'), period('2028-04-14', '2028-04-17')],
    ['auffahrt', period('2027-05-06', '2027-05-09'), period('2028-05-25', '2028-05-28')],
    ['pfingsten', period('2027-05-15', '2027-05-17'), period('2028-06-03', '2028-06-05')],
  ] as const)('%s', (feast, first, second) => {
    expect(days(feast, null)).toMatchObject({ months: [], periods: [first, second], starts: null })
    expect(days(feast, 2028).periods).toEqual([second])
  })

  test('and a travel goes there that has one of them', () => {
    const easter = days('ostern', 2027)
    const travels = [
      [period('2027-03-20', '2027-03-25')],
      [period('2027-03-20', '2027-03-26')],
      [period('2027-03-29', '2027-04-02')],
      [period('2027-03-30', '2027-04-02')],
    ]
    expect(createTravelDates(travels).withAll([easter])).toEqual(Uint8Array.of(0, 1, 1, 0))
  })
})

test('a duration is resolved to days, without months', () => {
  expect(dates.resolve({ kind: 'days', min: 4, max: 6 })).toMatchObject({
    months: [],
    periods: [],
    minDays: 4,
    maxDays: 6,
  })
  expect(dates.withAll([dates.resolve({ kind: 'days', min: 4, max: 6 })])).toEqual(Uint8Array.of(1, 1))
  expect(dates.withAll([dates.resolve({ kind: 'days', min: 11, max: 11 })])).toEqual(Uint8Array.of(1, 0))
  expect(dates.withAll([dates.resolve({ kind: 'days', min: 5, max: 5 })])).toEqual(Uint8Array.of(0, 0))
})
