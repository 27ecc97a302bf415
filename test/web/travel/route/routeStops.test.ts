import { expect, test } from 'vitest'
import { routeStops, formatDayNumbers } from '#web/travel/route/routeStops.ts'

const point = (name: string, day: number | null) => ({ name, day, latitude: 46, longitude: 7 })

test('a place that is reached again stands once, with all its days', () => {
  const stops = routeStops([point('Basel', 1), point('Kiel', 2), point('Kiel', 3), point('Basel', 9)])
  expect(stops.map(({ name, days }) => ({ name, days }))).toEqual([
    { name: 'Basel', days: [1, 9] },
    { name: 'Kiel', days: [2, 3] },
  ])
})

test('a point that only shapes the line is no stop', () => {
  expect(routeStops([point('Pass', null)])).toEqual([])
})

test.each([
  { days: [1], written: '1' },
  { days: [3, 4], written: '3–4' },
  { days: [7, 5, 6, 5], written: '5–7' },
  { days: [1, 3, 4, 11], written: '1, 3–4, 11' },
  { days: [], written: '' },
])('days $days are written «$written»', ({ days, written }) => {
  expect(formatDayNumbers(days)).toBe(written)
})
