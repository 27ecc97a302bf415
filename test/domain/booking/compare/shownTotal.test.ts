import { expect, test } from 'vitest'
import { needsOtherRooms, shownDifference } from '#domain/booking/compare/shownTotal.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

test.each([
  [{ isChosen: false, difference: 1 }, 1],
  [{ isChosen: false, difference: -1 }, -1],
  [{ isChosen: false, difference: 0 }, null],
  [{ isChosen: false, difference: null }, null],
  [{ isChosen: true, difference: 1 }, null],
  [null, null],
])('the difference of %j to the present total is shown as %j', (cell, shown) => {
  expect(shownDifference(cell)).toBe(shown)
})

const FULL = { isChosen: false, status: 'BOOKABLE', hasBeds: false } as const

test.each([
  ['where nobody keeps their bed', FULL, true],
  ['not where everybody keeps it', { ...FULL, hasBeds: true }, false],
  ['not where nothing is sold', { ...FULL, status: 'CLOSED' as const }, false],
  ['not on the chosen date', { ...FULL, isChosen: true }, false],
  ['not while its price is unknown', null, false],
])('another date needs other rooms %s', (_, cell, isNeeded) => {
  expect(needsOtherRooms(cell, resolve(draft(), offer()))).toBe(isNeeded)
})

test('another date needs no other rooms before rooms are chosen', () => {
  const none = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })
  expect(needsOtherRooms(FULL, resolve(none, offer()))).toBe(false)
})
