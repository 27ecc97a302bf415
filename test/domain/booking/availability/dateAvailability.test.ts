import { describe, expect, test } from 'vitest'
import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import {
  dateAvailability,
  firstStepDates,
  isUnchecked,
  placesLeft,
  placesOn,
} from '#domain/booking/availability/dateAvailability.ts'
import { preselectedDate } from '#domain/booking/commands/dates.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { maxRooms } from '#domain/booking/rooms/rooms.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import type { Departure } from '#domain/catalogue/departure.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import { departure, extension, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, status } from '#test/support/builders/offer.ts'
import { familyPackage, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const left = (double: number, single: number) =>
  new Map([
    ['101', double],
    ['102', single],
  ])
const asked = (double: number, single: number): Offer['contingents'] => ({
  dateId: 'd1',
  left: { packages: left(double, single), services: new Map() },
})
const selling = (fields: Partial<Departure>, more: Parameters<typeof offer>[0] = {}) =>
  offer({ pricing: pricing({ departures: [departure(fields)] }), ...more })
const availability = (against: Offer, seen: number | null = null) =>
  against.saleDates.map((date) => dateAvailability(date, against, seen))[0]
const places = (against: Offer) => against.saleDates.map((date) => placesOn(date, against))[0]

describe('the places of a date', () => {
  test.each([
    [6, 3, 9],
    [1, 0, 1],
    [0, 0, 0],
  ])('%i in double and %i in single rooms make %i', (double, single, sum) => {
    expect(places(selling({}, { contingents: asked(double, single) }))).toBe(sum)
    expect(places(selling({ places: left(double, single) }))).toBe(sum)
  })

  test('come from the requested contingents rather than from those listed with the dates', () => {
    expect(places(selling({ places: left(6, 3) }, { contingents: asked(1, 0) }))).toBe(1)
  })

  test('are unknown where the variant has no rooms: it is not sold out, and no waitlist is offered that nobody can join', () => {
    const departures = [departure({ services: services({ 501: 350_000 }) })]
    const packagesAlone = pricing({ accommodations: [], familyPackages: [familyPackage()], departures })
    const roomless = offer({ pricing: packagesAlone, contingents: asked(6, 3) })
    expect(places(roomless)).toBeNull()
    expect(availability(roomless)).toMatchObject({ state: 'BOOKABLE', canWait: false })
  })

  test('of an extension date are available in the packages of travel and extension together', () => {
    const packagePrices = new Map([
      ['101', 129_000],
      ['102', 149_000],
      ['201', 30_000],
      ['202', 30_000],
    ])
    const longer = {
      includesExtension: true,
      extensions: [extension()],
      extensionBaseDate: { id: 'd0' },
      packagePrices,
    }
    expect(
      places(
        selling({
          ...longer,
          places: new Map([
            ['101', 6],
            ['102', 3],
            ['201', 4],
            ['202', 9],
          ]),
        }),
      ),
    ).toBe(7)
  })

  // rule 10.4
  test('in rooms without a price on the date do not count', () => {
    const packagePrices = new Map([['101', 129_000]])
    const soldOut = selling({ packagePrices, places: left(0, 9) })
    expect(places(soldOut)).toBe(0)
    expect(availability(soldOut)?.state).toBe('SOLD_OUT')
    expect(availability(selling({ packagePrices, places: left(2, 9) }))).toMatchObject({
      state: 'BOOKABLE',
      fewPlaces: 2,
    })
  })

  test('are unknown where neither source has them, and while the platform fails to answer', () => {
    expect(places(selling({}))).toBeNull()
    expect(places(selling({ places: left(6, 3) }, { contingentsFailedFor: 'd1' }))).toBeNull()
  })
})

describe('the availability of a date', () => {
  test.each([
    ['as its status says', { status: status('WAITLIST') }, { state: 'WAITLIST', fewPlaces: null, canWait: false }],
    [
      'as sold out where no place is left',
      { places: left(0, 0) },
      { state: 'SOLD_OUT', fewPlaces: null, canWait: true },
    ],
    ['as bookable where the platform lists no places', {}, { state: 'BOOKABLE', fewPlaces: null, canWait: false }],
    [
      'as one with few places from eight down',
      { places: left(8, 0) },
      { state: 'BOOKABLE', fewPlaces: 8, canWait: false },
    ],
    [
      'without a number of places from nine up',
      { places: left(8, 1) },
      { state: 'BOOKABLE', fewPlaces: null, canWait: false },
    ],
    [
      'as closed without a number of places',
      { status: status('CLOSED'), places: left(2, 0) },
      { state: 'CLOSED', fewPlaces: null, canWait: true },
    ],
    [
      'as waitlisted, however many places are left',
      { status: status('WAITLIST'), places: left(0, 0) },
      { state: 'WAITLIST', fewPlaces: null, canWait: false },
    ],
  ])('%s', (_case, fields, expected) => {
    expect(availability(selling(fields))).toMatchObject(expected)
  })

  test('uses the last listed places where nothing newer is known', () => {
    expect(availability(selling({}), 0)?.state).toBe('SOLD_OUT')
    expect(availability(selling({ places: left(1, 0) }), 0)?.state).toBe('BOOKABLE')
  })

  test('offers no waitlist where the platform has none', () => {
    expect(availability(selling({ places: left(0, 0) }, { settings: settings({ statuses: [] }) }))?.canWait).toBe(false)
  })
})

describe('the preselected date', () => {
  const open = departure({ id: 'b', startDate: '2027-07-10', endDate: '2027-07-16' })
  const preselected = (...departures: readonly Departure[]) =>
    preselectedDate(offer({ pricing: pricing({ departures }) }))?.id ?? null

  // rules 4.5.6.2, 7.4.2
  test('is the first that is neither CLOSED nor sold out', () => {
    expect(preselected(departure({ id: 'a' }), open)).toBe('a')
    expect(preselected(departure({ id: 'a', status: status('CLOSED') }), open)).toBe('b')
    expect(preselected(departure({ id: 'a', places: left(0, 0) }), open)).toBe('b')
    expect(preselected(departure({ id: 'a', status: status('WAITLIST'), places: left(0, 0) }), open)).toBe('a')
  })

  // rule 4.5.6.2
  test('is a sold-out one only where there is no other, and none where all are CLOSED', () => {
    expect(preselected(departure({ id: 'a', places: left(0, 0) }))).toBe('a')
    expect(preselected(departure({ status: status('CLOSED') }))).toBeNull()
  })

  test('prefers one without extension', () => {
    const longer = departure({
      id: 'a-v',
      includesExtension: true,
      extensions: [extension()],
      extensionBaseDate: { id: 'a' },
    })
    expect(preselected(longer, open)).toBe('b')
  })
})

describe('on an unbookable date', () => {
  const two = draft({
    rooms: [],
    travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })],
  })

  test.each([
    ['closed', { status: status('CLOSED') }, true],
    ['sold out', { places: left(0, 0) }, true],
    ['open', {}, false],
  ])('%s: no room can be chosen and none is proposed', (_case, fields, isShut) => {
    const against = selling(fields)
    expect(isDateUnbookable(resolve(two, against))).toBe(isShut)
    expect(maxRooms(room(), resolve(two, against)) === 0).toBe(isShut)
    expect(solveRooms(resolve(two, against)).count === 0).toBe(isShut)
  })

  test('rooms can be chosen once the visitor is on the waitlist', () => {
    const waiting = { ...two, switchedToWaitlistFallback: true }
    expect(isDateUnbookable(resolve(waiting, selling({ status: status('CLOSED') })))).toBe(false)
    expect(maxRooms(room(), resolve(waiting, selling({ places: left(0, 0) })))).toBe(1)
  })
})

test('a bookable date is unchecked while its contingents fail to load', () => {
  const failed = { ...offer(), contingentsFailedFor: 'd1' }
  const [date] = failed.saleDates
  if (date === undefined) throw new Error('A date is sold')
  expect(isUnchecked(date, 'BOOKABLE', failed)).toBe(true)
  expect(isUnchecked(date, 'CLOSED', failed)).toBe(false)
  expect(isUnchecked(date, 'BOOKABLE', { ...failed, contingentsFailedFor: 'd2' })).toBe(false)
  expect(placesLeft(resolve(draft(), failed))).toBeNull()
})

describe('the dates of the first step', () => {
  const longer = departure({
    id: 'd1-v',
    endDate: '2027-06-21',
    includesExtension: true,
    extensions: [extension(), extension({ id: 'berge' })],
    extensionBaseDate: { id: 'd1' },
  })
  const listed = (...departures: readonly ReturnType<typeof departure>[]) =>
    firstStepDates(offer({ pricing: pricing({ departures }) })).map(dateKey)

  test('are the departures, as the extension has a step of its own', () => {
    expect(listed(departure(), longer)).toEqual(['d1'])
    expect(listed(departure({ status: status('WAITLIST') }), longer)).toEqual(['d1'])
  })

  // rules 4.5.4, 10.23
  test.each([
    ['is sold out', [departure({ places: left(0, 0) })], ['d1']],
    ['is CLOSED', [departure({ status: status('CLOSED') })], ['d1']],
    ['is not sold online', [departure({ isSoldOnline: false })], []],
    ['is not among the dates', [], []],
  ])('include each extension date whose departure %s', (...[, bases, others]) => {
    expect(listed(...bases, longer)).toEqual([...others, 'd1-v~meer', 'd1-v~berge'])
  })

  // rule 10.23
  test('include the extension of a departure that was sold out when it was last asked for', () => {
    const both = offer({ pricing: pricing({ departures: [departure(), longer] }) })
    expect(firstStepDates(both, new Map([['d1', 0]])).map(dateKey)).toEqual(['d1', 'd1-v~meer', 'd1-v~berge'])
    expect(firstStepDates(both, new Map([['d1', 1]])).map(dateKey)).toEqual(['d1'])
  })
})
