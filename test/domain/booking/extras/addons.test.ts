import { describe, expect, test } from 'vitest'
import {
  withBookingAddon,
  withCollectiveAddon,
  withPersonalAddon,
  withRoomAddon,
} from '#domain/booking/commands/extras.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  bookingAddonOptions,
  collectiveAddonOptions,
  personalAddonOptions,
  roomAddonOptions,
} from '#domain/booking/extras/addons.ts'
import { travellersWith } from '#domain/booking/rules/applicable.ts'
import { settle } from '#domain/booking/settle.ts'
import { after, draftAfter } from '#test/support/commands.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  mandatorySettings,
  personalAddon,
  PER_NIGHT,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const PRICES = { 301: 5000, 302: 4000, 303: 2000, 304: 3000, 305: 1500 }
const sold = (fields: Parameters<typeof pricing>[0], prices: Readonly<Record<string, number | null>> = PRICES) =>
  offer({
    pricing: pricing({
      departures: [departure({ services: services(prices) })],
      accommodations: [room({ addons: ['balkon'] }), SINGLE_ROOM],
      ...fields,
    }),
  })
const left = (entries: Readonly<Record<string, number>>) => contingentsLeft({ 101: 10, 102: 10 }, entries)
const family = draft({
  rooms: [{ accommodationId: 'dz', quantity: 2 }],
  travellers: [
    traveller(),
    traveller(),
    traveller({ ageGroupId: 'child', birthday: '2018-01-01' }),
    traveller({ ageGroupId: 'child', birthday: '2019-01-01' }),
  ],
})
const ADULTS = { checkAgeGroups: true, ageGroups: ['adult'] }
const NOBODY = { checkAgeGroups: true, ageGroups: ['senior'] }

describe('an extra per traveller', () => {
  const most = (fields: Parameters<typeof personalAddon>[0], more = {}) =>
    personalAddonOptions(resolve(family, { ...sold({ personalAddons: [personalAddon(fields)] }), ...more }))[0]
      ?.maxQuantity

  test.each([
    ['at most for everybody', {}, {}, 4],
    // rules 3.6.6.1, 5.5.2
    ['at most for the allowed age groups', { allowedAgeGroups: ['child'] }, {}, 2],
    ['for nobody when no age group is allowed', { allowedAgeGroups: [] }, {}, 0],
    // rule 5.6.1
    ['at most for those the rules match', { mandatorySettings: mandatorySettings(false, ADULTS) }, {}, 2],
    // rule 5.6.1
    ['at most as often as is left', {}, left({ 301: 3 }), 3],
    ['not when nothing is left', {}, left({}), 0],
  ])('%s', (...[, fields, more, expected]) => {
    expect(most(fields, more)).toBe(expected)
  })

  // rule 5.5.5
  test('is capped at its limit, and removed with 0', () => {
    const against = sold({ personalAddons: [personalAddon({ allowedAgeGroups: ['child'] })] })
    const chosen = draftAfter(family, against, (now) => withPersonalAddon(now, { addonId: 'ausflug', quantity: 9 }))
    expect(chosen.personalAddons).toEqual([{ addonId: 'ausflug', quantity: 2, mandatory: false }])
    expect(travellersWith('ausflug', resolve(chosen, against))).toEqual([2, 3])
    expect(
      draftAfter(chosen, against, (now) => withPersonalAddon(now, { addonId: 'ausflug', quantity: 0 })).personalAddons,
    ).toEqual([])
  })

  test('is assigned to the first travellers it applies to', () => {
    const against = sold({ personalAddons: [personalAddon()] })
    expect(
      travellersWith(
        'ausflug',
        after(resolve(family, against), (now) => withPersonalAddon(now, { addonId: 'ausflug', quantity: 3 })),
      ),
    ).toEqual([0, 1, 2])
  })

  test('cannot be chosen without a price', () => {
    const against = sold({ personalAddons: [personalAddon()] }, { 301: null, 302: 1 })
    expect(
      draftAfter(family, against, (now) => withPersonalAddon(now, { addonId: 'ausflug', quantity: 1 })).personalAddons,
    ).toEqual([])
    expect(personalAddonOptions(resolve(family, against))[0]).toMatchObject({
      unitPrice: null,
      isVisible: false,
      reason: { key: 'booking.reason.notSoldOnDate' },
    })
  })

  test.each([
    ['nothing is left', {}, left({}), { key: 'booking.reason.soldOut', count: 0, remedy: null }],
    ['it is for nobody', { allowedAgeGroups: [] }, {}, { key: 'booking.reason.nobodyMatches', remedy: null }],
    ['nothing stands against it', {}, {}, null],
  ])('has the reason: %s', (...[, fields, more, expected]) => {
    expect(
      personalAddonOptions(resolve(family, { ...sold({ personalAddons: [personalAddon(fields)] }), ...more }))[0]
        ?.reason,
    ).toEqual(expected)
  })

  // rules 3.6.6.4, 5.5.2
  test('that is mandatory is booked for everybody it applies to, whatever is left, and cannot be removed', () => {
    const against = {
      ...sold({ personalAddons: [personalAddon({ mandatorySettings: mandatorySettings(true, ADULTS) })] }),
      ...left({ 301: 1 }),
    }
    const settled = settle(family, against)
    expect(settled.personalAddons).toEqual([{ addonId: 'ausflug', quantity: 2, mandatory: true }])
    expect(
      draftAfter(settled, against, (now) => withPersonalAddon(now, { addonId: 'ausflug', quantity: 0 })).personalAddons,
    ).toEqual(settled.personalAddons)
  })

  // rules 5.8.1.1, 5.8.1.2
  test('is visible when it is available, or mandatory and booked', () => {
    const seen = (fields: Parameters<typeof personalAddon>[0]) => {
      const against = sold({ personalAddons: [personalAddon(fields)] })
      return personalAddonOptions(resolve(settle(family, against), against))[0]?.isVisible
    }
    expect(seen({})).toBe(true)
    expect(seen({ mandatorySettings: mandatorySettings(false, NOBODY) })).toBe(false)
    expect(seen({ mandatorySettings: mandatorySettings(true) })).toBe(true)
    expect(seen({ mandatorySettings: mandatorySettings(true, NOBODY) })).toBe(false)
  })

  test.each([
    [{ ...PER_NIGHT }, 30_000],
    [{ ...PER_NIGHT, considerHotelNights: false }, 5000],
    [{ ...PER_NIGHT, type: 'ONCE' }, 5000],
    [null, 5000],
  ])('costs by its calculation %j: %i', (calculationSettings, expected) => {
    expect(
      personalAddonOptions(resolve(family, sold({ personalAddons: [personalAddon({ calculationSettings })] })))[0]
        ?.unitPrice,
    ).toBe(expected)
  })
})

describe('an extra of the booking', () => {
  test.each([
    // rule 5.6.2
    ['once', {}, {}, 1],
    // rule 5.6.2
    ['not when nothing is left', {}, left({ 303: 0 }), 0],
    // rule 5.6.2
    ['not when the rules match nobody', { mandatorySettings: mandatorySettings(false, NOBODY) }, {}, 0],
    [
      'once when the rules match somebody',
      { mandatorySettings: mandatorySettings(false, ADULTS) },
      left({ 303: 7 }),
      1,
    ],
  ])('%s', (...[, fields, more, expected]) => {
    const against = { ...sold({ bookingAddons: [bookingAddon(fields)] }), ...more }
    expect(bookingAddonOptions(resolve(family, against))[0]?.maxQuantity).toBe(expected)
    expect(
      draftAfter(family, against, (now) => withBookingAddon(now, { addonId: 'parkplatz', quantity: 2 })).bookingAddons,
    ).toHaveLength(expected)
  })

  // rule 5.5.3
  test('is booked once when mandatory for any traveller', () => {
    const prescribed = (only: object) =>
      settle(family, sold({ bookingAddons: [bookingAddon({ mandatorySettings: mandatorySettings(true, only) })] }))
        .bookingAddons
    expect(prescribed(ADULTS)).toEqual([{ addonId: 'parkplatz', quantity: 1, mandatory: true }])
    expect(prescribed(NOBODY)).toEqual([])
  })
})

describe('an extra for the group', () => {
  const option = (fields: Parameters<typeof collectiveAddon>[0], more = {}) =>
    collectiveAddonOptions(resolve(family, { ...sold({ collectiveAddons: [collectiveAddon(fields)] }), ...more }))[0]

  test('costs the sum over the travellers', () => {
    expect(option({})).toMatchObject({ unitPrice: 9000, maxQuantity: 1 })
  })

  test.each([
    // rules 3.6.6.2, 5.6.5
    ['is valid only with every service number', { services: { adult: '304', child: null } }, {}, 0],
    ['needs a service for each traveller', { services: { adult: '304' } }, {}, 0],
    // rule 5.6.4
    ['is left as often as the scarcest of its services', {}, left({ 304: 5, 305: 0 }), 0],
    // rule 5.6.4
    ['is left while all its services are', {}, left({ 304: 5, 305: 1 }), 1],
    // rule 5.6.2
    ['is for nobody when the rules match nobody', { mandatorySettings: mandatorySettings(false, NOBODY) }, {}, 0],
  ])('%s', (...[, fields, more, expected]) => {
    expect(option(fields, more)?.maxQuantity).toBe(expected)
  })

  // rule 5.5.3
  test('is chosen once, and booked when mandatory', () => {
    const optional = sold({ collectiveAddons: [collectiveAddon()] })
    const prescribed = sold({ collectiveAddons: [collectiveAddon({ mandatorySettings: mandatorySettings(true) })] })
    expect(
      draftAfter(family, optional, (now) => withCollectiveAddon(now, { addonId: 'konzert', quantity: 4 }))
        .collectiveAddons,
    ).toEqual([{ addonId: 'konzert', quantity: 1, mandatory: false }])
    expect(settle(family, prescribed).collectiveAddons).toEqual([{ addonId: 'konzert', quantity: 1, mandatory: true }])
  })
})

describe('an extra of a room', () => {
  const balcony = { type: 'accommodation', typeId: 'dz', addonId: 'balkon' } as const
  const against = sold({ accommodationAddons: [roomAddon()] })

  // rule 4.11.3
  test('is capped at the rooms, and reduced and removed with them', () => {
    const chosen = draftAfter(family, against, (now) => withRoomAddon(now, { ...balcony, quantity: 5 }))
    expect(chosen.accommodationAddons).toEqual([{ ...balcony, quantity: 2, mandatory: false }])
    expect(
      draftAfter(chosen, against, (now) => withRooms(now, [{ accommodationId: 'dz', quantity: 1 }]))
        .accommodationAddons,
    ).toEqual([{ ...balcony, quantity: 1, mandatory: false }])
    expect(
      draftAfter(chosen, against, (now) => withRooms(now, [{ accommodationId: 'ez', quantity: 4 }]))
        .accommodationAddons,
    ).toEqual([])
  })

  test('cannot be chosen for a room it does not go with', () => {
    const singles = draftAfter(family, against, (now) => withRooms(now, [{ accommodationId: 'ez', quantity: 4 }]))
    expect(
      draftAfter(singles, against, (now) => withRoomAddon(now, { ...balcony, typeId: 'ez', quantity: 1 }))
        .accommodationAddons,
    ).toEqual([])
    expect(roomAddonOptions(resolve(singles, against))).toEqual([])
  })

  // rule 5.5.4
  test('is booked for every room when mandatory, as long as its rules match one of the guests', () => {
    const prescribed = (only: object) =>
      settle(family, sold({ accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(true, only) })] }))
        .accommodationAddons
    expect(prescribed(ADULTS)).toEqual([{ ...balcony, quantity: 2, mandatory: true }])
    expect(prescribed(NOBODY)).toEqual([])
  })

  test('is removed with the one its rules require', () => {
    const depending = roomAddon({
      id: 'sonnenschirm',
      ratioServiceNo: '303',
      mandatorySettings: mandatorySettings(false, { checkAccommodationAddons: true, accommodationAddons: ['balkon'] }),
    })
    const both = sold({
      accommodations: [room({ addons: ['sonnenschirm', 'balkon'] })],
      accommodationAddons: [depending, roomAddon()],
    })
    const withBalcony = draftAfter(family, both, (now) => withRoomAddon(now, { ...balcony, quantity: 1 }))
    const withBoth = draftAfter(withBalcony, both, (now) =>
      withRoomAddon(now, { ...balcony, addonId: 'sonnenschirm', quantity: 1 }),
    )
    expect(withBoth.accommodationAddons.map(({ addonId }) => addonId)).toEqual(['sonnenschirm', 'balkon'])
    expect(
      draftAfter(withBoth, both, (now) => withRoomAddon(now, { ...balcony, quantity: 0 })).accommodationAddons,
    ).toEqual([])
  })

  test.each([
    { units: 1, inDouble: 1, inSingle: 0, most: [1, 0] },
    { units: 2, inDouble: 1, inSingle: 1, most: [1, 1] },
  ])('is chosen in all rooms together $units times when so many are left', ({ units, inDouble, inSingle, most }) => {
    const scarce = {
      ...sold({
        accommodations: [room({ addons: ['balkon'] }), { ...SINGLE_ROOM, addons: ['balkon'] }],
        accommodationAddons: [roomAddon()],
      }),
      ...left({ 302: units }),
    }
    const three = { ...family, travellers: family.travellers.slice(0, 3) }
    const housed = draftAfter(three, scarce, (now) =>
      withRooms(now, [
        { accommodationId: 'dz', quantity: 1 },
        { accommodationId: 'ez', quantity: 1 },
      ]),
    )
    const first = draftAfter(housed, scarce, (now) => withRoomAddon(now, { ...balcony, quantity: 1 }))
    const both = draftAfter(first, scarce, (now) => withRoomAddon(now, { ...balcony, typeId: 'ez', quantity: 1 }))
    const quantityIn = (id: string) => both.accommodationAddons.find(({ typeId }) => typeId === id)?.quantity ?? 0
    expect([quantityIn('dz'), quantityIn('ez')]).toEqual([inDouble, inSingle])
    expect(roomAddonOptions(resolve(both, scarce)).map(({ maxQuantity }) => maxQuantity)).toEqual(most)
    expect(settle(both, scarce)).toEqual(both)
  })

  test('has its place, price and quantity', () => {
    const chosen = draftAfter(family, against, (now) => withRoomAddon(now, { ...balcony, quantity: 1 }))
    expect(roomAddonOptions(resolve(chosen, against))).toMatchObject([
      {
        place: { type: 'accommodation', typeId: 'dz', name: 'Doppelzimmer', quantity: 2 },
        unitPrice: 4000,
        maxQuantity: 2,
        quantity: 1,
      },
    ])
  })
})

describe('extras that share a service', () => {
  const twin = personalAddon({ id: 'ausflug2' })
  const parking = bookingAddon({ ratioServiceNo: '301' })
  const group = collectiveAddon({ services: { adult: '301', child: '305' } })
  const shared = (units: number, fields: Parameters<typeof pricing>[0] = {}) => ({
    ...sold({
      personalAddons: [personalAddon(), twin],
      bookingAddons: [parking],
      collectiveAddons: [group],
      ...fields,
    }),
    ...left({ 301: units, 305: 9 }),
  })
  const quantities = ({ personalAddons, bookingAddons, collectiveAddons }: ReturnType<typeof draft>) =>
    [...personalAddons, ...bookingAddons, ...collectiveAddons].map(({ addonId, quantity }) => [addonId, quantity])
  const wanting = (...wishes: readonly (readonly [string, number])[]) => ({
    ...family,
    personalAddons: wishes.map(([addonId, quantity]) => ({ addonId, quantity, mandatory: false })),
    bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }],
    collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }],
  })

  test.each([
    [
      'all are chosen where enough is left',
      7,
      [
        ['ausflug', 3],
        ['ausflug2', 2],
        ['parkplatz', 1],
        ['konzert', 1],
      ],
    ],
    [
      'the last one goes first',
      6,
      [
        ['ausflug', 3],
        ['ausflug2', 2],
        ['parkplatz', 1],
      ],
    ],
    [
      'then the one before',
      5,
      [
        ['ausflug', 3],
        ['ausflug2', 2],
      ],
    ],
    [
      'the first one keeps its units',
      4,
      [
        ['ausflug', 3],
        ['ausflug2', 1],
      ],
    ],
    ['the first one gets the few units left', 2, [['ausflug', 2]]],
  ])('%s', (...[, units, expected]) => {
    const against = shared(units)
    const settled = settle(wanting(['ausflug', 3], ['ausflug2', 2]), against)
    expect(quantities(settled)).toEqual(expected)
    expect(settle(settled, against)).toEqual(settled)
  })

  test('leave each other the rest', () => {
    const against = shared(4)
    const chosen = draftAfter(family, against, (now) => withPersonalAddon(now, { addonId: 'ausflug', quantity: 3 }))
    expect(personalAddonOptions(resolve(chosen, against)).map(({ maxQuantity }) => maxQuantity)).toEqual([4, 1])
    expect(bookingAddonOptions(resolve(chosen, against))[0]?.maxQuantity).toBe(1)
  })

  test('name the other one in the remedy', () => {
    const against = shared(3)
    const chosen = draftAfter(family, against, (now) => withPersonalAddon(now, { addonId: 'ausflug', quantity: 3 }))
    const fewer = {
      key: 'booking.reason.soldOut',
      count: 0,
      remedy: { kind: 'fewerExtras', addonId: 'ausflug', count: 1 },
    }
    expect(personalAddonOptions(resolve(chosen, against))[1]?.reason).toEqual(fewer)
    expect(bookingAddonOptions(resolve(chosen, against))[0]?.reason).toEqual(fewer)
    expect(collectiveAddonOptions(resolve(chosen, against))[0]?.reason).toEqual(fewer)
  })

  test('have less precedence than mandatory ones, which cannot be reduced', () => {
    const prescribed = personalAddon({ id: 'pflicht', mandatorySettings: mandatorySettings(true, ADULTS) })
    const against = shared(3, { personalAddons: [personalAddon(), prescribed] })
    expect(quantities(settle(wanting(['ausflug', 3]), against))).toEqual([
      ['ausflug', 1],
      ['pflicht', 2],
    ])
    const none = settle(family, shared(2, { personalAddons: [personalAddon(), prescribed] }))
    expect(
      personalAddonOptions(resolve(none, shared(2, { personalAddons: [personalAddon(), prescribed] })))[0]?.reason
        ?.remedy,
    ).toBeNull()
  })

  test('share the contingent only while contingents count', () => {
    const settled = settle(wanting(['ausflug', 4], ['ausflug2', 4]), { ...shared(1), contingents: null })
    expect(quantities(settled)).toEqual([
      ['ausflug', 4],
      ['ausflug2', 4],
      ['parkplatz', 1],
      ['konzert', 1],
    ])
  })

  test('have less precedence than extras of rooms, which share among each other as well', () => {
    const view = roomAddon({ id: 'meer' })
    const rooms = {
      accommodations: [room({ addons: ['balkon', 'meer'] }), SINGLE_ROOM],
      accommodationAddons: [roomAddon(), view],
    }
    const against = {
      ...sold({ ...rooms, personalAddons: [personalAddon({ ratioServiceNo: '302' })] }),
      ...left({ 302: 3 }),
    }
    const choice = (addonId: string) => ({ type: 'accommodation', typeId: 'dz', addonId, quantity: 2 }) as const
    const both = draftAfter(
      family,
      against,
      (now) => withRoomAddon(now, choice('balkon')),
      (now) => withRoomAddon(now, choice('meer')),
    )
    expect(both.accommodationAddons.map(({ addonId, quantity }) => [addonId, quantity])).toEqual([
      ['balkon', 2],
      ['meer', 1],
    ])
    expect(roomAddonOptions(resolve(both, against)).map(({ maxQuantity }) => maxQuantity)).toEqual([2, 1])
    expect(personalAddonOptions(resolve(both, against))[0]?.maxQuantity).toBe(0)
    expect(
      personalAddonOptions(
        after(resolve(both, against), (now) => withRoomAddon(now, { ...choice('meer'), quantity: 0 })),
      )[0]?.maxQuantity,
    ).toBe(1)
  })
})

describe('the reason an extra cannot be chosen', () => {
  const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16', services: services(PRICES) })
  const nextDate = { kind: 'date', date: { dateId: 'd2', extensionId: null }, startDate: '2027-07-10' }
  const unpriced = { departures: [departure({ services: services({ 999: 1 }) }), later] }
  const without = (fields: Parameters<typeof pricing>[0]) => sold({ ...unpriced, ...fields })

  test('is its missing price on the date, with another date as remedy', () => {
    const reason = { key: 'booking.reason.notSoldOnDate', remedy: nextDate }
    expect(personalAddonOptions(resolve(family, without({ personalAddons: [personalAddon()] })))[0]?.reason).toEqual(
      reason,
    )
    expect(bookingAddonOptions(resolve(family, without({ bookingAddons: [bookingAddon()] })))[0]?.reason).toEqual(
      reason,
    )
    expect(
      collectiveAddonOptions(resolve(family, without({ collectiveAddons: [collectiveAddon()] })))[0]?.reason,
    ).toEqual(reason)
    expect(roomAddonOptions(resolve(family, without({ accommodationAddons: [roomAddon()] })))[0]?.reason).toEqual(
      reason,
    )
  })

  test('is the missing date', () => {
    const reason = { key: 'booking.reason.noDate', remedy: nextDate }
    const dateless = { ...family, date: null }
    expect(personalAddonOptions(resolve(dateless, without({ personalAddons: [personalAddon()] })))[0]?.reason).toEqual(
      reason,
    )
    expect(bookingAddonOptions(resolve(dateless, without({ bookingAddons: [bookingAddon()] })))[0]?.reason).toEqual(
      reason,
    )
    expect(
      collectiveAddonOptions(resolve(dateless, without({ collectiveAddons: [collectiveAddon()] })))[0]?.reason,
    ).toEqual(reason)
    expect(roomAddonOptions(resolve(dateless, without({ accommodationAddons: [roomAddon()] })))[0]?.reason).toEqual(
      reason,
    )
  })

  test('is the missing service number of a group extra', () => {
    const against = sold({
      collectiveAddons: [collectiveAddon({ services: { adult: '304', child: '305', senior: null } })],
    })
    expect(collectiveAddonOptions(resolve(family, against))[0]?.reason).toEqual({
      key: 'booking.reason.serviceMissing',
      remedy: null,
    })
  })

  test('is null for a mandatory extra', () => {
    const against = sold({ personalAddons: [personalAddon({ mandatorySettings: mandatorySettings(true, NOBODY) })] })
    expect(personalAddonOptions(resolve(family, against))[0]).toMatchObject({
      reason: null,
      isVisible: false,
      maxQuantity: 0,
    })
  })

  test('depends on the guests of the room for its extras', () => {
    const children = { checkAgeGroups: true, ageGroups: ['child'] }
    const fields = { accommodations: [room({ addons: ['balkon'] }), { ...SINGLE_ROOM, addons: ['balkon'] }] }
    const against = sold({
      ...fields,
      accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(false, children) })],
    })
    const three = { ...family, travellers: [family.travellers[0]!, family.travellers[1]!, family.travellers[2]!] }
    const housed = draftAfter(three, against, (now) =>
      withRooms(now, [
        { accommodationId: 'dz', quantity: 1 },
        { accommodationId: 'ez', quantity: 1 },
      ]),
    )
    const [double, single] = roomAddonOptions(resolve(housed, against))
    expect([double?.place.typeId, double?.reason?.key]).toEqual(['dz', 'booking.reason.wrongAge'])
    expect([single?.place.typeId, single?.reason]).toEqual(['ez', null])
  })
})

test('room extras of a room and a package with the same id are two choices', () => {
  const against = sold({ accommodationAddons: [roomAddon()] })
  const choice = { type: 'familyPackage', typeId: 'dz', addonId: 'balkon', quantity: 1, mandatory: false } as const
  expect(roomAddonOptions(resolve({ ...family, accommodationAddons: [choice] }, against))[0]?.quantity).toBe(0)
})

test('mandatory room extras that require each other are added and removed together', () => {
  const asking = (id: string, other: string) =>
    roomAddon({
      id,
      ratioServiceNo: '303',
      mandatorySettings: mandatorySettings(true, { checkAccommodationAddons: true, accommodationAddons: [other] }),
    })
  const chain = sold({
    accommodations: [room({ addons: ['c', 'b', 'a'] })],
    accommodationAddons: [asking('c', 'b'), asking('b', 'a'), roomAddon({ id: 'a' })],
  })
  const chosen = draftAfter(family, chain, (now) =>
    withRoomAddon(now, {
      type: 'accommodation',
      typeId: 'dz',
      addonId: 'a',
      quantity: 1,
    }),
  )
  expect(chosen.accommodationAddons.map(({ addonId, quantity }) => [addonId, quantity])).toEqual([
    ['c', 2],
    ['b', 2],
    ['a', 1],
  ])
  expect(settle(chosen, chain)).toEqual(chosen)
  expect(
    draftAfter(chosen, chain, (now) =>
      withRoomAddon(now, { type: 'accommodation', typeId: 'dz', addonId: 'a', quantity: 0 }),
    ).accommodationAddons,
  ).toEqual([])
})
