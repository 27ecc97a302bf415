import { describe, expect, test } from 'vitest'
import { encodedParty } from '#domain/booking/availability/occupancy.ts'
import { combinationsOf, type Kind } from '#domain/booking/rooms/solver/search.ts'

const crowdOfAdults = (people: number) =>
  encodedParty(Array.from({ length: people }, (_, index) => ({ index, ageGroupId: 'adult' })))
/** Single places at these prices by quantity; of adults alone the code is their number. */
const places = (costs: readonly number[], ...pools: Kind['pools']): Kind => ({
  costs,
  pools,
  fillings: costs.map((_, quantity) => [quantity]),
  places: costs.map((_, quantity) => quantity),
})
/** Rooms of two at these prices by quantity. */
const doubles = (costs: readonly number[], ...pools: Kind['pools']): Kind => ({
  costs,
  pools,
  fillings: costs.map((_, quantity) => [2 * quantity]),
  places: costs.map((_, quantity) => 2 * quantity),
})
const search = (kinds: readonly Kind[], people: number) => combinationsOf(kinds, crowdOfAdults(people))
const found = (kinds: readonly Kind[], people: number) =>
  [...search(kinds, people).cheapestFirst()].map(({ quantities, cost }) => [quantities, cost])

describe('the combinations of rooms', () => {
  test('are cheapest first, whatever the order of prices', () => {
    const kinds = [places([0, 500, 700, 2000]), places([0, 100, 1500, 1600]), doubles([0, 900])]
    expect(search(kinds, 3).count).toBe(6)
    expect(found(kinds, 3)).toEqual([
      [[2, 1], 800],
      [[0, 1, 1], 1000],
      [[1, 0, 1], 1400],
      [[0, 3], 1600],
      [[1, 2], 2000],
      [[3], 2000],
    ])
  })

  test('are cheapest first with a negative price as well', () => {
    expect(found([places([0, 100, -50]), places([0, 10, 400])], 2)).toEqual([
      [[2], -50],
      [[1, 1], 110],
      [[0, 2], 400],
    ])
  })

  test('list the kinds used in any of them', () => {
    const kinds = [doubles([0, 100]), places([0, 50]), places([0]), places([0, 60, 70, 80])]
    expect([...search(kinds, 3).used].toSorted()).toEqual([0, 1, 3])
    expect([...search([doubles([0, 100]), places([0, 50])], 2).used]).toEqual([0])
  })

  test('share the places of a pool', () => {
    const pool = (left: number) => ({ id: '101', left })
    const sharing = (left: number) => [
      doubles([0, 100], pool(left)),
      places([0, 70, 140, 210], pool(left)),
      places([0, 500]),
    ]
    expect(found(sharing(3), 3)).toEqual([
      [[1, 1], 170],
      [[0, 3], 210],
      [[1, 0, 1], 600],
      [[0, 2, 1], 640],
    ])
    expect(found(sharing(2), 3)).toEqual([
      [[1, 0, 1], 600],
      [[0, 2, 1], 640],
    ])
    expect(found(sharing(1), 3)).toEqual([])
  })

  test('of separate pools use nothing of each other', () => {
    const kinds = [
      places([0, 10, 20], { id: 'a', left: 2 }),
      places([0, 30, 60], { id: 'b', left: 1 }),
      places([0, 90, 180]),
    ]
    expect(found(kinds, 3)).toEqual([
      [[2, 1], 50],
      [[2, 0, 1], 110],
      [[1, 1, 1], 130],
      [[1, 0, 2], 190],
      [[0, 1, 2], 210],
    ])
  })

  test('use each of their pools', () => {
    const [bed, sea] = [
      { id: '101', left: 3 },
      { id: '201', left: 1 },
    ]
    const kinds = [places([0, 10, 20, 30], bed, sea), places([0, 30, 60, 90], bed), places([0, 90, 180], sea)]
    expect(found(kinds, 3)).toEqual([
      [[1, 2], 70],
      [[0, 3], 90],
      [[0, 2, 1], 150],
    ])
  })

  test.each<readonly [string, readonly Kind[], number]>([
    ['nobody travels', [places([0, 10])], 0],
    ['there are no kinds', [], 2],
    ['somebody would stay without a bed', [doubles([0, 100]), places([0])], 3],
  ])('are none when %s', (...[, kinds, people]) => {
    expect(search(kinds, people).count).toBe(0)
    expect(found(kinds, people)).toEqual([])
  })

  test('are all in order where there are many', () => {
    const kinds = [
      places([0, 31, 62, 93, 124]),
      places([0, 17, 90, 95, 99]),
      places([0, 45, 46, 47, 200]),
      places([0, 8, 300, 301, 302]),
    ]
    const costs = found(kinds, 4).map(([, cost]) => Number(cost))
    expect([costs.length, costs[0], costs.at(-1)]).toEqual([35, 55, 390])
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  })
})
