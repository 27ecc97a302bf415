import { land } from 'virtual:base-map'
import { expect, test } from 'vitest'
import { isOverSea } from '#web/map/overSea.ts'
import { toPosition } from '#web/map/plane.ts'
import { routeLegs } from '#web/travel/route/routeLegs.ts'

const shores = land.map((steps) => {
  let [east, north] = [0, 0]
  return steps.flatMap((step, index) => {
    if (index % 2 === 0) {
      east += step
      return []
    }
    north += step
    return [[north / 100, east / 100] as const]
  })
})

test.each([
  { way: 'by ship from Genoa to Sardinia', from: [44.41, 8.95], to: [40.92, 9.5], expected: true },
  { way: 'by ship from Rotterdam to Hull', from: [51.92, 4.48], to: [53.77, -0.33], expected: true },
  { way: 'by road from Bern to Berlin', from: [46.95, 7.45], to: [52.52, 13.4], expected: false },
  { way: 'by road along a bay', from: [64.0, -22.57], to: [64.15, -21.94], expected: false },
])('$way is a crossing: $expected', ({ from, to, expected }) => {
  const [leg] = routeLegs(
    [from, to].map(([latitude = 0, longitude = 0], index) => ({
      name: String(index),
      latitude,
      longitude,
      day: index + 1,
    })),
  )
  expect(isOverSea(leg!.map(toPosition), shores)).toBe(expected)
})
