import { expect, test } from 'vitest'
import { toPlane, toPosition } from '#web/map/plane.ts'
import { routeLegs } from '#web/travel/route/routeLegs.ts'

const BERN = { name: 'Bern', latitude: 46.95, longitude: 7.45, day: 1 }
const CHUR = { name: 'Chur', latitude: 46.85, longitude: 9.53, day: 2 }
const GOTTHARD = { name: 'Gotthard', latitude: 46.56, longitude: 8.57, day: null }
const GENEVA = { name: 'Genf', latitude: 46.2, longitude: 6.14, day: 3 }

test('a leg begins and ends at its stops, and bends aside between them', () => {
  const [leg] = routeLegs([BERN, CHUR])
  expect(leg?.[0]).toEqual(toPlane(BERN))
  expect(toPosition(leg!.at(-1)!).longitude).toBeCloseTo(9.53, 6)
  const middle = toPosition(leg![7]!)
  expect(Math.abs(middle.latitude - 46.9)).toBeGreaterThan(0.1)
})

test('the way back bends to the other side', () => {
  const [out, back] = routeLegs([BERN, CHUR, { ...BERN, day: 3 }])
  expect(out![7]!.y).not.toBeCloseTo(back![7]!.y, 4)
})

test('a point that shapes the way lies on it, and is no end of a leg', () => {
  const legs = routeLegs([BERN, GOTTHARD, CHUR])
  expect(legs).toHaveLength(1)
  const gotthard = toPlane(GOTTHARD)
  expect(legs[0]!.some(({ x, y }) => Math.hypot(x - gotthard.x, y - gotthard.y) < 1e-9)).toBe(true)
})

test('a stop that is passed once more ends a leg', () => {
  expect(routeLegs([BERN, CHUR, { ...BERN, day: null }, GENEVA])).toHaveLength(3)
})

test('consecutive stops at one place make no leg', () => {
  expect(routeLegs([BERN, { ...BERN, day: 2 }])).toEqual([])
})
