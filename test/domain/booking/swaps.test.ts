import { expect, test } from 'vitest'
import { withRooms, withSleeper } from '#domain/booking/rooms.ts'
import { swapsOf } from '#domain/booking/swaps.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const party = (letters: string) =>
  draft({
    rooms: [],
    travellers: Array.from(letters, (letter) => traveller({ ageGroupId: letter === 'A' ? 'adult' : 'child', accommodationId: null })),
  })
const doubleAndSingle = [{ accommodationId: 'dz', quantity: 1 }, { accommodationId: 'ez', quantity: 1 }]

test('who sleeps in the double room can change with the one in the single room, and the other way round', () => {
  const three = withRooms(party('AAA'), doubleAndSingle, offer())
  expect(swapsOf(three, 0, offer())).toEqual([{ accommodationId: 'ez', partnerIndex: 2 }])
  expect(swapsOf(three, 2, offer())).toEqual([{ accommodationId: 'dz', partnerIndex: 0 }])
})

test('nobody changes into a room that does not take them', () => {
  const adultsOnly = room({ id: 'ez', ratioPackageNo: '102', totalCapacity: 1, capacities: { adult: [1, 1], child: [0, 0] } })
  const sold = offer({ pricing: pricing({ accommodations: [room(), adultsOnly] }) })
  const family = withRooms(party('AAC'), doubleAndSingle, sold)
  expect(family.travellers.map(({ accommodationId }) => accommodationId)).toEqual(['dz', 'ez', 'dz'])
  expect(swapsOf(family, 2, sold)).toEqual([])
  expect(swapsOf(family, 0, sold)).toEqual([{ accommodationId: 'ez', partnerIndex: 1 }])
})

test('where all have the same kind of room, or none, there is nobody to change with', () => {
  expect(swapsOf(withRooms(party('AA'), [{ accommodationId: 'dz', quantity: 1 }], offer()), 0, offer())).toEqual([])
  expect(swapsOf(party('AA'), 0, offer())).toEqual([])
})

test('the swap that is told is the one that is made', () => {
  const three = withRooms(party('AAA'), doubleAndSingle, offer())
  const changed = withSleeper(three, { travellerIndex: 0, accommodationId: 'ez' }, offer())
  expect(changed.travellers.map(({ accommodationId }) => accommodationId)).toEqual(['ez', 'dz', 'dz'])
})
