import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { partyRemedy } from '#domain/booking/rooms/partyRemedy.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer } from '#test/support/builders/offer.ts'

const party = (letters: string) =>
  draft({ travellers: Array.from(letters, (letter) => traveller({ ageGroupId: letter === 'A' ? 'adult' : 'child' })) })
type Wish = Readonly<{ adults?: number; children?: number; people?: number }>
const remedy = (
  letters: string,
  { adults, children, people }: Wish,
  search: { upTo?: number; isFewerAllowed?: boolean } = {},
) =>
  partyRemedy(resolve(party(letters), offer()), {
    upTo: 2,
    isFewerAllowed: true,
    ...search,
    isPossible: (guests) => {
      const count = (id: string) => guests.filter(({ ageGroupId }) => ageGroupId === id).length
      return (
        count('adult') === (adults ?? count('adult')) &&
        count('child') === (children ?? count('child')) &&
        guests.length === (people ?? guests.length)
      )
    },
  })
const changes = (...list: readonly (readonly [string, number])[]) => ({
  kind: 'party',
  changes: list.map(([ageGroupId, count]) => ({ ageGroupId, count })),
})

describe('the smallest change of the party', () => {
  test.each([
    ['is one more', 'AA', { adults: 3 }, changes(['adult', 1])],
    ['is one fewer', 'AAC', { children: 0 }, changes(['child', -1])],
    ['is one of each where both are needed', 'AA', { adults: 3, children: 1 }, changes(['adult', 1], ['child', 1])],
    ['is one fewer and one more', 'AAC', { adults: 1, children: 2 }, changes(['adult', -1], ['child', 1])],
    ['is the oldest group’s where any will do', 'AA', { people: 3 }, changes(['adult', 1])],
    ['is none beyond two people', 'AA', { adults: 5 }, null],
    ['never removes a person the party does not have', 'A', { adults: 1, children: 0 }, null],
  ])('%s', (...[, letters, wish, expected]) => {
    expect(remedy(letters, wish)).toEqual(expected)
  })

  test('is searched up to the given number of people', () => {
    expect(remedy('AA', { adults: 5 }, { upTo: 3 })).toEqual(changes(['adult', 3]))
  })

  test('removes nobody where that is not allowed', () => {
    expect(remedy('AAC', { children: 0 }, { isFewerAllowed: false })).toBeNull()
  })

  test('never leaves an empty party, and never more than twelve', () => {
    expect(remedy('A', { people: 0 })).toBeNull()
    expect(remedy('AAAAAAAAAAA', { people: 12 })).toEqual(changes(['adult', 1]))
    expect(remedy('AAAAAAAAAAAA', { people: 13 })).toBeNull()
  })
})

test('lists the other groups of its type that would do as well', () => {
  const small = { ...AGE_GROUPS[1]!, id: 'small', minAge: 2, maxAge: 5 }
  const sold = offer()
  const withSmall = { ...sold, travel: { ...sold.travel, ageGroups: [...AGE_GROUPS, small] } }
  const search = (isChild: (id: string | null) => boolean) =>
    partyRemedy(resolve(party('AA'), withSmall), {
      upTo: 2,
      isFewerAllowed: false,
      isPossible: (guests) => guests.filter(({ ageGroupId }) => isChild(ageGroupId)).length === 2,
    })
  expect(search((id) => id !== 'adult')).toEqual({
    kind: 'party',
    changes: [{ ageGroupId: 'child', count: 2, orGroupIds: ['small'] }],
  })
  expect(search((id) => id === 'child')).toEqual(changes(['child', 2]))
})
