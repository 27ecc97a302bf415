import { expect, test } from 'vitest'
import { toPlane, toPosition } from '#web/map/plane.ts'
import { routeLegs } from '#web/travel/routeLegs.ts'

const at = (name: string, latitude: number, longitude: number, day: number | null) => ({ name, latitude, longitude, day })
const BERN = at('Bern', 46.95, 7.45, 1)
const CHUR = at('Chur', 46.85, 9.53, 2)

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
  const legs = routeLegs([BERN, at('Gotthard', 46.56, 8.57, null), CHUR])
  expect(legs).toHaveLength(1)
  const gotthard = toPlane(at('Gotthard', 46.56, 8.57, null))
  expect(legs[0]!.some(({ x, y }) => Math.hypot(x - gotthard.x, y - gotthard.y) < 1e-9)).toBe(true)
})

test('a stop that is passed once more ends a leg', () => {
  expect(routeLegs([BERN, CHUR, { ...BERN, day: null }, at('Genf', 46.2, 6.14, 3)])).toHaveLength(3)
})

test('who stays in a place goes nowhere', () => {
  expect(routeLegs([BERN, { ...BERN, day: 2 }])).toEqual([])
})
