import { describe, expect, test } from 'vitest'
import {
  countsOf,
  encodedParty,
  containsSubset,
  occupancyOf,
  peopleIn,
  remaindersOf,
} from '#domain/booking/availability/occupancy.ts'
import { guests } from '#test/support/builders/draft.ts'
import { room } from '#test/support/builders/room.ts'

/** Parts of a crowd as letters: «AC» is an adult and a child. */
const lettersOf = (letters: string, codes: readonly number[]) => {
  const encoded = encodedParty(guests(letters))
  const name = (code: number) =>
    countsOf(encoded, code)
      .map((some, group) => (encoded.groupIds[group] === 'adult' ? 'A' : 'C').repeat(some))
      .join('')
  return codes.map(name).toSorted()
}
const codeOf = (letters: string, part: string) => {
  const encoded = encodedParty(guests(letters))
  return encoded.counts.findIndex((_, code) => lettersOf(letters, [code])[0] === part)
}

describe('an encoded party', () => {
  test('has a code for each subset, from nobody to everybody', () => {
    const encoded = encodedParty(guests('AAC'))
    expect(encoded.groupIds).toEqual(['adult', 'child'])
    expect(encoded.counts).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ])
    expect(encoded.everybody).toBe(5)
    expect([0, 1, 4, 5].map((code) => peopleIn(encoded, code))).toEqual([0, 1, 2, 3])
  })

  test('leaves out travellers without an age group', () => {
    expect(encodedParty(guests('?A?'))).toMatchObject({ groupIds: ['adult'], everybody: 1 })
    expect(encodedParty(guests(''))).toMatchObject({ groupIds: [], counts: [[]], everybody: 0 })
  })

  test('contains a subset only when it has enough of every group', () => {
    const encoded = encodedParty(guests('AAC'))
    const [adults, pair] = [codeOf('AAC', 'AA'), codeOf('AAC', 'AC')]
    expect(containsSubset(encoded, encoded.everybody, pair)).toBe(true)
    expect(containsSubset(encoded, pair, pair)).toBe(true)
    expect(containsSubset(encoded, pair, adults)).toBe(false)
    expect(containsSubset(encoded, adults, pair)).toBe(false)
    expect(encoded.everybody - pair).toBe(codeOf('AAC', 'A'))
  })

  test('lists each remainder once, even if it arises twice', () => {
    const encoded = encodedParty(guests('AACC'))
    const parts = ['AA', 'AC', 'CC'].map((part) => codeOf('AACC', part))
    const once = remaindersOf(encoded, [encoded.everybody], parts)
    expect(lettersOf('AACC', once)).toEqual(['AA', 'AC', 'CC'])
    expect(remaindersOf(encoded, once, parts)).toEqual([0])
    expect(remaindersOf(encoded, [0], parts)).toEqual([])
  })
})

describe('the subsets that fill a room', () => {
  const fillings = (letters: string, kind: ReturnType<typeof room>, quantity: number) =>
    lettersOf(letters, occupancyOf(kind, encodedParty(guests(letters))).fillings(quantity))

  test.each([
    ['one double room', 'AACC', room(), 1, ['AA', 'AC', 'CC']],
    ['one room that needs an adult', 'AACC', room({ capacities: { adult: [1, 2], child: [0, 1] } }), 1, ['AA', 'AC']],
    ['two rooms that need an adult each', 'AACC', room({ capacities: { adult: [1, 2], child: [0, 1] } }), 2, ['AACC']],
    ['not two such rooms with one adult', 'ACCC', room({ capacities: { adult: [1, 2], child: [0, 1] } }), 2, []],
    ['not more rooms than there are people for', 'AAA', room(), 2, []],
    ['no room at all: nobody', 'AA', room(), 0, ['']],
    ['three single places', 'AAC', room({ partialOccupancyAllowed: true }), 3, ['AAC']],
    ['one single place', 'AAC', room({ partialOccupancyAllowed: true }), 1, ['A', 'C']],
    [
      'single places within the limits of each opened room',
      'AAC',
      room({ partialOccupancyAllowed: true, capacities: { adult: [0, 1], child: [0, 1] } }),
      2,
      ['AC'],
    ],
    [
      'single places of two opened rooms',
      'AAC',
      room({ partialOccupancyAllowed: true, capacities: { adult: [0, 1], child: [0, 1] } }),
      3,
      ['AAC'],
    ],
  ])('%s', (...[, letters, kind, quantity, expected]) => {
    expect(fillings(letters, kind, quantity)).toEqual(expected)
  })

  test('count each room by itself: groups that balance only over two rooms do not fill them', () => {
    const awkward = room({
      rangesAllowed: true,
      capacities: { a: [0, 2], b: [0, 2], c: [0, 2] },
      ranges: [
        ['a', 'b'],
        ['b', 'c'],
        ['a', 'c'],
      ].map((ageGroups) => ({ ageGroups, capacity: 1 })),
    })
    const encoded = encodedParty(['a', 'b', 'c', 'a'].map((ageGroupId, index) => ({ index, ageGroupId })))
    expect(occupancyOf(awkward, encoded).fillings(2)).toEqual([])
  })
})
