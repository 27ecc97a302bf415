import { describe, expect, test } from 'vitest'
import { isFilledBy, placesIn, sleepersFor } from '#domain/booking/capacity.ts'
import type { Sleeper } from '#domain/booking/capacity.ts'
import { room } from '#test/support/builders/room.ts'

/** `AAC`: two adults and a child in this order. */
const people = (letters: string): readonly Sleeper[] =>
  Array.from(letters, (letter, index) => ({ index, ageGroupId: letter === 'A' ? 'adult' : letter === 'C' ? 'child' : null }))

const SHARED = room({ capacities: { adult: [1, 2], child: [0, 1] } })
const FAMILY = room({ totalCapacity: 4, capacities: { adult: [2, 2], child: [0, 2] }, ranges: [{ ageGroups: ['child'], capacity: 2 }], rangesAllowed: true })
const HALF = room({ partialOccupancyAllowed: true })

test.each([
  { partialOccupancyAllowed: true, places: 3 },
  { partialOccupancyAllowed: false, places: 6 },
])('three double rooms take in $places when partial occupancy is $partialOccupancyAllowed', ({ partialOccupancyAllowed, places }) => {
  expect(placesIn(room({ totalCapacity: 2, partialOccupancyAllowed }), 3)).toBe(places)
})

describe('a room is filled', () => {
  test.each([
    ['a double room by two adults', SHARED, 1, 'AA', true],
    ['a double room by an adult and a child', SHARED, 1, 'AC', true],
    ['not by two children where one adult is needed', SHARED, 1, 'CC', false],
    ['not by one person', SHARED, 1, 'A', false],
    ['not by three', SHARED, 1, 'AAC', false],
    ['not by somebody without age group', SHARED, 1, 'A?', false],
    ['two double rooms by two adults and two children', SHARED, 2, 'AACC', true],
    ['not two double rooms by one adult and three children', SHARED, 2, 'ACCC', false],
    ['a family room whose range is full', FAMILY, 1, 'AACC', true],
    ['not a family room whose range is short', FAMILY, 1, 'AAC', false],
    ['a place in a shared room by one', HALF, 1, 'A', true],
    ['not one place by two', HALF, 1, 'AA', false],
  ])('%s', (...[, candidate, quantity, letters, expected]) => {
    expect(isFilledBy(candidate, quantity, people(letters))).toBe(expected)
  })
})

describe('who sleeps in a room', () => {
  test('are the first in order', () => {
    expect(sleepersFor(SHARED, 1, people('AAAC'))?.map(({ index }) => index)).toEqual([0, 1])
  })

  test('are those it cannot do without before the others', () => {
    expect(sleepersFor(SHARED, 1, people('CCA'))?.map(({ index }) => index)).toEqual([2, 0])
  })

  test('are no travellers whose group it has no place for', () => {
    const adultsOnly = room({ capacities: { adult: [1, 2], child: [0, 0] } })
    expect(sleepersFor(adultsOnly, 1, people('CAA'))?.map(({ index }) => index)).toEqual([1, 2])
  })

  test('is nobody when they do not fill it', () => {
    expect(sleepersFor(SHARED, 2, people('AAA'))).toBeNull()
  })
})
