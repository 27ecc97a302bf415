import { describe, expect, test } from 'vitest'
import { allocate, fills, mostOfRoom, assignGuests } from '#domain/booking/availability/allocation.ts'
import { encodedParty, occupancyOf } from '#domain/booking/availability/occupancy.ts'
import { guests } from '#test/support/builders/draft.ts'
import { room } from '#test/support/builders/room.ts'

const DOUBLE = room()
const WITH_ADULT = room({ id: 'ad', capacities: { adult: [1, 2], child: [0, 1] } })
const SINGLE = room({ id: 'ez', totalCapacity: 1 })
const ADULT_SINGLE = room({ id: 'ez', totalCapacity: 1, capacities: { adult: [1, 1] } })
const chosenRooms = (...choices: readonly (readonly [typeof DOUBLE, number])[]) =>
  choices.map(([kind, quantity]) => ({ room: kind, quantity }))
const bedsIn = (chosen: ReturnType<typeof chosenRooms>, letters: string) => {
  const beds = allocate(chosen, guests(letters))
  return beds === null ? null : Array.from(letters, (_, index) => beds.get(index) ?? '-').join(' ')
}

describe('assigning beds', () => {
  test.each([
    ['in the order of the travellers and of the choice', chosenRooms([DOUBLE, 1], [SINGLE, 1]), 'AAA', 'dz dz ez'],
    ['to the first travellers where there are too few', chosenRooms([SINGLE, 1]), 'AA', 'ez -'],
    ['to those a room cannot do without', chosenRooms([WITH_ADULT, 1]), 'CCA', 'ad - ad'],
    // rule 4.11.2.1
    ['to no one the room has no place for', chosenRooms([ADULT_SINGLE, 1]), 'CA', '- ez'],
    ['so that the later rooms can be filled too', chosenRooms([DOUBLE, 1], [ADULT_SINGLE, 1]), 'AAC', 'dz ez dz'],
    [
      'so that each of several rooms has an adult',
      chosenRooms([WITH_ADULT, 2], [SINGLE, 1]),
      'AACCC',
      'ad ad ad ad ez',
    ],
    ['past those without age group', chosenRooms([SINGLE, 1]), '?A', '- ez'],
    ['nobody without rooms', chosenRooms(), 'AA', '- -'],
  ])('%s', (...[, chosen, letters, expected]) => {
    expect(bedsIn(chosen, letters)).toBe(expected)
  })

  test.each([
    ['a place stays empty', chosenRooms([DOUBLE, 1]), 'A'],
    ['a room misses its adult', chosenRooms([WITH_ADULT, 2]), 'ACCC'],
    ['the rooms need more guests than there are', chosenRooms([DOUBLE, 1], [SINGLE, 1]), 'AA'],
    ['the later room has no place for the remaining guests', chosenRooms([DOUBLE, 1], [ADULT_SINGLE, 2]), 'ACCC'],
    ['the only guest has no age group', chosenRooms([SINGLE, 1]), '?'],
  ])('fails when %s', (...[, chosen, letters]) => {
    expect(bedsIn(chosen, letters)).toBeNull()
  })

  test('is fast with more kinds of rooms than can be tried in all orders', () => {
    const singles = ['a', 'b', 'c', 'd', 'e'].map((id) => room({ id, totalCapacity: 1 }))
    const adultRooms = room({ id: 'x', totalCapacity: 1, capacities: { adult: [1, 1] } })
    expect(
      bedsIn([...singles.map((kind) => ({ room: kind, quantity: 1 })), { room: adultRooms, quantity: 1 }], 'ACCCCC'),
    ).toBe('x a b c d e')
  })
})

describe('assigned beds fill the rooms', () => {
  const given = (beds: Readonly<Record<number, string>>) =>
    new Map(Object.entries(beds).map(([index, id]) => [Number(index), id]))

  test.each([
    ['when every place is taken', { 0: 'dz', 1: 'dz', 2: 'ez' }, chosenRooms([DOUBLE, 1], [SINGLE, 1]), 'AAA', true],
    ['in any order', { 0: 'ez', 1: 'dz', 2: 'dz' }, chosenRooms([DOUBLE, 1], [SINGLE, 1]), 'AAA', true],
    ['also when others have no bed', { 0: 'ez' }, chosenRooms([SINGLE, 1]), 'AA', true],
    ['not with an empty place', { 0: 'dz' }, chosenRooms([DOUBLE, 1]), 'AA', false],
    ['not with one too many', { 0: 'ez', 1: 'ez' }, chosenRooms([SINGLE, 1]), 'AA', false],
    ['not with a bed in a room that is not chosen', { 0: 'ez', 1: 'xx' }, chosenRooms([SINGLE, 1]), 'AA', false],
    [
      'not when a single room misses its adult',
      { 0: 'ad', 1: 'ad', 2: 'ad', 3: 'ad' },
      chosenRooms([WITH_ADULT, 2]),
      'ACCC',
      false,
    ],
    ['not with somebody without age group', { 0: 'dz', 1: 'dz' }, chosenRooms([DOUBLE, 1]), 'A?', false],
    ['when nobody has a bed and no room is chosen', {}, chosenRooms(), 'A', true],
  ])('%s', (...[, beds, chosen, letters, expected]) => {
    expect(fills(given(beds), chosen, guests(letters))).toBe(expected)
  })
})

describe('the maximum quantity of a room', () => {
  test.each([
    ['is the number of rooms the travellers fill', DOUBLE, 9, chosenRooms(), 'AAAAA', 2],
    ['is no more than the limit', DOUBLE, 1, chosenRooms(), 'AAAA', 1],
    ['is for the guests the other rooms leave', DOUBLE, 9, chosenRooms([SINGLE, 1]), 'AAAA', 1],
    ['assumes that guests of the other rooms can move', ADULT_SINGLE, 9, chosenRooms([DOUBLE, 1]), 'AAC', 1],
    [
      'can be had although fewer could not be shared out',
      room({ totalCapacity: 1, capacities: { child: [1, 1] } }),
      9,
      chosenRooms([WITH_ADULT, 1]),
      'ACC',
      1,
    ],
    ['is none where nobody fits', ADULT_SINGLE, 9, chosenRooms(), 'CC', 0],
    ['is none without a limit above 0', DOUBLE, 0, chosenRooms(), 'AA', 0],
    ['is none when the others cannot be filled', SINGLE, 9, chosenRooms([DOUBLE, 2]), 'AAA', 0],
    ['is none for nobody', DOUBLE, 9, chosenRooms(), '', 0],
  ])('%s', (...[, kind, quantity, others, letters, expected]) => {
    expect(mostOfRoom({ room: kind, quantity }, others, guests(letters))).toBe(expected)
  })
})

describe('dividing guests among single rooms', () => {
  const shares = (letters: string, rooms: number, isForAll: boolean) => {
    const encoded = encodedParty(guests(letters))
    const { inRooms } = occupancyOf(room({ partialOccupancyAllowed: true }), encoded)
    const found = assignGuests(
      Array.from({ length: rooms }, () => inRooms(1)),
      { encoded, code: encoded.everybody, isForAll },
      guests(letters),
    )
    return found?.map((share) => share.people.map(({ index }) => index)) ?? null
  }

  test('gives everybody a bed where that is required', () => {
    expect(shares('AAA', 2, true)).toEqual([[0], [1, 2]])
    expect(shares('AAAAA', 2, true)).toBeNull()
  })

  test('may leave guests over where it is not', () => {
    expect(shares('AAAAA', 2, false)?.flat()).toHaveLength(2)
  })
})
