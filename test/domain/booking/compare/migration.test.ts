import { expect, test } from 'vitest'
import { migrated, withMigration } from '#domain/booking/compare/migration.ts'
import { BUS, departure, extension, services } from '#test/support/builders/departure.ts'
import { draft, insurance, summaryOf, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  discount,
  familyPackage,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const table = services({ 301: 5000, 302: 4000, 303: 2000, 401: -5000, 501: 350_000 })
const june = departure({ services: table, busNetwork: BUS })
const longer = {
  ...june,
  id: 'd1v',
  endDate: '2027-06-21',
  includesExtension: true,
  extensions: [extension()],
  extensionBaseDate: { id: 'd1' },
  packagePrices: new Map([['201', 179_000]]),
}
const july = { ...june, id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' }
const coach = offer({ pricing: pricing({ departures: [june, longer, july] }) })
const within = { from: coach, to: coach }
const choice = (dateId: string, extensionId: string | null = null) => ({ dateId, extensionId })

test('rooms, beds, stops and insurances are kept on another date, the summary is not', () => {
  const travellers = [
    traveller({ outboundStopNo: '2', returnStopNo: '12', insurance: insurance() }),
    traveller({ outboundStopNo: '1' }),
  ]
  const before = draft({ travellers, summaryLoadingError: 2 })
  const after = withMigration({ ...before, summary: summaryOf(before) }, choice('d2'), within)
  expect(after).toEqual({ ...before, date: choice('d2'), summary: null, summaryLoadingError: 0 })
})

test('an extension date is an upgrade of its departure, and a downgrade on the way back', () => {
  const upgraded = withMigration(draft(), choice('d1v', 'meer'), within)
  expect(upgraded).toMatchObject({
    date: choice('d1v', 'meer'),
    isUpgradedToExtension: true,
    extensionDowngradeDate: choice('d1'),
    rooms: draft().rooms,
  })
  expect(withMigration(upgraded, choice('d2'), within)).toMatchObject({
    date: choice('d2'),
    isUpgradedToExtension: false,
    extensionDowngradeDate: null,
  })
})

test('an extension date stands alone where its departure is not sold', () => {
  const alone = offer({ pricing: pricing({ departures: [longer, july] }) })
  const after = withMigration(draft({ date: choice('d2') }), choice('d1v', 'meer'), { from: alone, to: alone })
  expect(after).toMatchObject({
    date: choice('d1v', 'meer'),
    isUpgradedToExtension: false,
    extensionDowngradeDate: null,
  })
})

test('a date that is not sold changes nothing, and neither does the present one', () => {
  const before = draft({ switchedToWaitlistFallback: true })
  expect(withMigration(before, choice('d9'), within)).toBe(before)
  expect(withMigration(before, choice('d1'), within)).toEqual(before)
})

test('a date change leaves the waitlist', () => {
  expect(
    withMigration(draft({ switchedToWaitlistFallback: true }), choice('d2'), within).switchedToWaitlistFallback,
  ).toBe(false)
})

test('another variant gets all choices of the same name under its own ids', () => {
  const items = (prefix: string) => ({
    accommodations: [room({ id: `${prefix}dz`, addons: [`${prefix}balkon`] }), { ...SINGLE_ROOM, id: `${prefix}ez` }],
    accommodationAddons: [roomAddon({ id: `${prefix}balkon` })],
    personalAddons: [personalAddon({ id: `${prefix}ausflug` })],
    bookingAddons: [bookingAddon({ id: `${prefix}parkplatz` })],
    personalDiscounts: [discount({ id: `${prefix}stamm` })],
  })
  const from = offer({ pricing: pricing({ departures: [june], ...items('') }) })
  const to = offer({ pricing: pricing({ id: 'v2', departures: [{ ...june, id: 't1' }], ...items('t') }) })
  const chosen = (prefix: string) => ({
    rooms: [{ accommodationId: `${prefix}dz`, quantity: 1 }],
    accommodationAddons: [
      {
        type: 'accommodation' as const,
        typeId: `${prefix}dz`,
        addonId: `${prefix}balkon`,
        quantity: 1,
        mandatory: false,
      },
    ],
    personalAddons: [{ addonId: `${prefix}ausflug`, quantity: 2, mandatory: false }],
    bookingAddons: [{ addonId: `${prefix}parkplatz`, quantity: 1, mandatory: false }],
    personalDiscounts: [{ discountId: `${prefix}stamm`, quantity: 1, mandatory: false }],
    travellers: [
      traveller({ accommodationId: `${prefix}dz`, isBillingAddress: true, sameAddressAsTravellerIndex: null }),
      traveller({ accommodationId: `${prefix}dz` }),
    ],
  })
  const after = withMigration(draft(chosen('')), choice('t1'), { from, to })
  expect(after).toEqual(draft({ ...chosen('t'), pricingTravelId: 'v2', date: choice('t1') }))
})

test('a family package is matched by name, and removed where there is none', () => {
  const family = [
    traveller({ familyPackageId: 'familie' }),
    traveller(),
    traveller({ ageGroupId: 'child', birthday: '2018-01-01' }),
  ]
  const familyRoom = room({ id: 'fz', isFamilyPackageAccommodation: true, totalCapacity: 3 })
  const from = offer({
    pricing: pricing({ departures: [june], accommodations: [familyRoom], familyPackages: [familyPackage()] }),
  })
  const sold = { ...june, id: 't1' }
  const to = offer({
    pricing: pricing({
      id: 'v2',
      departures: [sold],
      accommodations: [{ ...familyRoom, id: 'tfz' }],
      familyPackages: [familyPackage({ id: 'tfamilie', accommodation: 'tfz' })],
    }),
  })
  const without = offer({ pricing: pricing({ id: 'v2', departures: [sold] }) })
  const before = draft({ rooms: [], travellers: family })
  const members = (of: typeof to) =>
    withMigration(before, choice('t1'), { from, to: of }).travellers.map(
      ({ familyPackageId, accommodationId, isFamilyPackageMember }) => [
        familyPackageId,
        accommodationId,
        isFamilyPackageMember,
      ],
    )
  expect(members(to)).toEqual([
    ['tfamilie', 'tfz', true],
    [null, 'tfz', true],
    [null, 'tfz', true],
  ])
  expect(members(without)).toEqual([
    [null, null, false],
    [null, null, false],
    [null, null, false],
  ])
})

test('between variants stops are matched by station; a station without a stop leaves none', () => {
  const renumbered = {
    ...BUS,
    outbound: {
      ...BUS.outbound,
      stops: BUS.outbound.stops.slice(1).map((stop) => ({ ...stop, stopNo: `t${stop.stopNo}` })),
    },
  }
  const to = offer({ pricing: pricing({ id: 'v2', departures: [{ ...june, id: 't1', busNetwork: renumbered }] }) })
  const travellers = [
    traveller({ outboundStopNo: '2', returnStopNo: '12' }),
    traveller({ outboundStopNo: '1', returnStopNo: null }),
  ]
  const after = withMigration(draft({ travellers }), choice('t1'), { from: coach, to })
  expect(after.travellers.map(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])).toEqual([
    ['t2', '12'],
    [null, null],
  ])
})

test('a date of the same id in another variant is another date with its own stops', () => {
  const renumbered = {
    ...BUS,
    outbound: { ...BUS.outbound, stops: BUS.outbound.stops.map((stop) => ({ ...stop, stopNo: `t${stop.stopNo}` })) },
  }
  const to = offer({ pricing: pricing({ id: 'v2', departures: [{ ...june, busNetwork: renumbered }] }) })
  const before = draft({ travellers: [traveller({ outboundStopNo: '2' })], summaryLoadingError: 1 })
  const after = withMigration(before, choice('d1'), { from: coach, to })
  expect([after.date, after.travellers[0]?.outboundStopNo, after.summaryLoadingError]).toEqual([choice('d1'), 't2', 0])
})

test('choices without an equivalent in another variant are left out', () => {
  const one = (addonId: string) => ({ addonId, quantity: 1, mandatory: false })
  const chosen = draft({
    rooms: [{ accommodationId: 'dz', quantity: 1 }],
    accommodationAddons: [{ ...one('balkon'), type: 'accommodation', typeId: 'dz' }],
    personalAddons: [one('ausflug')],
    bookingAddons: [one('parkplatz')],
    collectiveAddons: [one('konzert')],
    personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
  })
  const bare = offer({
    pricing: pricing({
      id: 'v2',
      departures: [{ ...june, id: 't1' }],
      accommodations: [{ ...SINGLE_ROOM, name: 'Kajüte' }],
    }),
  })
  const after = migrated(chosen, { from: coach, to: bare }).draft
  expect(after).toMatchObject({
    rooms: [],
    accommodationAddons: [],
    personalAddons: [],
    bookingAddons: [],
    collectiveAddons: [],
    personalDiscounts: [],
    pricingTravelId: 'v2',
    switchedToWaitlistFallback: false,
  })
  expect(after.travellers.map(({ accommodationId }) => accommodationId)).toEqual([null, null])
})

test('extras of the group and of a family package are matched by name', () => {
  const items = (prefix: string) => ({
    accommodationAddons: [roomAddon({ id: `${prefix}balkon` })],
    collectiveAddons: [collectiveAddon({ id: `${prefix}konzert` })],
    familyPackages: [familyPackage({ id: `${prefix}familie` })],
  })
  const from = offer({ pricing: pricing({ departures: [june], ...items('') }) })
  const to = offer({ pricing: pricing({ id: 'v2', departures: [june], ...items('t') }) })
  const balcony = {
    addonId: 'balkon',
    quantity: 1,
    mandatory: false,
    type: 'familyPackage' as const,
    typeId: 'familie',
  }
  const chosen = draft({
    accommodationAddons: [balcony, { ...balcony, typeId: 'andere' }],
    collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }],
  })
  expect(migrated(chosen, { from, to }).draft).toMatchObject({
    accommodationAddons: [{ addonId: 'tbalkon', type: 'familyPackage', typeId: 'tfamilie', quantity: 1 }],
    collectiveAddons: [{ addonId: 'tkonzert', quantity: 1 }],
  })
})

test('a variant change leaves the waitlist', () => {
  const to = offer({ pricing: pricing({ id: 'v2' }) })
  expect(
    migrated(draft({ switchedToWaitlistFallback: true }), { from: coach, to }).draft.switchedToWaitlistFallback,
  ).toBe(false)
})

test('within one variant, or before both are loaded, the draft stays as it is', () => {
  const before = draft()
  const unloaded = { ...coach, pricing: null }
  for (const migration of [within, { from: unloaded, to: coach }, { from: coach, to: unloaded }]) {
    expect(migrated(before, migration)).toMatchObject({ draft: before, isOtherVariant: false })
  }
})

test('in another variant without a date all stops are cleared', () => {
  const to = offer({ pricing: pricing({ id: 'v2', departures: [june] }) })
  const dateless = draft({ date: null, travellers: [traveller({ outboundStopNo: '2' })] })
  const moved = withMigration(dateless, choice('d1'), { from: coach, to })
  expect(moved.date).toEqual(choice('d1'))
  expect(moved.travellers[0]?.outboundStopNo).toBeNull()
})
