import { describe, expect, test } from 'vitest'
import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import { withDate, withWaitlist } from '#domain/booking/commands/dates.ts'
import { withoutAdult, withParty } from '#domain/booking/commands/people.ts'
import { withRoomQuantity } from '#domain/booking/commands/rooms.ts'
import { carriedOver } from '#domain/booking/compare/carriedOver.ts'
import { removedItems } from '#domain/booking/compare/removedItems.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { removedChoices } from '#domain/booking/removedChoices.ts'
import { singleRooms } from '#domain/booking/rooms/sharing.ts'
import { settle } from '#domain/booking/settle.ts'
import { after as bookingThen } from '#test/support/commands.ts'
import { BUS, departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import { personalAddon, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const table = services({ 301: 5000, 302: 4000, 303: 2000, 401: -5000, 501: 350_000, 7474: 1500 })
const june = departure({ services: table, busNetwork: BUS })
const july = { ...june, id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' }
const coach = offer({
  pricing: pricing({ departures: [june, july], personalAddons: [personalAddon({ id: 'ausflug', name: 'Ausflug' })] }),
})
const choice = (dateId: string, extensionId: string | null = null) => ({ dateId, extensionId })

test('choices lost by a move to another departure can be carried over, and what was typed since stays', () => {
  const before = resolve(draft(), coach)
  const moved = bookingThen(before, (now) => withDate(now, choice('d2')))
  expect(moved.draft.rooms).toEqual([])
  expect(carriedOver(before, moved)).toMatchObject({ date: choice('d2'), rooms: draft().rooms })
  expect(carriedOver(before, before)).toBeNull()
  const [anna = traveller(), beat = traveller()] = moved.draft.travellers
  const typed = { ...moved.draft, travellers: [{ ...anna, firstName: 'Annina' }, beat], co2compensation: true }
  const later = carriedOver(before, resolve(typed, coach))
  expect(later).toMatchObject({ rooms: draft().rooms, co2compensation: true })
  expect(later?.travellers.map(({ firstName }) => firstName)).toEqual(['Annina', 'Beat'])
})

test('where nothing more is available on the other departure, nothing is carried over', () => {
  const before = resolve(draft({ rooms: [], travellers: [traveller({ accommodationId: null })] }), coach)
  expect(
    carriedOver(
      before,
      bookingThen(before, (now) => withDate(now, choice('d2'))),
    ),
  ).toBeNull()
})

// rule 4.4.1
test('where all rooms are sold out nothing is carried over, until the visitor takes the waitlist, and then onto it', () => {
  const shut = offer({ pricing: pricing({ departures: [june, july] }), ...contingentsLeft({}, {}, 'd2') })
  const before = resolve(draft(), shut)
  const moved = bookingThen(before, (now) => withDate(now, choice('d2')))
  expect([isDateUnbookable(moved), moved.draft.rooms]).toEqual([true, []])
  expect(carriedOver(before, moved)).toBeNull()
  const queued = bookingThen(moved, (now) => withWaitlist(now, true))
  expect(carriedOver(before, queued)).toMatchObject({ rooms: draft().rooms, switchedToWaitlistFallback: true })
})

describe('a club of eight in four double rooms', () => {
  const names = ['Anna', 'Beat', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gian', 'Hans']
  const travellers = names.map((firstName) => traveller({ firstName, lastName: 'Muster' }))
  const eight = resolve(
    settle(
      draft({
        travellers,
        rooms: [{ accommodationId: 'dz', quantity: 4 }],
        personalAddons: [{ addonId: 'ausflug', quantity: 8, mandatory: false }],
      }),
      coach,
    ),
    coach,
  )
  const roomMates = (of: typeof eight) =>
    singleRooms(of).map((shared) => shared.travellers.map((index) => of.draft.travellers[index]?.firstName).join('+'))

  test('of whom one leaves keeps three of them, with those who shared them, and the excursion for seven', () => {
    const seven = bookingThen(eight, (now) => withoutAdult(now, 3))
    expect(removedChoices(eight.draft, seven.draft)).toEqual(['people', 'rooms', 'extras'])
    const carried = resolve(carriedOver(eight, seven) ?? seven.draft, coach)
    expect(carried.draft.rooms).toEqual([{ accommodationId: 'dz', quantity: 3 }])
    expect(roomMates(carried)).toEqual(['Anna+Beat', 'Emil+Fritz', 'Gian+Hans'])
    expect(carried.draft.travellers.map(({ accommodationId }) => accommodationId === null)).toEqual(
      carried.draft.travellers.map(({ firstName }) => firstName === 'Cleo'),
    )
    expect(carried.draft.personalAddons).toMatchObject([{ addonId: 'ausflug', quantity: 7 }])
    expect(removedChoices(eight.draft, carried.draft), 'the excursion of who left went with them').toEqual([
      'people',
      'rooms',
    ])
    expect(removedItems(eight, carried).filter(({ kind }) => kind !== 'busStop')).toMatchObject([
      { label: 'Doppelzimmer', quantity: 4, availableQuantity: 3 },
    ])
    expect(carriedOver(eight, carried), 'once is enough').toBeNull()
  })

  test('that grows to nine keeps all four', () => {
    const nine = bookingThen(eight, (now) => withParty(now, { ...party(now), adults: 9 }))
    const carried = carriedOver(eight, nine)
    expect(carried?.rooms).toEqual(eight.draft.rooms)
    expect(carried?.travellers[8]?.accommodationId).toBeNull()
  })

  test('keeps the rooms chosen since, and gets its excursion back', () => {
    const seven = bookingThen(eight, (now) => withoutAdult(now, 3))
    const single = bookingThen(seven, (now) => withRoomQuantity(now, { accommodationId: 'ez', quantity: 7 }))
    const carried = carriedOver(eight, single)
    expect(carried).toMatchObject({ rooms: [{ accommodationId: 'ez', quantity: 7 }] })
    expect(carried?.personalAddons).toMatchObject([{ quantity: 7 }])
  })

  test('has lost no room once everybody of a smaller party has a bed again', () => {
    const two = bookingThen(eight, (now) => withParty(now, { ...party(now), adults: 2 }))
    expect(removedChoices(eight.draft, two.draft)).toContain('rooms')
    const housed = bookingThen(two, (now) => withRoomQuantity(now, { accommodationId: 'dz', quantity: 1 }))
    expect(removedChoices(eight.draft, housed.draft)).not.toContain('rooms')
  })
})

test('single places stay with those who stay', () => {
  const shared = room({ id: 'bett', totalCapacity: 2, partialOccupancyAllowed: true })
  const hostel = offer({ pricing: pricing({ departures: [june], accommodations: [shared, SINGLE_ROOM] }) })
  const three = ['Anna', 'Beat', 'Cleo'].map((firstName) =>
    traveller({ firstName, lastName: 'Muster', accommodationId: 'bett' }),
  )
  const before = resolve(
    settle(draft({ travellers: three, rooms: [{ accommodationId: 'bett', quantity: 3 }] }), hostel),
    hostel,
  )
  const two = bookingThen(before, (now) => withoutAdult(now, 1))
  expect(carriedOver(before, two)?.rooms).toEqual([{ accommodationId: 'bett', quantity: 2 }])
})
