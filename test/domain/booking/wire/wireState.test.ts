import { describe, expect, test } from 'vitest'
import { withFamilyPackage } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { emptyPassport } from '#domain/booking/people/passport.ts'
import { settle } from '#domain/booking/settle.ts'
import { toBookingJson, toClientState } from '#domain/booking/wire/payload.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { BUS, departure, extension, services } from '#test/support/builders/departure.ts'
import { baby, billedTraveller, contact, draft, insurance, summaryOf, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
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
import { differencesFromTable, WIRE_GROUPS } from '#test/support/wireTable.ts'

const TIMES = { travel: 1_780_000_001, pricingTravel: 1_780_000_002, contingents: 1_780_000_003 }

const SERVICES = services({
  301: 4500,
  302: 6000,
  303: 2500,
  304: 3000,
  305: 1500,
  401: -2000,
  501: 350_000,
  5390: 2500,
  5391: 0,
  8101: { code: 'FB50', centimes: -5000 },
  601: { code: 'ESEU5', centimes: 1950 },
})
const SHORT = departure({ busNetwork: BUS, services: SERVICES })
const LONG = departure({
  id: 'd2',
  dateNo: '20270612V',
  endDate: '2027-06-21',
  includesExtension: true,
  busNetwork: BUS,
  services: SERVICES,
  extensions: [extension({ packages: { dz: '201', ez: '202', fz: '208', bb: '299' } })],
  extensionBaseDate: { id: 'd1' },
  packagePrices: new Map([['201', 189_000]]),
})

const OFFER: Offer = offer({
  travel: travel({
    pricing: travelPricing({
      isTravelDocumentationAvailable: true,
      esimSettings: { __typename: 'EsimSettings', regions: [{ __typename: 'EsimRegionReference', id: 'eu' }] },
      bargainSettings: {
        ...({ __typename: 'BargainSettings', active: true, untilDaysBeforeStart: 60 } as const),
        bargainTier: { __typename: 'BargainTier', discount: 50 },
      },
    }),
  }),
  settings: settings({
    bargainConfig: { __typename: 'BargainConfig', active: true, priceCap: null, serviceCodePrefix: 'FB' },
    esimConfig: {
      __typename: 'EsimConfig',
      enabled: true,
      regions: [{ __typename: 'EsimRegion', id: 'eu', name: 'Europa', serviceCodePrefix: 'ESEU' }],
    },
    onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled: true, infoText: null },
    tenant: {
      __typename: 'Tenant',
      id: '4',
      content: null,
      onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled: true, infoText: null },
    },
  }),
  isEsimActive: true,
  pricing: pricing({
    departures: [SHORT, LONG],
    accommodations: [
      room({ addons: ['balkon'] }),
      SINGLE_ROOM,
      room({ id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true, totalCapacity: 3 }),
      room({ id: 'bb', ratioPackageNo: '900', name: 'Baby', isBabyPackage: true }),
    ],
    familyPackages: [familyPackage()],
    personalAddons: [personalAddon()],
    accommodationAddons: [roomAddon()],
    bookingAddons: [bookingAddon()],
    collectiveAddons: [collectiveAddon()],
    personalDiscounts: [discount()],
  }),
  ...contingentsLeft({ 101: 12 }, { 301: 40, 501: 5 }),
})

const PASSPORT = { ...emptyPassport(), number: 'X1234567', issueDate: '2020-01-01' }

function booked(fields: Partial<BookingDraft> = {}): BookingDraft {
  return settle(
    draft({
      currentStep: 4,
      sentEvents: ['booking_start'],
      lastActivityTimestamp: TIMES.travel,
      travellers: [
        billedTraveller({ outboundStopNo: '2', returnStopNo: '12', insurance: insurance(), passport: PASSPORT }),
        traveller({ firstName: 'Tim', lastName: 'Muster', birthday: '2017-06-15', ageGroupId: 'child' }),
      ],
      babies: [baby({ firstName: 'Mia', birthday: '2026-10-01' })],
      personalAddons: [{ addonId: 'ausflug', quantity: 1, mandatory: false }],
      accommodationAddons: [{ type: 'accommodation', typeId: 'dz', addonId: 'balkon', quantity: 1, mandatory: false }],
      bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }],
      collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }],
      personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
      esims: [{ serviceNo: '601', quantity: 1 }],
      customData: { booking: { essen: 'alles' }, travellers: [{ schuhe: '43' }, {}] },
      ...fields,
    }),
    OFFER,
  )
}

function family(): BookingDraft {
  const minor = { birthday: '2017-06-15', ageGroupId: 'child', accommodationId: null }
  const adults = [billedTraveller({ accommodationId: null }), traveller({ accommodationId: null })]
  return settle(
    withFamilyPackage(resolve(draft({ rooms: [], travellers: [...adults, traveller(minor)] }), OFFER), 'familie'),
    OFFER,
  )
}

const online = {
  initializing: true,
  initialized: false,
  transactionId: '240101-1',
  type: 'online',
  outcome: null,
} as const
const DRAFTS: readonly (readonly [string, BookingDraft])[] = [
  ['a booking with one of everything', booked()],
  ['a booking with its summary', { ...booked(), summary: summaryOf(booked()) }],
  ['a family package with a family insurance', { ...family(), familyInsurance: insurance({ ratioServiceNo: '9100' }) }],
  [
    'an extension',
    booked({
      date: { dateId: 'd2', extensionId: 'meer' },
      isUpgradedToExtension: true,
      extensionDowngradeDate: { dateId: 'd1', extensionId: null },
    }),
  ],
  ['a place on the waiting list', booked({ switchedToWaitlistFallback: true })],
  [
    'a booking paid online',
    {
      ...booked(),
      payment: online,
      submission: {
        ...booked().submission,
        submissionId: 's1',
        submitSuccessful: true,
        bookingId: 'b1',
        orderNo: 'CR-1',
      },
    },
  ],
  [
    'a separate billing address, on a date no longer sold',
    booked({ date: null, travellers: [traveller()], billingAddress: contact() }),
  ],
  ['a booking with a fatal error', { ...booked(), fatalError: 'booking.fatal.dateGone', summaryLoadingError: 3 }],
  ['a draft without any choice', draft({ travellers: [], rooms: [], date: null, pricingTravelId: null })],
]

// rules 3.8.1.1, 3.8.1.2, 3.8.1.3, 3.8.1.4, 3.8.1.5, 3.8.1.6, 3.8.1.7, 3.8.1.8, 3.8.1.9, 3.8.1.10, 3.8.2, 3.8.3.1
// rules 3.8.3.2, 3.8.3.3, 3.8.3.4, 3.8.3.5, 3.8.3.6, 3.9.1, 3.9.2.2, 3.9.3, 3.11.3, 7.2.2.1
describe('the booking state on the wire has exactly the fields of the table, of the listed types', () => {
  test.each(DRAFTS)('%s', (...[, held]) => {
    for (const state of [toClientState(resolve(held, OFFER), TIMES), toBookingJson(resolve(held, OFFER), TIMES)]) {
      expect(differencesFromTable(JSON.parse(JSON.stringify(state)))).toEqual([])
    }
  })

  test('before the variant is loaded', () => {
    const state = toClientState(resolve(booked(), { ...OFFER, pricing: null, saleDates: [], contingents: null }), {
      travel: null,
      pricingTravel: null,
      contingents: null,
    })
    expect(differencesFromTable(JSON.parse(JSON.stringify(state)))).toEqual([])
  })
})

// rules 3.8.1.1, 3.8.1.2, 3.8.1.3, 3.8.1.4, 3.8.1.5, 3.8.1.6, 3.8.1.7, 3.8.1.8, 3.8.1.9, 3.8.1.10
test.each(WIRE_GROUPS)('every missing field of «%s» is detected', (...[, names]) => {
  const state = toClientState(resolve(booked(), OFFER), TIMES)
  const without = names.map((name) => Object.fromEntries(Object.entries(state).filter(([other]) => other !== name)))
  expect(without.flatMap(differencesFromTable)).toEqual(names.map((name) => `${name}: missing`))
})

describe('the booking state on the wire', () => {
  const state = toClientState(
    resolve({ ...booked(), summary: summaryOf(booked(), { loaded: { data: { derived_summe: 12 } } }) }, OFFER),
    TIMES,
  )

  // rules 3.8.1.2, 7.4.1, 7.4.3
  test('has the times of the responses', () => {
    expect([state.travelTimestamp, state.pricingTravelTimestamp, state.contingentTimestamp]).toEqual([
      1_780_000_001, 1_780_000_002, 1_780_000_003,
    ])
  })

  // rules 3.8.1.5, 7.4.3
  test('has the contingents of the chosen departure, and none of another one', () => {
    expect(state.contingents).toEqual({
      packages: [{ ratioPackageNo: '101', available: 12 }],
      services: [
        { ratioServiceNo: '301', available: 40 },
        { ratioServiceNo: '501', available: 5 },
      ],
    })
    const other = toClientState(resolve(booked(), { ...OFFER, ...contingentsLeft({}, {}, 'd2') }), TIMES)
    expect([other.contingents, other.contingentTimestamp]).toEqual([null, null])
  })

  // rule 3.8.1.6
  test('has the summary as loaded, and whether it is loading', () => {
    expect([state.ratioSummary, state.ratioSummaryIsLoading]).toEqual([{ data: { derived_summe: 12 } }, false])
    const asking = toClientState(resolve({ ...booked(), summaryLoadingError: 2 }, OFFER), TIMES)
    expect([asking.ratioSummary, asking.ratioSummaryIsLoading, asking.ratioSummaryLoadingError]).toEqual([
      null,
      true,
      2,
    ])
  })

  // rules 3.8.1.8, 3.8.1.9
  test('has the state of payment and submission', () => {
    const paid = toBookingJson(
      resolve({ ...booked(), payment: online, submission: { ...booked().submission, isSubmitting: true } }, OFFER),
      TIMES,
    )
    expect(paid.payment).toEqual({ type: 'online', initializing: true, initialized: false, transactionId: '240101-1' })
    expect([paid.isSubmitting, paid.submitSuccessful, paid.bookingId, paid.orderNo]).toEqual([true, false, null, null])
  })

  // rule 3.8.1.10
  test('has the settings it was computed with', () => {
    expect(state).toMatchObject({
      bargainConfig: { active: true, priceCap: null, serviceCodePrefix: 'FB' },
      esimConfig: { enabled: true, regions: [{ id: 'eu', name: 'Europa', serviceCodePrefix: 'ESEU' }] },
      onlinePaymentConfig: { enabled: true, infoText: null },
      tenant: { id: '4', content: null, onlinePaymentConfig: { enabled: true, infoText: null } },
    })
  })

  // rule 3.8.1.10
  test('has the tenant id where the platform has no tenant data', () => {
    expect(toClientState(resolve(booked(), { ...OFFER, settings: settings() }), TIMES).tenant).toEqual({ id: '4' })
  })

  // rules 3.8.3.6, 3.13.1
  test('has eSIM packages with their price', () => {
    expect(state.esimServiceSelection).toEqual([
      {
        service: {
          serviceNo: '601',
          travelServiceNo: 't601',
          code: 'ESEU5',
          name: 'Europa',
          label: 'eSIM Europa 5',
          price: 19.5,
          priceFormatted: 'CHF 19.50',
        },
        quantity: 1,
      },
    ])
  })

  // rule 3.11.3
  test('has the surcharge for a free stop too', () => {
    const [first] = toClientState(
      resolve(booked({ travellers: [billedTraveller({ outboundStopNo: '1', returnStopNo: '12' })] }), OFFER),
      TIMES,
    ).travellers
    expect(first?.busStopItemOutbound).toEqual({
      label: '06:30 | Bern, Neufeld',
      labelWithPrice: '06:30 | Bern, Neufeld + CHF 0.-',
      stationNo: 'hBern',
      stopNo: '1',
      surcharge: 0,
    })
    expect(first?.busStopItemReturn).toMatchObject({
      labelWithPrice: '18:00 | Zürich, Sihlquai + CHF 20.-',
      surcharge: 20,
    })
  })

  test('has a family package with the first traveller, and its room with everybody', () => {
    const [first, second] = toClientState(resolve(family(), OFFER), TIMES).travellers
    expect(first).toMatchObject({
      familyPackage: { id: 'familie', ratioServiceNo: '501' },
      accommodation: { id: 'fz' },
      isFamilyPackageMember: true,
    })
    expect(second).toMatchObject({
      familyPackage: null,
      accommodation: { id: 'fz', ratioPackageNo: '108' },
      isFamilyPackageMember: true,
    })
  })

  test('has the status that applies on a waitlist', () => {
    const waiting = toClientState(resolve(booked({ switchedToWaitlistFallback: true }), OFFER), TIMES)
    expect(waiting).toMatchObject({
      switchedToWaitlistFallback: true,
      availabilityStatus: { status: 'WAITLIST', isDefaultWaitlistFallback: true },
    })
  })
})
