import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { extraLine } from '#web/booking/extraLine.ts'
import { roomOfLine } from '#web/booking/roomOfLine.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'

const balcony = { id: 'roomAddon:accommodation:dz:balkon', kind: 'roomAddon' } as const
const withBalcony = draft({
  accommodationAddons: [{ type: 'accommodation', typeId: 'dz', addonId: 'balkon', quantity: 1, mandatory: false }],
})
const rooms = [
  { accommodationId: 'dz', quantity: 1 },
  { accommodationId: 'ez', quantity: 1 },
]
const inTwoKinds = { ...withBalcony, rooms, travellers: [traveller(), traveller({ accommodationId: 'ez' })] }

test('an extra of a room is told with its room where rooms of two kinds are booked', () => {
  expect(roomOfLine(balcony, resolve(inTwoKinds, wholeOffer()))).toBe(' (Doppelzimmer)')
})

test('the review names the room of an extra', () => {
  const price = {
    group: 'main',
    label: 'Balkon',
    labelKey: null,
    quantity: 1,
    unitCentimes: 9000,
    centimes: 9000,
  } as const
  expect(extraLine({ ...balcony, ...price }, resolve(inTwoKinds, wholeOffer()))).toBe('Balkon (Doppelzimmer)')
})

test('with rooms of one kind, and for other extras, no room is told', () => {
  expect(roomOfLine(balcony, resolve(withBalcony, wholeOffer()))).toBe('')
  expect(roomOfLine({ id: 'personalAddon:ausflug', kind: 'personalAddon' }, resolve(inTwoKinds, wholeOffer()))).toBe('')
})
