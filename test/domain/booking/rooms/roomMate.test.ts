import { expect, test } from 'vitest'
import { withFamilyPackage, withRoomQuantity, withRooms } from '#domain/booking/commands/rooms.ts'
import { withOptions } from '#domain/booking/commands/options.ts'
import { withWaitlist } from '#domain/booking/commands/dates.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { familyPackage, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { draftAfter } from '#test/support/commands.ts'

const WISH = 'Zimmer teilen mit: Anna'
const FAMILY_ROOM = room({ id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true, totalCapacity: 3 })
const sold = offer({
  pricing: pricing({
    accommodations: [room(), SINGLE_ROOM, FAMILY_ROOM, room({ id: 'bett', partialOccupancyAllowed: true })],
    familyPackages: [familyPackage()],
    departures: [departure({ services: services({ 501: 350_000 }) })],
  }),
})
const sharing = (ageGroupIds: readonly string[] = ['adult']) =>
  draft({
    rooms: [{ accommodationId: 'bett', quantity: ageGroupIds.length }],
    travellers: ageGroupIds.map((ageGroupId) => traveller({ ageGroupId, accommodationId: 'bett' })),
    bookingRemarks: `${WISH}\nDanke`,
  })
const remarksAfter = (command: Command, of = sharing()) => draftAfter(of, sold, command).bookingRemarks

test('the wish to share a room goes when another room is chosen', () => {
  expect(remarksAfter((now) => withRooms(now, [{ accommodationId: 'ez', quantity: 1 }]))).toBe('Danke')
})

test('it goes with a family package', () => {
  const family = sharing(['adult', 'adult', 'child'])
  expect(remarksAfter((now) => withFamilyPackage(now, 'familie'), family)).toBe('Danke')
})

test('it stays while a place of a shared room is chosen', () => {
  const two = sharing(['adult', 'adult'])
  expect(remarksAfter((now) => withRoomQuantity(now, { accommodationId: 'bett', quantity: 1 }), two)).toContain(WISH)
})

test('it stays while no room is chosen, in case it is a shared one again', () => {
  expect(remarksAfter((now) => withRooms(now, []))).toContain(WISH)
  expect(remarksAfter((now) => withRoomQuantity(now, { accommodationId: 'bett', quantity: 0 }))).toContain(WISH)
  expect(remarksAfter((now) => withWaitlist(now, true))).toContain(WISH)
})

test('what is written into the remarks of a booking without a shared room stays', () => {
  const alone = draft({ rooms: [{ accommodationId: 'dz', quantity: 1 }] })
  expect(remarksAfter((now) => withOptions(now.draft, { bookingRemarks: WISH }), alone)).toBe(WISH)
})
