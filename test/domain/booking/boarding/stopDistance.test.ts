import { expect, test } from 'vitest'
import { kilometresBetween, nearestStops } from '#domain/booking/boarding/stopDistance.ts'
import { stop } from '#test/support/builders/departure.ts'

const bern = { latitude: 46.948, longitude: 7.447 }
const zurich = { latitude: 47.377, longitude: 8.541 }
const thun = { latitude: 46.755, longitude: 7.63 }

test('Bern is 95 kilometres from Zürich as the crow flies, either way', () => {
  expect(Math.round(kilometresBetween(bern, zurich))).toBe(95)
  expect(Math.round(kilometresBetween(zurich, bern))).toBe(95)
  expect(kilometresBetween(bern, bern)).toBe(0)
})

test('stops are sorted by distance, without those of unknown position', () => {
  const stops = [
    stop({ stopNo: '1', nodeNo: 'n1', position: zurich }),
    stop({ stopNo: '2', nodeNo: 'n1' }),
    stop({ stopNo: '3', nodeNo: 'n1', position: thun }),
  ]
  const near = nearestStops(stops, bern).map(({ stop: { stopNo }, kilometres }) => [stopNo, Math.round(kilometres)])
  expect(near).toEqual([
    ['3', 26],
    ['1', 95],
  ])
})
