import { describe, expect, test } from 'vitest'
import { partyPriceGrid } from '#test/support/partyPriceGrid.ts'
import { pricesOn } from '#domain/booking/compare/pricesOn.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Departure } from '#domain/catalogue/departure.ts'
import { BUS, departure, extension, saleDate, services } from '#test/support/builders/departure.ts'
import { baby, draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  discount,
  mandatorySettings,
  personalAddon,
  pricing,
  roomAddon,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const PRICES = { 301: 5000, 302: 4000, 303: 2000, 401: -5000, 5390: 1500, 5391: 0, 7474: 900 }
const served = (fields: Partial<Departure>): Departure =>
  departure({ services: services(PRICES), busNetwork: BUS, ...fields })
const june = served({})
const july = served({
  id: 'd2',
  dateNo: '20270710',
  startDate: '2027-07-10',
  endDate: '2027-07-14',
  packagePrices: new Map([['101', 139_000]]),
})
const VARIANTS = ['v1', 'v2'].map((id) => ({ __typename: 'PricingVariant' as const, id, transportTypeLabel: id }))
const wholeTravel = travel({ pricing: travelPricing({ travels: VARIANTS, isTravelDocumentationAvailable: true }) })

const coach = (fields: Parameters<typeof pricing>[0] = {}) =>
  offer({ travel: wholeTravel, pricing: pricing({ departures: [june, july], ...fields }) })
const train = (fields: Parameters<typeof pricing>[0] = {}): PricingTravel =>
  pricing({
    id: 'v2',
    departures: [served({ id: 't1', packagePrices: new Map([['101', 150_000]]) })],
    accommodations: [room({ id: 'tdz' })],
    ...fields,
  })

const cells = (of: BookingDraft, against = coach(), others: readonly PricingTravel[] = []) =>
  partyPriceGrid(resolve(of, against), others).cells.map(
    ({ pricingTravelId, date, total, difference, unavailable, hasBeds }) => {
      const gone = unavailable.map(
        ({ kind, label, quantity, availableQuantity }) => `${kind} ${label} ${availableQuantity}/${quantity}`,
      )
      return [pricingTravelId, date.dateId, total?.centimes ?? null, difference, hasBeds, gone]
    },
  )

test('each date has the total of the party and its difference to the present one', () => {
  expect(partyPriceGrid(resolve(draft(), coach()), []).present).toEqual({ centimes: 258_000, currency: 'CHF' })
  expect(cells(draft())).toEqual([
    ['v1', 'd1', 258_000, 0, true, []],
    ['v1', 'd2', 278_000, 20_000, true, []],
  ])
})

test('cells of some dates equal those of the whole grid', () => {
  const dates = coach().saleDates.slice(1)
  expect(pricesOn(dates, resolve(draft(), coach()))).toEqual(
    partyPriceGrid(resolve(draft(), coach()), []).cells.slice(1),
  )
  expect(pricesOn(dates, resolve(draft({ pricingTravelId: 'v2' }), coach()))).toEqual([])
})

test('a cell has its days, whether it is chosen, and whether its contingents were considered', () => {
  const known = { ...coach(), ...contingentsLeft({ 101: 2 }) }
  expect(partyPriceGrid(resolve(draft(), known), []).cells).toMatchObject([
    { startDate: '2027-06-12', endDate: '2027-06-18', isChosen: true, status: 'BOOKABLE', areContingentsChecked: true },
    {
      startDate: '2027-07-10',
      endDate: '2027-07-14',
      isChosen: false,
      status: 'BOOKABLE',
      areContingentsChecked: false,
    },
  ])
})

test('a full room is unavailable on the departure with known contingents', () => {
  const july2 = draft({ date: { dateId: 'd2', extensionId: null } })
  const full = { ...coach(), ...contingentsLeft({ 101: 1 }) }
  expect(cells(july2, full)[0]).toEqual(['v1', 'd1', 0, null, false, ['room Doppelzimmer 0/1']])
})

test('a closed date has a reason and no price', () => {
  const closed = coach({ departures: [june, { ...july, status: status('CLOSED') }] })
  expect(partyPriceGrid(resolve(draft(), closed), []).cells[1]).toMatchObject({
    status: 'CLOSED',
    reason: { key: 'booking.reason.dateClosed' },
    total: null,
    difference: null,
    unavailable: [],
    hasBeds: false,
    areContingentsChecked: false,
  })
})

test('rooms not sold on a date are unavailable there, and without a bed totals are not compared', () => {
  const single = draft({
    travellers: [traveller({ accommodationId: 'ez' })],
    rooms: [{ accommodationId: 'ez', quantity: 1 }],
  })
  expect(cells(single)).toEqual([
    ['v1', 'd1', 149_000, 0, true, []],
    ['v1', 'd2', 0, null, false, ['room Einzelzimmer 0/1']],
  ])
})

test('ages count on each date: a child who is grown up by July no longer fits a child’s bed', () => {
  const family = room({ id: 'fam', name: 'Familienzimmer', capacities: { adult: [1, 1], child: [1, 1] } })
  const party = [
    traveller({ accommodationId: 'fam' }),
    traveller({ accommodationId: 'fam', ageGroupId: 'child', birthday: '2011-06-30' }),
  ]
  const chosen = draft({ travellers: party, rooms: [{ accommodationId: 'fam', quantity: 1 }] })
  expect(cells(chosen, coach({ accommodations: [family] }))[1]).toEqual([
    'v1',
    'd2',
    0,
    null,
    false,
    ['room Familienzimmer 0/1'],
  ])
})

test('extras and discounts are kept where they are sold, capped by rules and days', () => {
  const extras = {
    personalAddons: [
      personalAddon({
        mandatorySettings: mandatorySettings(false, {
          checkTravelDate: true,
          travelDates: [{ __typename: 'TravelDateReference', id: 'd1' }],
        }),
      }),
    ],
    bookingAddons: [bookingAddon()],
    accommodations: [room({ addons: ['balkon'] })],
    accommodationAddons: [roomAddon()],
    personalDiscounts: [discount()],
  }
  const chosen = draft({
    personalAddons: [{ addonId: 'ausflug', quantity: 2, mandatory: false }],
    bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }],
    accommodationAddons: [{ type: 'accommodation', typeId: 'dz', addonId: 'balkon', quantity: 1, mandatory: false }],
    personalDiscounts: [{ discountId: 'stamm', quantity: 2, mandatory: false }],
  })
  const short = { ...july, services: services({ 302: 4000, 401: -5000 }) }
  expect(cells(chosen, coach({ ...extras, departures: [june, short] }))).toEqual([
    ['v1', 'd1', 264_000, 0, true, []],
    ['v1', 'd2', 272_000, 8000, true, ['personalAddon Ausflug 0/2', 'bookingAddon Parkplatz 0/1']],
  ])
})

test('mandatory extras are never unavailable, but part of the price', () => {
  const tax = personalAddon({ mandatorySettings: mandatorySettings(true) })
  const untaxed = coach({ personalAddons: [tax], departures: [june, { ...july, services: services({}) }] })
  const taxed = draft({ personalAddons: [{ addonId: 'ausflug', quantity: 2, mandatory: true }] })
  expect(cells(taxed, untaxed)).toEqual([
    ['v1', 'd1', 268_000, 0, true, []],
    // A date without services sells none: a booking begun there has no tax either.
    ['v1', 'd2', 278_000, 10_000, true, []],
  ])
})

test('printed documents, compensation and stops are listed where they are unavailable', () => {
  const travellers = [
    traveller({ outboundStopNo: '2', returnStopNo: '12' }),
    traveller({ outboundStopNo: '2', returnStopNo: '11' }),
  ]
  const chosen = draft({ travellers, travelDocuments: 'print', co2compensation: true })
  const bare = served({
    ...july,
    services: services({ 5391: 0 }),
    busNetwork: { ...BUS, outbound: { ...BUS.outbound, stops: BUS.outbound.stops.slice(0, 1) } },
  })
  expect(cells(chosen, coach({ departures: [june, bare] }))[1]?.[5]).toEqual([
    'busStop 08:00 | Zürich, Sihlquai 0/2',
    'documents Reiseunterlagen per Post inkl. Reiseführer in Buchform 0/1',
    'co2 CO2-Kompensation 0/1',
  ])
})

describe('a cell of another variant', () => {
  test('keeps choices of the same name, and lists the unavailable ones', () => {
    const extras = {
      accommodations: [room({ id: 'tdz', ratioPackageNo: '101' })],
      personalAddons: [personalAddon({ id: 'tausflug', ratioServiceNo: '301' })],
    }
    const chosen = draft({
      personalAddons: [{ addonId: 'ausflug', quantity: 1, mandatory: false }],
      bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }],
    })
    const against = coach({ personalAddons: [personalAddon()], bookingAddons: [bookingAddon()] })
    expect(cells(chosen, against, [train(extras)])[2]).toEqual([
      'v2',
      't1',
      305_000,
      40_000,
      true,
      ['bookingAddon Parkplatz 0/1'],
    ])
  })

  test('keeps stops of the same stations, whatever their numbers', () => {
    const renumbered = {
      ...BUS,
      outbound: { ...BUS.outbound, stops: BUS.outbound.stops.map((stop) => ({ ...stop, stopNo: `t${stop.stopNo}` })) },
    }
    const travellers = [
      traveller({ outboundStopNo: '2', returnStopNo: '12' }),
      traveller({ outboundStopNo: '1', returnStopNo: '11' }),
    ]
    const rail = train({ departures: [served({ id: 't1', busNetwork: renumbered })] })
    expect(cells(draft({ travellers }), coach(), [rail])[2]).toEqual(['v2', 't1', 262_000, 0, true, []])
  })

  test('in another currency has a total and no difference', () => {
    const abroad = partyPriceGrid(resolve(draft(), coach()), [train({ currency: 'EUR' })]).cells[2]
    expect(abroad).toMatchObject({ total: { centimes: 300_000, currency: 'EUR' }, difference: null })
  })

  test('without a baby package lists the babies as unavailable', () => {
    const withBaby = coach({
      accommodations: [room(), room({ id: 'baby', name: 'Baby', ratioPackageNo: '102', isBabyPackage: true })],
      departures: [june],
    })
    expect(cells(draft({ babies: [baby()] }), withBaby, [train()])).toEqual([
      ['v1', 'd1', 407_000, 0, true, []],
      ['v2', 't1', 300_000, -107_000, true, ['baby Baby 0/1']],
    ])
  })

  test('is missing for a variant the travel does not list, and not repeated for a duplicate structure', () => {
    expect(cells(draft(), coach({ departures: [june] }), [pricing({ id: 'v3' }), pricing()])).toHaveLength(1)
  })
})

describe('an extension', () => {
  const longer = served({
    id: 'd1v',
    endDate: '2027-06-21',
    includesExtension: true,
    extensions: [extension()],
    extensionBaseDate: { id: 'd1' },
    packagePrices: new Map([['201', 179_000]]),
  })
  const extensible = coach({ departures: [june, longer, july] })
  const departures = [june, july].map((date) => saleDate(date))
  const extended = (fields: Parameters<typeof draft>[0] = {}) =>
    draft({
      date: { dateId: 'd1v', extensionId: 'meer' },
      isUpgradedToExtension: true,
      extensionDowngradeDate: { dateId: 'd1', extensionId: null },
      ...fields,
    })
  const listed = (of: BookingDraft) =>
    pricesOn(departures, resolve(of, extensible)).map(({ date, isChosen, extension: name, total, difference }) => [
      date.dateId,
      isChosen,
      name,
      total?.centimes ?? null,
      difference,
    ])

  test('has its own cell', () => {
    const [, cell] = partyPriceGrid(resolve(draft(), coach({ departures: [june, longer] })), []).cells
    expect(cell).toMatchObject({
      date: { dateId: 'd1v', extensionId: 'meer' },
      extension: 'Drei Tage am Meer',
      total: { centimes: 358_000 },
      difference: 100_000,
    })
  })

  test('once chosen is part of the price of its departure, which others without it are not compared with', () => {
    expect(listed(extended())).toEqual([
      ['d1', true, 'Drei Tage am Meer', 358_000, 0],
      ['d2', false, null, 278_000, null],
    ])
  })

  test('once chosen is part of the usual price before rooms are chosen', () => {
    const travellers = [traveller({ accommodationId: null }), traveller({ accommodationId: null })]
    expect(listed(extended({ rooms: [], travellers }))).toEqual([
      ['d1', true, 'Drei Tage am Meer', 358_000, null],
      ['d2', false, null, 278_000, null],
    ])
  })
})

test('insurances keep the price of the present summary', () => {
  const insured = draft({ familyInsurance: insurance({ centimes: 18_900 }) })
  expect(partyPriceGrid(resolve(insured, coach()), []).present).toMatchObject({ centimes: 276_900 })
  expect(cells(insured)[1]).toEqual(['v1', 'd2', 296_900, 20_000, true, []])
})

test('with the waitlist other dates are priced without it', () => {
  const closed = offer({
    travel: wholeTravel,
    settings: settings(),
    pricing: pricing({
      departures: [
        { ...june, status: status('CLOSED') },
        { ...july, status: status('CLOSED') },
      ],
    }),
  })
  expect(
    partyPriceGrid(resolve(draft({ switchedToWaitlistFallback: true }), closed), []).cells.map(
      ({ status: code, total }) => [code, total?.centimes ?? null],
    ),
  ).toEqual([
    ['WAITLIST', 258_000],
    ['CLOSED', null],
  ])
})

test.each([
  ['without a variant', draft({ pricingTravelId: null }), coach()],
  ['while the variant is not loaded', draft(), { ...coach(), pricing: null, saleDates: [] }],
  ['while the booking is being sent', draft({ submission: { ...draft().submission, isSubmitting: true } }), coach()],
  ['once it is booked', draft({ submission: { ...draft().submission, bookingId: 'b1' } }), coach()],
  ['while it may have been booked', draft({ submission: { ...draft().submission, submissionId: 's1' } }), coach()],
])('%s there are no cells', (_case, of, against) => {
  expect(partyPriceGrid(resolve(of, against), [])).toMatchObject({ present: null, cells: [] })
})

test('without a loaded variant no date has a price', () => {
  expect(pricesOn(coach().saleDates, resolve(draft(), { ...coach(), pricing: null }))).toEqual([])
})

test('a date of the same id in another variant is not the chosen one', () => {
  const namesake = train({ departures: [served({ packagePrices: new Map([['101', 150_000]]) })] })
  expect(
    partyPriceGrid(resolve(draft(), coach()), [namesake]).cells.map(({ pricingTravelId, isChosen }) => [
      pricingTravelId,
      isChosen,
    ]),
  ).toEqual([
    ['v1', true],
    ['v1', false],
    ['v2', false],
  ])
})
