import { expect, test } from 'vitest'
import { calendarMonths } from '#domain/travels/calendarMonths.ts'

const date = (startDate: string, endDate: string, includesExtension = false) => ({
  startDate,
  endDate,
  includesExtension,
  status: null,
  placesLeft: null,
  minPrice: null,
})

const provence = {
  name: 'Provence',
  minPrice: null,
  dates: [date('2027-06-19', '2027-06-24'), date('2027-06-05T00:00:00.000Z', '2027-06-10')],
}
const elsass = {
  name: 'Elsass',
  minPrice: null,
  dates: [date('2027-05-30', '2027-06-02'), date('2027-06-19', '2027-06-20'), date('2027-06-19', '2027-06-20')],
}

function shown(months: readonly string[], today = '2027-01-15') {
  return calendarMonths([provence, elsass], { today, months }).map(({ month, entries }) => [
    month,
    ...entries.map(({ travel, departure: { startDate, endDate } }) => `${travel.name} ${startDate} ${endDate}`),
  ])
}

test('departures are listed by the month of their start, sorted, without duplicates', () => {
  expect(shown(['2027-06', '2027-05'])).toEqual([
    ['2027-05', 'Elsass 2027-05-30 2027-06-02'],
    ['2027-06', 'Provence 2027-06-05 2027-06-10', 'Provence 2027-06-19 2027-06-24', 'Elsass 2027-06-19 2027-06-20'],
  ])
})

test('a departure of today or before is left out, one of tomorrow is listed', () => {
  expect(shown(['2027-06'], '2027-06-05')[0]).toHaveLength(3)
  expect(shown(['2027-06'], '2027-06-04')[0]).toHaveLength(4)
})

test('extensions and unreadable days are no departures of the calendar', () => {
  const travels = [
    {
      minPrice: null,
      dates: [date('2027-06-19', '2027-06-24', true), date('bald', '2027-06-24'), date('2027-06-20', '')],
    },
  ]
  expect(calendarMonths(travels, { today: '2027-01-15', months: ['2027-06'] })).toEqual([
    { month: '2027-06', entries: [] },
  ])
})

test('a departure on a feast that begins in the month before is listed there', () => {
  const feast = { today: '2027-01-15', months: ['2027-06'], days: ['2027-06-01', '2027-06-02'] }
  expect(calendarMonths([provence, elsass], feast).map(({ month, entries }) => [month, entries.length])).toEqual([
    ['2027-05', 1],
    ['2027-06', 0],
  ])
})
