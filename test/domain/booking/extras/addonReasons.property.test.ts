import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withPersonalAddon } from '#domain/booking/commands/extras.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import {
  bookingAddonOptions,
  collectiveAddonOptions,
  personalAddonOptions,
  roomAddonOptions,
} from '#domain/booking/extras/addons.ts'
import { personalDiscountOptions } from '#domain/booking/extras/discounts.ts'
import { settle } from '#domain/booking/settle.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  discount,
  mandatorySettings,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const some = <Item>(...items: readonly Item[]) => fc.subarray([...items])
const ruleSets = fc
  .record({
    checkDateRange: fc.boolean(),
    startDate: fc.constantFrom(null, '2027-02-01', '2027-03-02'),
    endDate: fc.constantFrom(null, '2027-02-28', '2027-03-31'),
    checkAccommodationTypes: fc.boolean(),
    accommodations: some('dz', 'ez'),
    checkAgeGroups: fc.boolean(),
    ageGroups: some('adult', 'child'),
    useAgeFilter: fc.boolean(),
    ageFilter: fc.constantFrom(null, { __typename: 'AgeFilter', minAge: 8, maxAge: 70 } as const),
    checkTravelDate: fc.boolean(),
    travelDates: some('d1', 'd2').map((ids) => ids.map((id) => ({ __typename: 'TravelDateReference', id }) as const)),
  })
  .map((fields) => mandatorySettings(false, fields))
const settingsOf = fc.oneof(fc.constant(null), ruleSets, fc.constant(mandatorySettings(true)))
const serviceNo = fc.constantFrom('301', '302', '303')
const extra = fc.record({ ratioServiceNo: serviceNo, mandatorySettings: settingsOf })
const prices = fc.record({ 301: fc.constantFrom(null, 500), 302: fc.constantFrom(null, 700), 303: fc.constant(900) })
const worlds = fc.record({
  personal: fc.array(extra, { maxLength: 3 }),
  booking: fc.array(extra, { maxLength: 2 }),
  rooms: fc.array(extra, { maxLength: 2 }),
  group: settingsOf,
  prices,
  units: fc.record({ 301: fc.nat(4), 302: fc.nat(4), 303: fc.nat(4) }),
  ages: fc.array(fc.constantFrom(null, '1960-06-12', '2018-01-01'), { minLength: 2, maxLength: 2 }),
  wish: fc.nat(3),
})

function world(of: typeof worlds extends fc.Arbitrary<infer World> ? World : never) {
  const roomAddons = of.rooms.map((fields, index) => roomAddon({ ...fields, id: `r${index}` }))
  const later = departure({
    id: 'd2',
    startDate: '2027-07-10',
    endDate: '2027-07-16',
    services: services({ 301: 500, 302: 700, 303: 900 }),
  })
  const against = offer({
    pricing: pricing({
      accommodations: [room({ addons: roomAddons.map(({ id }) => id) }), SINGLE_ROOM],
      accommodationAddons: roomAddons,
      personalAddons: of.personal.map((fields, index) => personalAddon({ ...fields, id: `p${index}` })),
      bookingAddons: of.booking.map((fields, index) => bookingAddon({ ...fields, id: `b${index}` })),
      collectiveAddons: [collectiveAddon({ mandatorySettings: of.group, services: { adult: '301', child: '302' } })],
      personalDiscounts: [discount({ ratioServiceNo: '303', mandatorySettings: of.group })],
      departures: [departure({ services: services(of.prices) }), later],
    }),
    ...contingentsLeft({ 101: 10 }, of.units),
  })
  const travellers = of.ages.map((birthday) =>
    traveller({ birthday, ageGroupId: birthday === '2018-01-01' ? 'child' : 'adult' }),
  )
  const wishes = [...of.personal.keys()].map((index) => ({ addonId: `p${index}`, quantity: of.wish, mandatory: false }))
  return { against, of: settle(draft({ travellers, personalAddons: wishes }), against) }
}

const optionsOf = (booking: Booking) => [
  ...personalAddonOptions(booking),
  ...bookingAddonOptions(booking),
  ...collectiveAddonOptions(booking),
  ...roomAddonOptions(booking),
  ...personalDiscountOptions(booking),
]

test('a reason is given exactly where an optional extra cannot be chosen', () => {
  fc.assert(
    fc.property(worlds, (candidate) => {
      const { of, against } = world(candidate)
      for (const { mandatory, maxQuantity, quantity, reason, isVisible } of optionsOf(resolve(of, against))) {
        expect(reason !== null).toBe(!mandatory && maxQuantity === 0)
        expect(isVisible).toBe(mandatory ? quantity > 0 : maxQuantity > 0)
        if (!mandatory) expect(quantity).toBeLessThanOrEqual(maxQuantity)
      }
    }),
    { numRuns: 200 },
  )
})

test('chosen optional units of a service never exceed its contingent', () => {
  fc.assert(
    fc.property(worlds, (candidate) => {
      const { of, against } = world(candidate)
      for (const [number, units] of Object.entries(candidate.units)) {
        const chosen = [...of.personalAddons, ...of.bookingAddons, ...of.accommodationAddons].filter(({ addonId }) => {
          const { pricing: sold } = against
          const addons = [
            ...(sold?.personalAddons ?? []),
            ...(sold?.bookingAddons ?? []),
            ...(sold?.accommodationAddons ?? []),
          ]
          return addons.find(({ id }) => id === addonId)?.ratioServiceNo === number
        })
        const total = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
        if (chosen.every(({ mandatory }) => !mandatory)) expect(total).toBeLessThanOrEqual(units)
      }
    }),
    { numRuns: 200 },
  )
})

test('reducing the extra named by the remedy makes room', () => {
  fc.assert(
    fc.property(worlds, (candidate) => {
      const { of, against } = world(candidate)
      for (const { addon, reason } of personalAddonOptions(resolve(of, against))) {
        if (reason?.remedy?.kind !== 'fewerExtras') continue
        const { addonId: id, count } = reason.remedy
        const rival = of.personalAddons.find(({ addonId }) => addonId === id)
        if (rival === undefined) continue
        const freed = settle(
          withPersonalAddon(resolve(of, against), { addonId: id, quantity: rival.quantity - count }),
          against,
        )
        const after = personalAddonOptions(resolve(freed, against)).find((option) => option.addon.id === addon.id)
        expect(after?.reason?.key).not.toBe('booking.reason.soldOut')
      }
    }),
    { numRuns: 200 },
  )
})
