import { expect, test } from 'vitest'
import { displayedDates, withDisplayedDates } from '#domain/travels/displayDates.ts'

const TODAY = '2027-05-10'
const date = (startDate: string, endDate: string, includesExtension = false) => ({ startDate, endDate, includesExtension })

const MAY = date('2027-05-03', '2027-05-08')
const JUNE = date('2027-06-07', '2027-06-12')
const JULY = date('2027-07-05', '2027-07-10')
const JUNE_LONGER = date('2027-06-01', '2027-06-12', true)

test('the displayed days move on to the earliest upcoming date without extension', () => {
  const travel = { startDate: '2027-05-03', endDate: '2027-05-08', dates: [MAY, JUNE_LONGER, JULY, JUNE] }
  expect(withDisplayedDates(travel, TODAY)).toMatchObject({ startDate: '2027-06-07', endDate: '2027-06-12' })
})

test('displayed days that are not those of the first date stay', () => {
  const travel = { startDate: '2027-07-05', endDate: '2027-07-10', dates: [MAY, JUNE, JULY] }
  expect(withDisplayedDates(travel, TODAY)).toMatchObject({ startDate: '2027-07-05', endDate: '2027-07-10' })
})

test('displayed days stay when nothing is upcoming', () => {
  const travel = { startDate: '2027-05-03', endDate: '2027-05-08', dates: [MAY] }
  expect(withDisplayedDates(travel, TODAY)).toEqual(travel)
})

test('a date that starts today is not upcoming, one that starts tomorrow is', () => {
  const travel = { startDate: '2027-05-10', endDate: '2027-05-12', dates: [date('2027-05-10', '2027-05-12'), date('2027-05-11', '2027-05-13')] }
  expect(displayedDates(travel, TODAY)).toEqual({ startDate: '2027-05-11', endDate: '2027-05-13', more: 0 })
})

test('it says how many more dates there are, without past and extension dates', () => {
  const travel = { startDate: '2027-05-03', endDate: '2027-05-08', dates: [MAY, JUNE, JUNE_LONGER, JULY] }
  expect(displayedDates(travel, TODAY)).toEqual({ startDate: '2027-06-07', endDate: '2027-06-12', more: 1 })
})

test('days with a time are read as UTC days', () => {
  const travel = { startDate: '2027-06-07T00:00:00.000Z', endDate: '2027-06-12T00:00:00.000Z', dates: [JUNE] }
  expect(displayedDates(travel, TODAY)).toEqual({ startDate: '2027-06-07', endDate: '2027-06-12', more: 0 })
})

test('a travel without days of its own shows its earliest upcoming date, without any it shows none', () => {
  expect(displayedDates({ startDate: null, endDate: null, dates: [JULY, JUNE] }, TODAY)).toEqual({
    startDate: '2027-06-07',
    endDate: '2027-06-12',
    more: 1,
  })
  expect(displayedDates({ startDate: null, endDate: null, dates: [MAY] }, TODAY)).toBeNull()
})

test('a travel shown on a later date counts the earlier one among the others', () => {
  const travel = { startDate: '2027-07-05', endDate: '2027-07-10', dates: [MAY, JUNE, JULY] }
  expect(displayedDates(travel, TODAY)).toEqual({ startDate: '2027-07-05', endDate: '2027-07-10', more: 1 })
})

test.each([
  ['starts with it and ends later', date('2027-06-07', '2027-06-14')],
  ['starts later and ends with it', date('2027-06-08', '2027-06-12')],
])('a date that %s is another date', (_case, other) => {
  const travel = { startDate: '2027-06-07', endDate: '2027-06-12', dates: [JUNE, other] }
  expect(displayedDates(travel, TODAY)).toEqual({ startDate: '2027-06-07', endDate: '2027-06-12', more: 1 })
})

test.each([
  { startDate: '2027-07-05', endDate: null },
  { startDate: null, endDate: '2027-07-10' },
])('a travel that tells but one of its days shows its earliest upcoming date', (days) => {
  expect(displayedDates({ ...days, dates: [JULY, JUNE] }, TODAY)).toEqual({ startDate: '2027-06-07', endDate: '2027-06-12', more: 1 })
})

test('a date without readable days is not shown and not counted', () => {
  const travel = { startDate: null, endDate: null, dates: [date('bald', '2027-06-12'), date('2027-06-07', 'offen'), JULY] }
  expect(displayedDates(travel, TODAY)).toEqual({ startDate: '2027-07-05', endDate: '2027-07-10', more: 0 })
})

test('the days of a travel without dates stay', () => {
  const travel = { startDate: '2027-07-05', endDate: '2027-07-10', dates: [] }
  expect(displayedDates(travel, TODAY)).toEqual({ startDate: '2027-07-05', endDate: '2027-07-10', more: 0 })
})
