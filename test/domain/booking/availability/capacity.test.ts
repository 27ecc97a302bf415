import { describe, expect, test } from 'vitest'
import { capacityType, fitsIntoRoom, meetsMinima, placesIn, roomsIn } from '#domain/booking/availability/capacity.ts'
import { guests } from '#test/support/builders/draft.ts'
import { AGE_GROUPS } from '#test/support/builders/offer.ts'
import { room } from '#test/support/builders/room.ts'

/** `AAC`: two adults and a child. */
const counts = (letters: string): ReadonlyMap<string, number> => {
  const count = (letter: string) => Array.from(letters).filter((one) => one === letter).length
  return new Map([
    ['adult', count('A')],
    ['child', count('C')],
  ])
}

const SHARED = room({ capacities: { adult: [1, 2], child: [0, 1] } })
const FAMILY = room({
  totalCapacity: 4,
  capacities: { adult: [2, 2], child: [0, 2] },
  ranges: [{ ageGroups: ['child'], capacity: 2 }],
  rangesAllowed: true,
})
const HALF = room({ partialOccupancyAllowed: true, capacities: { adult: [0, 1], child: [0, 2] } })

// rules 4.11.2.1, 4.11.2.2
test.each([
  { partialOccupancyAllowed: true, places: 3, rooms: 2 },
  { partialOccupancyAllowed: false, places: 6, rooms: 3 },
])(
  'three double rooms are $places places in $rooms rooms when partial occupancy is $partialOccupancyAllowed',
  ({ partialOccupancyAllowed, places, rooms }) => {
    const double = room({ totalCapacity: 2, partialOccupancyAllowed })
    expect(placesIn(double, 3)).toBe(places)
    expect(roomsIn(double, 3)).toBe(rooms)
  },
)

test('single places of a room without capacity open one room each', () => {
  expect(roomsIn(room({ totalCapacity: 0, partialOccupancyAllowed: true }), 2)).toBe(2)
})

// rule 5.4.1
describe('the capacity type of a room', () => {
  test.each([
    ["a room with an adult's place counts as ADULT", { adult: [0, 1], child: [1, 3] }, 'ADULT'],
    // rule 5.4.1
    ['a room whose adults have no place counts as MINOR', { adult: [0, 0], child: [0, 2] }, 'MINOR'],
    ['a room that does not name adults counts as MINOR', { child: [0, 2] }, 'MINOR'],
    ['a room for an unknown age group counts as MINOR', { senior: [0, 2] }, 'MINOR'],
  ] as const)('%s', (_name, capacities, expected) => {
    expect(capacityType(room({ capacities }), AGE_GROUPS)).toBe(expected)
  })
})

describe('room occupancy', () => {
  test.each([
    ['two adults', SHARED, 'AA', true],
    ['an adult and a child', SHARED, 'AC', true],
    ['not two children where one adult is needed', SHARED, 'CC', false],
    ['not one person, for a place stays empty', SHARED, 'A', false],
    ['not three', SHARED, 'AAC', false],
    ['not nobody', room({ totalCapacity: 0, capacities: {} }), '', false],
    ['a family that fills the range exactly', FAMILY, 'AACC', true],
    [
      'not a family short of the range',
      room({
        ...FAMILY,
        totalCapacity: 3,
        capacities: { adult: [2, 2], child: [0, 2] },
        ranges: [{ ageGroups: ['child'], capacity: 2 }],
        rangesAllowed: true,
      }),
      'AAC',
      false,
    ],
    [
      'not a family beyond the range',
      room({
        totalCapacity: 4,
        capacities: { adult: [0, 4], child: [0, 4] },
        ranges: [{ ageGroups: ['child'], capacity: 1 }],
        rangesAllowed: true,
      }),
      'AACC',
      false,
    ],
    [
      'any family, where ranges do not count',
      room({ totalCapacity: 3, ranges: [{ ageGroups: ['child'], capacity: 2 }] }),
      'AAC',
      true,
    ],
    [
      'a range of several groups',
      room({ ranges: [{ ageGroups: ['adult', 'child'], capacity: 2 }], rangesAllowed: true }),
      'AC',
      true,
    ],
    ['one in a room of single places', HALF, 'A', true],
    ['two in a room of two single places', HALF, 'AC', true],
    ['not three in a room of two single places', HALF, 'ACC', false],
    ['not two of a group with one place', HALF, 'AA', false],
    ['not nobody in a room of single places', HALF, '', false],
    ['nobody of a group it does not name', room({ capacities: { adult: [0, 2] } }), 'AC', false],
  ])('%s', (...[, candidate, letters, expected]) => {
    expect(fitsIntoRoom(candidate, counts(letters))).toBe(expected)
  })
})

describe('party minima of a room', () => {
  test.each([
    // rules 3.6.4.2, 5.4.2.1
    ['with the minimum of each group', room({ capacities: { adult: [1, 2], child: [1, 1] } }), 'AC', true],
    ['with more than the minimum', room({ capacities: { adult: [1, 2], child: [1, 1] } }), 'AAACC', true],
    // rule 5.4.2.1
    ['not with one group short of its minimum', room({ capacities: { adult: [1, 2], child: [1, 1] } }), 'AA', false],
    ['not by travellers without age group', room({ capacities: { adult: [2, 2] } }), 'A?', false],
    // rules 3.6.4.2, 5.4.2.2
    ['with each range full', FAMILY, 'AACC', true],
    // rule 5.4.2.2
    ['not with a range one short', FAMILY, 'AAC', false],
    [
      'without its ranges where they do not count',
      room({ ranges: [{ ageGroups: ['child'], capacity: 2 }] }),
      'AA',
      true,
    ],
  ])('%s', (...[, candidate, letters, expected]) => {
    expect(meetsMinima(candidate, guests(letters))).toBe(expected)
  })
})
