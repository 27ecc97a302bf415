import { expect, test } from 'vitest'
import { townsOfStops } from '#web/booking/additionalServices/stopTowns.ts'
import { stop } from '#test/support/builders/departure.ts'

const position = { latitude: 47, longitude: 8 }
const stops = [
  stop({ stopNo: '1', nodeNo: 'n1', city: 'Bern', name: 'Bern, Neufeld', position }),
  stop({ stopNo: '2', nodeNo: 'n2', city: null, name: 'Thun, Bahnhof', position }),
  stop({ stopNo: '3', nodeNo: 'n3', city: 'Bern', name: 'Bern, Wankdorf', position }),
  stop({ stopNo: '4', nodeNo: 'n4', city: 'Aarau', name: 'Aarau, Bahnhof', position: null }),
]

test('each town stands on the map once, where its place is known', () => {
  expect(townsOfStops(stops, null).map(({ town }) => town)).toEqual(['Bern', 'Thun'])
})

test('the town of the chosen stop comes first, and is marked', () => {
  expect(townsOfStops(stops, '2').map(({ town, isChosen }) => [town, isChosen])).toEqual([
    ['Thun', true],
    ['Bern', false],
  ])
})
