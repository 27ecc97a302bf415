import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withPersonalAddon } from '#domain/booking/commands/extras.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { draftAfter } from '#test/support/commands.ts'
import { BUS, departure, services } from '#test/support/builders/departure.ts'
import { draft, summaryOf, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  discount,
  familyPackage,
  mandatorySettings,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const PRICES = { 301: 5000, 302: 4000, 303: 2000, 304: 3000, 305: 1500, 401: -5000, 501: 300_000 }
const ADULTS = { checkAgeGroups: true, ageGroups: ['adult'] }
const sold = (fields: Parameters<typeof pricing>[0] = {}) =>
  offer({ pricing: pricing({ departures: [departure({ services: services(PRICES), busNetwork: BUS })], ...fields }) })

describe('settling leaves a draft unchanged', () => {
  const before = draft({ rooms: [{ accommodationId: 'gone', quantity: 9 }] })

  test.each([
    ['while the variant is not loaded', before, { ...sold(), pricing: null }],
    ['while another variant is loaded', { ...before, pricingTravelId: 'v2' }, sold()],
    ['while it is being sent', { ...before, submission: { ...before.submission, isSubmitting: true } }, sold()],
    ['once it is booked', { ...before, submission: { ...before.submission, bookingId: 'b1' } }, sold()],
  ])('%s', (_case, candidate, against) => {
    expect(settle(candidate, against)).toBe(candidate)
  })

  test('in its choices when the date is gone', () => {
    const gone = { ...before, date: { dateId: 'd9', extensionId: null } }
    expect(settle(gone, sold()).rooms).toEqual(gone.rooms)
  })
})

test('unknown contingents remove nothing, known ones do', () => {
  const chosen = draftAfter(draft(), sold({ personalAddons: [personalAddon()] }), (now) =>
    withPersonalAddon(now, {
      addonId: 'ausflug',
      quantity: 2,
    }),
  )
  const known = { ...sold({ personalAddons: [personalAddon()] }), ...contingentsLeft({ 101: 2 }, { 301: 1 }) }
  expect(settle(chosen, sold({ personalAddons: [personalAddon()] })).personalAddons[0]?.quantity).toBe(2)
  expect(settle(chosen, known).personalAddons[0]?.quantity).toBe(1)
  expect(settle(chosen, known).rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
})

// rule 5.7.2
test('a departure without services sells no extras, so none is left without a price', () => {
  const chosen = draftAfter(draft(), sold({ personalAddons: [personalAddon()] }), (now) =>
    withPersonalAddon(now, {
      addonId: 'ausflug',
      quantity: 2,
    }),
  )
  const light = offer({ pricing: pricing({ personalAddons: [personalAddon()] }) })
  expect(chosen.personalAddons).toEqual([{ addonId: 'ausflug', quantity: 2, mandatory: false }])
  expect(settle(chosen, light).personalAddons).toEqual([])
  expect(price(resolve(settle(chosen, light), light)).isComplete).toBe(true)
})

test('stops not on the date are cleared', () => {
  const travellers = [
    traveller({ outboundStopNo: '1', returnStopNo: '12' }),
    traveller({ outboundStopNo: '9', returnStopNo: '77' }),
  ]
  const settled = settle(draft({ travellers }), sold())
  expect(settled.travellers.map(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])).toEqual([
    ['1', '12'],
    [null, null],
  ])
})

test('online payment falls back to the invoice where it is not offered', () => {
  const payment = { ...draft().payment, type: 'online' } as const
  expect(settle(draft({ payment }), sold()).payment.type).toBe('invoice')
})

test('CO2 compensation is removed where it is not offered', () => {
  expect(settle(draft({ co2compensation: true }), sold()).co2compensation).toBe(false)
})

describe('the summary', () => {
  const prescribed = sold({ personalAddons: [personalAddon({ mandatorySettings: mandatorySettings(true, ADULTS) })] })
  const optional = sold({ personalAddons: [personalAddon()] })
  const withSummary = (step: 1 | 2) => {
    const base = settle(draft({ currentStep: step }), sold())
    return { ...base, summary: summaryOf(base) }
  }

  test('stays while no selection changes', () => {
    expect(settle(withSummary(1), sold()).summary).not.toBeNull()
  })

  // rule 4.13.1
  test.each([1, 2] as const)('is cleared by a change of a selection in step %i', (step) => {
    expect(
      draftAfter(withSummary(step), optional, (now) => withPersonalAddon(now, { addonId: 'ausflug', quantity: 1 }))
        .summary,
    ).toBeNull()
  })

  // rule 4.13.2
  test('is cleared by mandatory extras before step 2 only', () => {
    expect(settle(withSummary(1), prescribed).summary).toBeNull()
    expect(settle(withSummary(2), prescribed).summary).not.toBeNull()
  })
})

test('settling twice changes nothing', () => {
  const against = offer({
    pricing: pricing({
      departures: [departure({ services: services(PRICES), busNetwork: BUS })],
      accommodations: [
        room({ addons: ['balkon'], capacities: { adult: [1, 2], child: [0, 1] } }),
        SINGLE_ROOM,
        room({ id: 'fz', isFamilyPackageAccommodation: true, totalCapacity: 3 }),
      ],
      familyPackages: [familyPackage({ addons: ['balkon'] })],
      personalAddons: [
        personalAddon({
          mandatorySettings: mandatorySettings(true, {
            checkAccommodationAddons: true,
            accommodationAddons: ['balkon'],
          }),
        }),
      ],
      accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(false, ADULTS) })],
      bookingAddons: [bookingAddon({ mandatorySettings: mandatorySettings(true) })],
      collectiveAddons: [collectiveAddon()],
      personalDiscounts: [discount({ mandatorySettings: mandatorySettings(true, ADULTS) })],
    }),
    contingents: {
      dateId: 'd1',
      left: {
        packages: new Map([
          ['101', 5],
          ['102', 1],
        ]),
        services: new Map(Object.keys(PRICES).map((no) => [no, 2])),
      },
    },
  })
  const person = record({
    birthday: constantFrom(null, '1960-01-01', '2009-03-02', '2011-06-15', '2018-01-01', '2026-01-01'),
    ageGroupId: constantFrom('adult', 'child', null),
    accommodationId: constantFrom('dz', 'ez', 'fz', null),
  })
  const rooms = uniqueArray(
    record({ accommodationId: constantFrom('dz', 'ez', 'fz', 'xx'), quantity: integer({ min: 0, max: 5 }) }),
    { selector: ({ accommodationId }) => accommodationId },
  )
  const addons = uniqueArray(
    record({
      addonId: constantFrom('ausflug', 'parkplatz', 'konzert'),
      quantity: integer({ min: 0, max: 9 }),
      mandatory: constantFrom(true, false),
    }),
    { selector: ({ addonId }) => addonId },
  )
  const roomAddons = uniqueArray(
    record({
      type: constantFrom('accommodation' as const, 'familyPackage' as const),
      typeId: constantFrom('dz', 'familie'),
      addonId: constantFrom('balkon'),
      quantity: integer({ min: 0, max: 5 }),
      mandatory: constantFrom(false),
    }),
    { selector: ({ typeId }) => typeId },
  )

  assert(
    property(
      record({
        people: array(person, { maxLength: 6 }),
        chosen: rooms,
        extras: addons,
        balconies: roomAddons,
        familyPackageId: constantFrom('familie', null),
      }),
      (choices) => {
        const { people, chosen, extras, balconies, familyPackageId } = choices
        const travellers = people.map((fields, index) =>
          traveller({
            ...fields,
            isBillingAddress: index === 0,
            familyPackageId: index === 0 ? familyPackageId : null,
          }),
        )
        const once = settle(
          draft({
            travellers,
            rooms: chosen,
            personalAddons: extras,
            bookingAddons: extras,
            collectiveAddons: extras,
            accommodationAddons: balconies,
          }),
          against,
        )
        expect(settle(once, against)).toEqual(once)
      },
    ),
    { numRuns: 400 },
  )
})

describe('choosing rooms updates', () => {
  const inSingle = (isMandatory: boolean) =>
    mandatorySettings(isMandatory, { checkAccommodationTypes: true, accommodations: ['ez'] })
  const DOUBLE = [{ accommodationId: 'dz', quantity: 1 }]
  const SINGLES = [{ accommodationId: 'ez', quantity: 2 }]
  const housed = (fields: Parameters<typeof pricing>[0], rooms: typeof DOUBLE) =>
    draftAfter(settle(draft(), sold(fields)), sold(fields), (now) => withRooms(now, rooms))

  // rule 4.11.4
  test('mandatory extras of those who sleep in them', () => {
    const fields = { personalAddons: [personalAddon({ mandatorySettings: inSingle(true) })] }
    expect(housed(fields, SINGLES).personalAddons).toEqual([{ addonId: 'ausflug', quantity: 2, mandatory: true }])
    expect(draftAfter(housed(fields, SINGLES), sold(fields), (now) => withRooms(now, DOUBLE)).personalAddons).toEqual(
      [],
    )
  })

  // rule 4.11.4
  test('the cap of extras with a rule about rooms', () => {
    const fields = { personalAddons: [personalAddon({ mandatorySettings: inSingle(false) })] }
    const chosen = draftAfter(housed(fields, SINGLES), sold(fields), (now) =>
      withPersonalAddon(now, {
        addonId: 'ausflug',
        quantity: 2,
      }),
    )
    expect(chosen.personalAddons[0]?.quantity).toBe(2)
    expect(
      draftAfter(chosen, sold(fields), (now) => withRooms(now, [{ accommodationId: 'ez', quantity: 1 }]))
        .personalAddons[0]?.quantity,
    ).toBe(1)
    expect(draftAfter(chosen, sold(fields), (now) => withRooms(now, DOUBLE)).personalAddons).toEqual([])
  })

  // rule 4.11.4
  test('mandatory discounts of those who sleep in them', () => {
    const fields = { personalDiscounts: [discount({ mandatorySettings: inSingle(true) })] }
    expect(housed(fields, SINGLES).personalDiscounts).toEqual([{ discountId: 'stamm', quantity: 2, mandatory: true }])
    expect(housed(fields, DOUBLE).personalDiscounts).toEqual([])
  })
})
