import { expect, test } from 'vitest'
import { inMonths, monthLine, monthsInView, nearestMonths } from '#domain/travels/monthView.ts'

const date = (startDate: string, endDate: string, includesExtension = false) => ({ startDate, endDate, includesExtension })
const travel = {
  startDate: '2027-05-01',
  endDate: '2027-05-05',
  dates: [date('2027-05-01', '2027-05-05'), date('2027-06-12', '2027-06-16'), date('2027-06-02', '2027-06-06'), date('2027-06-02', '2027-06-06'), date('2027-06-02', '2027-06-08', true)],
}
const TODAY = '2027-01-15'

test('a list of a month counts its departures, each pair of days once and no extension', () => {
  expect(monthLine(travel, ['2027-06'], TODAY)).toEqual({ first: '2027-06', last: '2027-06', departures: 2, from: '2027-06-02' })
  expect(monthLine(travel, ['2027-05', '2027-06', '2027-07'], TODAY)).toEqual({ first: '2027-05', last: '2027-06', departures: 3, from: '2027-05-01' })
})

test('of months without a departure, and of no months, there is nothing to say', () => {
  expect(monthLine(travel, ['2027-07'], TODAY)).toBeNull()
  expect(monthLine(travel, [], TODAY)).toBeNull()
  expect(monthLine(travel, ['2027-05'], '2027-05-01')).toBeNull()
})

test('a travel in a list of a month has the dates of that month, the earliest displayed', () => {
  const shown = inMonths(travel, ['2027-06'], TODAY)
  expect(shown).toMatchObject({ startDate: '2027-06-02', endDate: '2027-06-06' })
  expect(shown.dates).toHaveLength(4)
  expect(inMonths(travel, ['2027-07'], TODAY)).toEqual(travel)
  expect(inMonths(travel, [], TODAY)).toEqual(travel)
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
