import { expect, test } from 'vitest'
import { isInTime, timeInView } from '#domain/search/timeInView.ts'
import { monthLine, nearestMonths } from '#domain/travels/monthView.ts'

const TODAY = '2027-01-15'
const leaving = (startDate: string) => ({
  startDate,
  endDate: startDate,
  includesExtension: false,
  status: 'BOOKABLE',
  placesLeft: null,
  minPrice: null,
})
const travel = {
  startDate: '2027-05-01',
  endDate: '2027-05-01',
  minPrice: null,
  dates: [
    leaving('2027-05-01'),
    leaving('2027-06-12'),
    leaving('2027-06-02'),
    leaving('2027-06-02'),
    { ...leaving('2027-06-03'), includesExtension: true },
  ],
}
const lineOf = (months: readonly string[], today = TODAY) => monthLine(travel, { today, months })

test('the summary of a month counts departures without duplicates and extensions', () => {
  expect(lineOf(['2027-06'])).toEqual({ first: '2027-06', last: '2027-06', departures: 2, from: '2027-06-02' })
  expect(lineOf(['2027-05', '2027-06', '2027-07'])).toEqual({
    first: '2027-05',
    last: '2027-06',
    departures: 3,
    from: '2027-05-01',
  })
})

test('the summary spans all months with departures', () => {
  const dates = ['2027-05-01', '2027-06-02', '2027-07-03'].map(leaving)
  expect(monthLine({ ...travel, dates }, { today: TODAY, months: ['2027-05', '2027-06', '2027-07'] })).toMatchObject({
    first: '2027-05',
    last: '2027-07',
  })
})

const soldOut = (startDate: string) => ({ ...leaving(startDate), placesLeft: 0 })

test('the summary of a month counts the departures that can be booked, from the first of them', () => {
  const dates = [soldOut('2027-06-02'), leaving('2027-06-12'), soldOut('2027-06-20'), leaving('2027-06-26')]
  expect(monthLine({ ...travel, dates }, { today: TODAY, months: ['2027-06'] })).toMatchObject({
    departures: 2,
    from: '2027-06-12',
  })
})

test('the summary of several months begins with the first month in which something can be booked', () => {
  const dates = [soldOut('2027-05-29'), leaving('2027-06-12'), leaving('2027-07-03')]
  expect(monthLine({ ...travel, dates }, { today: TODAY, months: ['2027-05', '2027-06', '2027-07'] })).toEqual({
    first: '2027-06',
    last: '2027-07',
    departures: 2,
    from: '2027-06-12',
  })
})

test('the summary of a month in which nothing can be booked counts all of its departures', () => {
  const dates = [soldOut('2027-06-02'), soldOut('2027-06-12')]
  expect(monthLine({ ...travel, dates }, { today: TODAY, months: ['2027-06'] })).toMatchObject({
    departures: 2,
    from: '2027-06-02',
  })
})

test('months without a departure, and all months, have no summary', () => {
  expect(lineOf(['2027-07'])).toBeNull()
  expect(lineOf([])).toBeNull()
  expect(lineOf(['2027-05'], '2027-05-01')).toBeNull()
})

test('the months in view are those of the filter that the query names too', () => {
  const parts = [[], ['2027-06', '2027-07']].map((months) => ({ months, days: [] }))
  const monthsOf = (months: readonly string[], reading: Parameters<typeof timeInView>[1]) =>
    timeInView(months, reading).months
  expect(monthsOf([], { parts })).toEqual(['2027-06', '2027-07'])
  expect(monthsOf(['2027-07', '2027-08'], { parts })).toEqual(['2027-07'])
  expect(monthsOf(['2027-08'], { parts })).toEqual(['2027-08'])
  expect(monthsOf(['2027-08'], null)).toEqual(['2027-08'])
  expect(monthsOf([], null)).toEqual([])
})

test('a feast in the query is in view with its days and months, but not beside other months of the filter', () => {
  const [easter, next] = ['2027-03-29', '2028-04-14']
  const reading = { parts: [{ months: [], days: [easter, next] }] }
  expect(timeInView([], reading)).toEqual({ months: ['2027-03', '2028-04'], days: [easter, next], isByStart: false })
  expect(timeInView(['2027-03'], reading)).toEqual({ months: ['2027-03'], days: [easter], isByStart: false })
  expect(timeInView(['2027-08'], reading)).toEqual({ months: ['2027-08'], days: [], isByStart: false })
})

// rule 2.2.13
test('a week in the query is in view with the departures that begin in it, a feast with those that are on it', () => {
  const week = ['2027-06-14', '2027-06-15']
  const view = timeInView([], { parts: [{ kind: 'week', months: [], days: week }] })
  expect(view).toEqual({ months: ['2027-06'], days: week, isByStart: true })
  const before = { startDate: '2027-06-13', endDate: '2027-06-16' }
  expect(isInTime(before, view)).toBe(false)
  expect(isInTime(before, { ...view, isByStart: false })).toBe(true)
  expect(isInTime({ ...before, startDate: '2027-06-15' }, view)).toBe(true)
})

test('a feast has no summary of months', () => {
  expect(monthLine(travel, { today: TODAY, months: ['2027-06'], days: ['2027-06-12'] })).toBeNull()
})

test('for a month without departures the nearest ones are suggested, in order', () => {
  expect(nearestMonths(['2027-06'], ['2027-01', '2027-05', '2027-08', '2027-12'], 2)).toEqual(['2027-05', '2027-08'])
  expect(nearestMonths(['2027-06'], [], 2)).toEqual([])
  expect(nearestMonths(['2027-06', '2027-12'], ['2027-01', '2027-03', '2028-01'], 1)).toEqual(['2028-01'])
})
