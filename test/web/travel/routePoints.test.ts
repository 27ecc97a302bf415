import { expect, test } from 'vitest'
import { drawRoute } from '#web/travel/routePoints.ts'

const BERN = { name: 'Bern', latitude: 46.95, longitude: 7.45, day: 1 }
const HAMBURG = { name: 'Hamburg', latitude: 53.55, longitude: 10, day: 2 }
const GROUND = { width: 400, height: 500, margin: 50 }

test('north is up, east is right, and everything lies within the margin', () => {
  const [bern, hamburg] = drawRoute([BERN, HAMBURG], GROUND)
  expect(bern?.y).toBe(450)
  expect(hamburg?.y).toBe(50)
  expect(bern!.x).toBeLessThan(hamburg!.x)
})

test('a single place stands in the middle', () => {
  expect(drawRoute([BERN], GROUND)).toEqual([{ x: 200, y: 250, name: 'Bern', isStop: true }])
})
