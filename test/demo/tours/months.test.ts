import { expect, test } from 'vitest'
import { departuresOf } from '#demo/catalogue/departures.ts'
import { tours } from '#demo/tours/all.ts'
import type { Tour } from '#demo/tours/tour.ts'
import { monthOf } from '#domain/calendar.ts'

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const MONTH = new RegExp(`\\b(${MONTHS.join('|')})\\b`, 'g')

/** Months named in a text, from 1. */
function monthsIn(text: string): readonly number[] {
  return [...text.matchAll(MONTH)].map(([name]) => MONTHS.indexOf(name) + 1)
}

/** Months a text promises for the whole tour: «Sechs Tage im violetten Juli». */
function promisedMonths(text: string): readonly number[] {
  return [...text.matchAll(/(?:Tage|Woche)\b[^.:,]*/g)].flatMap(([promise]) => monthsIn(promise))
}

/** Months of each departure in two years, from that of the first day to that of the last. */
function departureMonths(tour: Tour): readonly (readonly number[])[] {
  const departures = tour.variants.flatMap((variant) =>
    ['2026-11-21', '2027-11-21'].flatMap((today) => departuresOf(tour, variant, today)),
  )
  return departures.map(({ startDate, endDate }) => [startDate, endDate].map((day) => Number(monthOf(day).slice(5))))
}

const named = tours.map((tour) => ({ id: tour.id, tour, months: [...new Set(monthsIn(JSON.stringify(tour)))] }))

test.each(named.filter(({ months }) => months.length > 0))(
  '$id travels in each month its texts name',
  ({ tour, months }) => {
    for (const month of months) expect(departureMonths(tour).flat(), MONTHS[month - 1]).toContain(month)
  },
)

test('no tour promises a month for all of its days that one of its departures misses', () => {
  expect(promisedMonths('Sechs Tage im violetten Juli: der Papstpalast im Mai')).toEqual([7])
  const missed = tours.filter((tour) =>
    promisedMonths([tour.teaser, ...tour.description].join(' ')).some((month) =>
      departureMonths(tour).some((months) => !months.includes(month)),
    ),
  )
  expect(missed.map(({ id }) => id)).toEqual([])
})
