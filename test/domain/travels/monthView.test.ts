import { expect, test } from 'vitest'
import { monthLine, monthsInView, nearestMonths } from '#domain/travels/monthView.ts'

const leaving = (startDate: string) => ({ startDate, endDate: startDate, state: null, fewPlaces: null, centimes: null })

test('a list of some months counts its departures from the first to the last', () => {
  expect(monthLine([leaving('2027-06-02'), leaving('2027-06-12')])).toEqual({ first: '2027-06', last: '2027-06', departures: 2, from: '2027-06-02' })
  expect(monthLine([leaving('2027-05-01'), leaving('2027-06-02')])).toEqual({ first: '2027-05', last: '2027-06', departures: 2, from: '2027-05-01' })
})

test('of months without a departure there is nothing to say', () => {
  expect(monthLine([])).toBeNull()
})

test('in view are the months of the filter that the query names too', () => {
  const reading = { parts: [{ months: [] }, { months: ['2027-06', '2027-07'] }] }
  expect(monthsInView([], reading)).toEqual(['2027-06', '2027-07'])
  expect(monthsInView(['2027-07', '2027-08'], reading)).toEqual(['2027-07'])
  expect(monthsInView(['2027-08'], reading)).toEqual(['2027-08'])
  expect(monthsInView(['2027-08'], null)).toEqual(['2027-08'])
  expect(monthsInView([], null)).toEqual([])
})

test('in place of a month those nearest to it are offered, in time', () => {
  expect(nearestMonths(['2027-06'], ['2027-01', '2027-05', '2027-08', '2027-12'], 2)).toEqual(['2027-05', '2027-08'])
  expect(nearestMonths(['2027-06'], [], 2)).toEqual([])
})
