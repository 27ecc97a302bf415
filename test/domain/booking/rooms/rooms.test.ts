import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { describe, expect, test } from 'vitest'
import { meetsMinima } from '#domain/booking/availability/capacity.ts'
import { roomContingent } from '#domain/booking/availability/roomStock.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  canChooseRooms,
  isRoomLeft,
  isSatisfiable,
  maxRooms,
  roomOptions,
  satisfiableReason,
  shownReason,
} from '#domain/booking/rooms/rooms.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draftAfter } from '#test/support/commands.ts'
import { roomReason } from '#test/support/roomReason.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft, party } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status } from '#test/support/builders/offer.ts'
import { familyPackage, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const DOUBLE = room()
const beds = ({ travellers }: ReturnType<typeof party>) => travellers.map(({ accommodationId }) => accommodationId)

describe('choosing rooms', () => {
  test('assigns beds in the order of the travellers', () => {
    const next = draftAfter(party('AAA'), offer(), (now) =>
      withRooms(now, [
        { accommodationId: 'dz', quantity: 1 },
        { accommodationId: 'ez', quantity: 1 },
      ]),
    )
    expect(beds(next)).toEqual(['dz', 'dz', 'ez'])
  })

  // rule 4.11.2.2
  test('leaves travellers beyond the places without a bed', () => {
    expect(
      beds(draftAfter(party('AAA'), offer(), (now) => withRooms(now, [{ accommodationId: 'dz', quantity: 1 }]))),
    ).toEqual(['dz', 'dz', null])
  })

  test('drops rooms that cannot be filled', () => {
    expect(
      draftAfter(party('AAA'), offer(), (now) => withRooms(now, [{ accommodationId: 'dz', quantity: 2 }])).rooms,
    ).toEqual([{ accommodationId: 'dz', quantity: 1 }])
    expect(
      draftAfter(party('A'), offer(), (now) => withRooms(now, [{ accommodationId: 'dz', quantity: 1 }])).rooms,
    ).toEqual([])
  })

  test('assigns other guests to the first room where a later one has no place for them', () => {
    const single = room({
      id: 'ez',
      ratioPackageNo: '102',
      totalCapacity: 1,
      capacities: { adult: [1, 1], child: [0, 0] },
    })
    const sold = offer({ pricing: pricing({ accommodations: [DOUBLE, single] }) })
    const next = draftAfter(party('AAC'), sold, (now) =>
      withRooms(now, [
        { accommodationId: 'dz', quantity: 1 },
        { accommodationId: 'ez', quantity: 1 },
      ]),
    )
    expect(beds(next)).toEqual(['dz', 'ez', 'dz'])
  })

  test('drops a room without a price on the date', () => {
    const sold = offer({ pricing: pricing({ departures: [departure({ packagePrices: new Map([['101', null]]) })] }) })
    expect(
      draftAfter(party('AA'), sold, (now) => withRooms(now, [{ accommodationId: 'dz', quantity: 1 }])).rooms,
    ).toEqual([])
  })

  test('takes no baby package and no room of a family package', () => {
    const accommodations = [
      room({ isBabyPackage: true }),
      room({ id: 'ez', ratioPackageNo: '102', isFamilyPackageAccommodation: true, totalCapacity: 1 }),
    ]
    const sold = offer({ pricing: pricing({ accommodations }) })
    expect(
      draftAfter(party('AA'), sold, (now) =>
        withRooms(now, [
          { accommodationId: 'dz', quantity: 1 },
          { accommodationId: 'ez', quantity: 2 },
        ]),
      ).rooms,
    ).toEqual([])
    expect(roomOptions(resolve(party('AA'), sold))).toEqual([])
  })
})

describe('the maximum quantity of a room', () => {
  test.each([
    // rule 5.4.3
    ['as many as the travellers fill', 'AAAAA', {}, 2],
    ['none for a single traveller', 'A', {}, 0],
    ['no more than are left', 'AAAA', contingentsLeft({ '101': 3 }), 1],
    ['none when none is left', 'AAAA', contingentsLeft({ '101': 1 }), 0],
    ['none without an entry of the package', 'AAAA', contingentsLeft({}), 0],
  ])('%s', (...[, letters, fields, expected]) => {
    expect(maxRooms(DOUBLE, resolve(party(letters), offer(fields)))).toBe(expected)
  })

  // rule 5.4.3
  test('is what the other rooms leave', () => {
    const next = draftAfter(party('AAA'), offer(), (now) => withRooms(now, [{ accommodationId: 'ez', quantity: 1 }]))
    expect(maxRooms(DOUBLE, resolve(next, offer()))).toBe(1)
    expect(maxRooms(SINGLE_ROOM, resolve(next, offer()))).toBe(3)
  })

  test('ignores contingents on the waitlist', () => {
    const waiting = offer({
      ...contingentsLeft({ '101': 0 }),
      settings: settings({ statuses: [status('WAITLIST', { isDefaultStatus: true })] }),
    })
    expect(maxRooms(DOUBLE, resolve(party('AA'), waiting))).toBe(1)
    expect(roomContingent(DOUBLE, resolve(party('AA'), waiting))).toBe(999)
  })

  test('ignores the contingents of another date', () => {
    const other: Partial<Offer> = contingentsLeft({}, {}, 'd2')
    expect(maxRooms(DOUBLE, resolve(party('AA'), offer(other)))).toBe(1)
  })
})

test.each([
  // rule 5.7.3
  ['rooms: the places by the capacity', false, 2],
  // rule 5.7.3
  ['places where single places are sold', true, 5],
])('five places left are %s', (_case, partialOccupancyAllowed, expected) => {
  expect(
    roomContingent(room({ partialOccupancyAllowed }), resolve(party('AA'), offer(contingentsLeft({ '101': 5 })))),
  ).toBe(expected)
})

const guests = (letters: string) => resolve(party(letters), offer()).people

test('a room is applicable when the party meets the minimum of each group', () => {
  const withChild = room({ capacities: { adult: [1, 2], child: [1, 1] } })
  expect(meetsMinima(withChild, guests('AC'))).toBe(true)
  expect(meetsMinima(withChild, guests('AA'))).toBe(false)
})

test('a room is applicable when the party fills each range', () => {
  const family = room({ totalCapacity: 4, rangesAllowed: true, ranges: [{ ageGroups: ['child'], capacity: 2 }] })
  expect(meetsMinima(family, guests('AACC'))).toBe(true)
  expect(meetsMinima(family, guests('AAC'))).toBe(false)
})

describe('the reason no more of a room can be added', () => {
  const reasonOfFirst = (of: BookingDraft, against: Offer) => {
    const booking = resolve(of, against)
    const [option] = roomOptions(booking)
    return option === undefined ? undefined : roomReason(option.room, booking)
  }
  const more = (ageGroupId: string | null) => ({ kind: 'party', changes: [{ ageGroupId, count: 1 }] })
  const reason = (letters: string, fields: Parameters<typeof offer>[0] = {}) =>
    reasonOfFirst(party(letters), offer(fields))

  test.each([
    ['nobody travels', '', {}, { key: 'booking.reason.noTravellers', remedy: more(null) }],
    ['the party is too small', 'A', {}, { key: 'booking.reason.partyTooSmall', count: 2, remedy: more('adult') }],
    [
      'sold out',
      'AA',
      contingentsLeft({ '101': 1 }),
      { key: 'booking.reason.soldOut', count: 0, remedy: { kind: 'waitlist', isOn: true } },
    ],
    [
      'not sold on the date',
      'AA',
      { pricing: pricing({ departures: [departure({ packagePrices: new Map([['102', 149_000]]) })] }) },
      { key: 'booking.reason.notSoldOnDate', remedy: null },
    ],
    [
      'the ages are missing',
      'AA',
      { pricing: pricing({ accommodations: [room({ capacities: { adult: [1, 2], child: [1, 1] } })] }) },
      { key: 'booking.reason.ageGroupsMissing', count: 15, remedy: more('child') },
    ],
    ['nothing stands against it', 'AA', {}, null],
  ])('%s', (...[, letters, fields, expected]) => {
    expect(reason(letters, fields)).toEqual(expected)
  })

  // rule 5.4.3
  test('is the chosen family package', () => {
    const fields = {
      accommodations: [DOUBLE, room({ id: 'fz', isFamilyPackageAccommodation: true, totalCapacity: 3 })],
    }
    const sold = offer({ pricing: pricing({ ...fields, familyPackages: [familyPackage()] }) })
    const family = party('AAC')
    const chosen = {
      ...family,
      travellers: family.travellers.map((one, index) => ({ ...one, familyPackageId: index === 0 ? 'familie' : null })),
    }
    expect(reasonOfFirst(chosen, sold)).toEqual({
      key: 'booking.reason.familyPackageChosen',
      remedy: { kind: 'withoutFamilyPackage' },
    })
    expect(maxRooms(DOUBLE, resolve(chosen, sold))).toBe(0)
  })

  test('is that everybody has another bed', () => {
    const housed = draftAfter(party('AA'), offer(), (now) => withRooms(now, [{ accommodationId: 'dz', quantity: 1 }]))
    expect(roomReason(SINGLE_ROOM, resolve(housed, offer()))).toEqual({
      key: 'booking.reason.everybodyHasBed',
      remedy: { kind: 'fewerRooms', roomId: 'dz', count: 1 },
    })
  })
})

test('there are no rooms to choose from without a date', () => {
  expect(roomOptions(resolve(draft({ date: null }), offer()))).toEqual([])
})

test.each([
  ['sold and one is left', contingentsLeft({ '101': 2 }), true],
  ['not where none is left', contingentsLeft({ '101': 1 }), false],
  [
    'not where it has no price',
    { pricing: pricing({ departures: [departure({ packagePrices: new Map([['102', 149_000]]) })] }) },
    false,
  ],
])('a room is left: %s', (...[, fields, expected]) => {
  const [first] = roomOptions(resolve(party('AA'), offer(fields)))
  expect(first === undefined ? null : isRoomLeft(first)).toBe(expected)
})

test('a room option has a reason only where no more can be chosen', () => {
  expect(roomOptions(resolve(party('AA'), offer())).map(({ reason }) => reason)).toEqual([null, null])
  expect(roomReason(DOUBLE, resolve(party('AA'), offer()))).toBeNull()
})

test('a room option has its price per person and quantity', () => {
  expect(roomOptions(resolve(draft(), offer()))).toMatchObject([
    { pricePerPerson: 129_000, quantity: 1, maxQuantity: 1 },
    { pricePerPerson: 149_000, quantity: 0, maxQuantity: 0 },
  ])
})

describe('the party can have beds', () => {
  const doubleOnly = offer({ pricing: pricing({ accommodations: [DOUBLE] }) })
  const withHalf = offer({
    pricing: pricing({ accommodations: [DOUBLE, room({ id: 'halb', partialOccupancyAllowed: true })] }),
  })
  const withFamily = offer({ pricing: pricing({ accommodations: [DOUBLE], familyPackages: [familyPackage()] }) })
  const childRoom = offer({
    pricing: pricing({ accommodations: [room({ capacities: { adult: [1, 2], child: [1, 1] } })] }),
  })

  const someForChildren = offer({
    pricing: pricing({ accommodations: [DOUBLE, room({ id: 'kz', capacities: { adult: [1, 2], child: [1, 1] } })] }),
  })

  test.each([
    // rule 5.4.6.1
    ['when nobody travels', '', doubleOnly, true],
    // rule 5.4.6.1
    ['when nobody travels, whatever the rooms', '', childRoom, true],
    // rule 5.4.6.1
    ['when the variant is not loaded', 'A', { ...doubleOnly, pricing: null }, true],
    // rule 5.4.6.4
    ['by an even number', 'AA', doubleOnly, true],
    // rule 5.4.6.4
    ['not by an odd number without a one-person room', 'AAA', doubleOnly, false],
    // rule 5.4.6.6
    ['by an odd number with a one-person room', 'AAA', offer(), true],
    // rule 5.4.6.3
    ['alone with a one-person room', 'A', offer(), true],
    // rule 5.4.6.3
    ['not alone without', 'A', doubleOnly, false],
    ['alone with a place in a shared room', 'A', withHalf, true],
    // rule 5.4.6.5
    ['by an odd number as a family', 'AAC', withFamily, true],
    // rule 5.4.6.2
    ['not when no room applies', 'AA', childRoom, false],
    // rule 5.4.6.2
    ['when one of the rooms applies', 'AA', someForChildren, true],
  ])('%s', (...[, letters, against, expected]) => {
    expect(isSatisfiable(resolve(party(letters), against))).toBe(expected)
  })
})

describe('the reason there are no beds for a party', () => {
  const triple = pricing({ accommodations: [room({ totalCapacity: 3, capacities: { adult: [2, 3], child: [0, 1] } })] })

  test('has a change of the party as remedy', () => {
    expect(satisfiableReason(resolve(party('AAA'), offer({ pricing: pricing({ accommodations: [room()] }) })))).toEqual(
      {
        key: 'booking.reason.noBedsForParty',
        remedy: { kind: 'party', changes: [{ ageGroupId: 'adult', count: 1 }] },
      },
    )
    expect(satisfiableReason(resolve(party('A'), offer({ pricing: triple })))?.remedy).toEqual({
      kind: 'party',
      changes: [{ ageGroupId: 'adult', count: 1 }],
    })
  })

  test('is null where there are', () => {
    expect(satisfiableReason(resolve(party('AA'), offer()))).toBeNull()
  })
})

test('rooms can be chosen once a date and the party are known', () => {
  expect(canChooseRooms(resolve(draft(), offer()))).toBe(true)
  expect(canChooseRooms(resolve(draft({ date: null }), offer()))).toBe(false)
  expect(canChooseRooms(resolve(draft({ travellers: [] }), offer()))).toBe(false)
})

test('beside a room that can be chosen only the stock is a reason to show', () => {
  const [option] = roomOptions(resolve(draft(), offer()))
  if (option === undefined) throw new Error('A room is sold')
  const of = (key: 'soldOut' | 'placesUnknown' | 'partyTooSmall', maxQuantity: number) =>
    shownReason({ ...option, maxQuantity, reason: { key: `booking.reason.${key}`, findRemedy: () => null } })?.key
  expect(of('soldOut', 1)).toBe('booking.reason.soldOut')
  expect(of('placesUnknown', 1)).toBe('booking.reason.placesUnknown')
  expect(of('partyTooSmall', 1)).toBeUndefined()
  expect(of('partyTooSmall', 0)).toBe('booking.reason.partyTooSmall')
})
