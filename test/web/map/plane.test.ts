import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitting, toPlane, toPosition } from '#web/map/plane.ts'

const BERN = { latitude: 46.95, longitude: 7.45 }
const HAMBURG = { latitude: 53.55, longitude: 10 }

// rules 2.5.7, 10.17
test('north is up, east is right, and the way back leads to the same place', () => {
  const [bern, hamburg] = [toPlane(BERN), toPlane(HAMBURG)]
  expect(hamburg.y).toBeLessThan(bern.y)
  expect(hamburg.x).toBeGreaterThan(bern.x)
  expect(toPosition(bern).latitude).toBeCloseTo(46.95, 9)
  expect(toPosition(bern).longitude).toBeCloseTo(7.45, 9)
})

test('a fitted area fills one direction and is centred in the other', () => {
  const toDrawing = fitting({ left: 0, top: 0, right: 2, bottom: 1 }, { left: 50, top: 100, right: 250, bottom: 400 })
  expect([toDrawing({ x: 0, y: 0 }), toDrawing({ x: 2, y: 1 })]).toEqual([
    { x: 50, y: 200 },
    { x: 250, y: 300 },
  ])
})

test('every point of what is wanted lies within the room', () => {
  const side = fc.double({ min: 0, max: 1, noNaN: true })
  const wanted = fc.record({ left: side, top: side, width: side, height: side })
  fc.assert(
    fc.property(wanted, ({ left, top, width, height }) => {
      const toDrawing = fitting(
        { left, top, right: left + width, bottom: top + height },
        { left: 40, top: 40, right: 300, bottom: 420 },
      )
      for (const { x, y } of [toDrawing({ x: left, y: top }), toDrawing({ x: left + width, y: top + height })]) {
        expect(x).toBeGreaterThan(39.999)
        expect(x).toBeLessThan(300.001)
        expect(y).toBeGreaterThan(39.999)
        expect(y).toBeLessThan(420.001)
      }
    }),
  )
})

test('a single point lies in the middle of the room', () => {
  const at = { left: 0.1, top: 0.2, right: 0.1, bottom: 0.2 }
  expect(fitting(at, { left: 0, top: 0, right: 400, bottom: 500 })({ x: 0.1, y: 0.2 })).toEqual({ x: 200, y: 250 })
})
