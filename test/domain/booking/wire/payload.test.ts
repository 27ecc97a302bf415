import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { emptyPassport } from '#domain/booking/people/passport.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { toBookingJson, toClientState } from '#domain/booking/wire/payload.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { BUS, departure, extension, saleDate, services } from '#test/support/builders/departure.ts'
import { baby, billedTraveller, contact, draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  discount,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const NOW = 1_780_000_000
const TIMES = { travel: NOW - 5, pricingTravel: NOW - 4, contingents: NOW - 3 }

const SERVICES = services({
  '301': 4500,
  '302': 6000,
  '303': 2500,
  '304': 3000,
  '305': 1500,
  '401': -2000,
  '8101': { code: 'FB50', centimes: -5000 },
  '5390': 2500,
  '5391': 0,
})

const BASE = departure({ busNetwork: BUS, services: SERVICES })
const LONGER = departure({
  id: 'd2',
  dateNo: '20270612V',
  endDate: '2027-06-21',
  includesExtension: true,
  busNetwork: BUS,
  services: SERVICES,
  extensions: [extension({ packages: { dz: '201', ez: '202', bb: '299' } })],
  extensionBaseDate: { id: 'd1' },
  packagePrices: new Map([['201', 189_000]]),
})

const OFFER: Offer = offer({
  travel: travel({
    pricing: travelPricing({
      isTravelDocumentationAvailable: true,
      bargainSettings: {
        ...({ __typename: 'BargainSettings', active: true, untilDaysBeforeStart: 60 } as const),
        bargainTier: { __typename: 'BargainTier', discount: 50 },
      },
      travels: ['v1', 'v2'].map((id) => ({ __typename: 'PricingVariant', id, transportTypeLabel: id })),
    }),
  }),
  settings: settings({
    bargainConfig: { __typename: 'BargainConfig', active: true, priceCap: null, serviceCodePrefix: 'FB' },
  }),
  pricing: pricing({
    departures: [BASE, LONGER],
    accommodations: [
      room({ addons: ['balkon'] }),
      SINGLE_ROOM,
      room({ id: 'bb', ratioPackageNo: '900', name: 'Baby', isBabyPackage: true }),
    ],
    personalAddons: [personalAddon()],
    accommodationAddons: [roomAddon()],
    bookingAddons: [bookingAddon()],
    collectiveAddons: [collectiveAddon()],
    personalDiscounts: [discount()],
  }),
})

const PASSPORT = { ...emptyPassport(), number: 'X1234567' }

const FULL: BookingDraft = settle(
  draft({
    currentStep: 4,
    sentEvents: ['booking_start'],
    lastActivityTimestamp: NOW,
    travellers: [
      billedTraveller({ outboundStopNo: '2', returnStopNo: '12', insurance: insurance(), passport: PASSPORT }),
      traveller({ firstName: 'Tim', lastName: 'Muster', birthday: '2017-06-15', ageGroupId: 'child' }),
    ],
    babies: [baby({ salutation: 'MRS', firstName: 'Mia', birthday: '2026-10-01' })],
    personalAddons: [{ addonId: 'ausflug', quantity: 1, mandatory: false }],
    accommodationAddons: [{ type: 'accommodation', typeId: 'dz', addonId: 'balkon', quantity: 1, mandatory: false }],
    bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }],
    collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }],
    personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
    submission: { ...draft().submission, submissionId: 's1' },
    gtcAccepted: true,
    bookingRemarks: 'Fensterplatz',
    acquisitionChannel: 'zeitung',
  }),
  OFFER,
)

const wire = (fields: Partial<BookingDraft> = {}, held = OFFER) =>
  toClientState(resolve({ ...FULL, ...fields }, held), TIMES)

describe('the booking on the wire', () => {
  // rules 4.6.5.1, 4.6.5.2, 9.1.3
  test('has travel, variant, date and status', () => {
    expect(wire()).toMatchObject({
      version: '2.2.0',
      travel: { id: 'provence', name: 'Provence' },
      pricingTravel: {
        id: 'v1',
        catalogCode: 'R27',
        travelCode: 'PRV',
        transportType: 'BUS',
        transportTypeLabel: 'Car',
      },
      travelDate: { id: 'd1', dateNo: '20270612', startDate: '2027-06-12', includesExtension: false, extension: null },
      availabilityStatus: { id: 'status-BOOKABLE', status: 'BOOKABLE', label: 'BOOKABLE' },
      defaultWaitlistFallbackAvailabilityStatus: { status: 'WAITLIST' },
      hasTransportTypes: true,
      tenant: { id: '4' },
      busStops: { outboundDropOffStopNo: '9', returnBoardingStopNo: '19' },
    })
  })

  // rules 3.8.1.2, 7.2.2.1, 7.2.2.2
  test('has the variant as loaded without its dates, and of the dates the chosen one alone', () => {
    const { pricingTravel, travelDate } = wire()
    expect(pricingTravel).not.toHaveProperty('dates')
    expect(JSON.stringify({ pricingTravel, travelDate })).not.toContain('20270612V')
  })

  test('is the same value after serialization as JSON', () => {
    const json = toBookingJson(resolve(FULL, OFFER), TIMES)
    expect(JSON.parse(JSON.stringify(json))).toEqual(json)
  })

  // rule 7.2.2.2
  test('has no submission in a summary request, and its id and the shown total when placed', () => {
    expect(wire().customBookingParams).toEqual({ submissionId: null, expectedTotal: null })
    expect(toBookingJson(resolve(FULL, OFFER), TIMES).customBookingParams.submissionId).toBe('s1')
    const priced = { ...FULL, babies: [] }
    const { total, isComplete } = price(resolve(priced, OFFER))
    expect(isComplete).toBe(true)
    expect(toBookingJson(resolve(priced, OFFER), TIMES).customBookingParams.expectedTotal).toBe(total.centimes / 100)
  })
})

describe('a traveller on the wire', () => {
  const [anna, tim] = wire().travellers

  // rule 3.9.2.5
  test('has ages at start and end and the age group', () => {
    expect([tim?.ageOnStartDate, tim?.ageOnEndDate, tim?.ageGroup]).toEqual([9, 10, 'child'])
    expect([anna?.ageOnStartDate, anna?.ageGroup]).toEqual([67, 'adult'])
  })

  // rules 5.1.5, 9.2.3
  test('has age group 99 when none takes the age', () => {
    const travellers = [billedTraveller({ ageGroupId: null })]
    expect(wire({ travellers }).travellers[0]?.ageGroup).toBe(99)
  })

  // rules 3.8.1.3, 3.9.3, 3.9.4
  test('has room, stops, insurance and passport', () => {
    expect(anna).toMatchObject({
      accommodation: { id: 'dz', ratioPackageNo: '101', name: 'Doppelzimmer', capacitySettings: { totalCapacity: 2 } },
      busStopItemOutbound: {
        label: '08:00 | Zürich, Sihlquai',
        labelWithPrice: '08:00 | Zürich, Sihlquai + CHF 20.-',
        stationNo: 'hZurich',
        stopNo: '2',
        surcharge: 20,
      },
      busStopItemReturn: { stopNo: '12' },
      insurance: {
        ratioServiceNo: '9001',
        ratioTravelServiceNo: 't9001',
        label: 'Annullierung',
        price: 59,
        priceFormatted: 'CHF 59.-',
      },
      passportData: { type: 'PASSPORT', number: 'X1234567' },
    })
    expect(tim).toMatchObject({ busStopItemOutbound: null, insurance: null, passportData: null })
  })

  test('gets personal extras and discounts in order, and collective ones with the services of all age groups', () => {
    expect(anna?.personalAddons).toMatchObject([
      { id: 'ausflug', ratioServiceNo: '301', name: 'Ausflug', allowedAgeGroups: ['adult', 'child'] },
    ])
    expect(tim?.personalAddons).toEqual([])
    expect(anna?.personalDiscounts).toMatchObject([{ id: 'stamm', ratioServiceNo: '401', name: 'Stammgast' }])
    const services = [
      { ageGroupId: 'adult', ratioServiceNo: '304' },
      { ageGroupId: 'child', ratioServiceNo: '305' },
    ]
    expect(anna?.collectiveAddons).toMatchObject([{ id: 'konzert', ageGroupServices: services }])
    expect(tim?.collectiveAddons).toEqual(anna?.collectiveAddons)
  })

  // rule 3.9.2.3
  test('with a shared address has that of the host', () => {
    expect(tim).toMatchObject({
      sameAddressAsTravellerIndex: 0,
      address: 'Gasse 1',
      zip: '3011',
      city: 'Bern',
      email: '',
    })
    expect(anna?.sameAddressAsTravellerIndex).toBeNull()
  })
})

// rules 3.10.1, 4.9.3
test('a baby on the wire is a traveller on the baby package, addressed as MR', () => {
  expect(wire().babies).toMatchObject([
    {
      firstName: 'Mia',
      salutation: 'MR',
      ratioPackageNo: '900',
      accommodation: null,
      ageOnStartDate: 0,
      address: 'Gasse 1',
    },
  ])
})

// rules 3.8.1.4, 3.8.3.1, 3.8.3.2, 3.8.3.3, 3.8.3.4
test('selections on the wire have names and numbers', () => {
  expect(wire()).toMatchObject({
    accommodationSelection: [{ accommodation: { id: 'dz', ratioPackageNo: '101' }, quantity: 1 }],
    accommodationAddonSelection: [
      {
        type: 'accommodation',
        typeId: 'dz',
        addon: { id: 'balkon', ratioServiceNo: '302' },
        quantity: 1,
        mandatory: false,
      },
    ],
    personalAddonSelection: [{ addon: { ratioServiceNo: '301' }, quantity: 1, mandatory: false }],
    bookingAddonSelection: [{ addon: { ratioServiceNo: '303' }, quantity: 1 }],
    collectiveAddonSelection: [{ addon: { id: 'konzert', name: 'Konzert' }, quantity: 1 }],
    personalDiscountSelection: [{ discount: { ratioServiceNo: '401' }, quantity: 1 }],
  })
})

// rule 3.8.3.5
test('the early-booking discount of two adults on the wire has its service and label', () => {
  expect(wire({ travellers: [billedTraveller(), traveller()] }).bargainDiscountSelection).toEqual([
    { discount: { ratioServiceNo: '8101', serviceCode: 'FB50', label: 'booking.bargainDiscount' }, quantity: 2 },
  ])
})

// rule 3.12.1
test('an insurance on the wire has the price as formatted by the platform', () => {
  const familyInsurance = insurance({ priceFormatted: 'Fr. 59.00' })
  expect(wire({ familyInsurance }).familyInsuranceSelection[0]).toMatchObject({
    price: 59,
    priceFormatted: 'Fr. 59.00',
  })
})

// rule 3.8.4
test.each([
  { documents: 'print', isAvailable: true, sent: 'print' },
  { documents: 'electronic', isAvailable: true, sent: 'electronic' },
  { documents: 'print', isAvailable: false, sent: 'electronic' },
] as const)(
  'documents chosen as $documents where they are offered ($isAvailable) are sent as $sent',
  ({ documents, isAvailable, sent }) => {
    const pricing = travelPricing({ isTravelDocumentationAvailable: isAvailable })
    expect(
      wire({ travelDocuments: documents }, { ...OFFER, travel: travel({ pricing }) }).travelDocumentationService,
    ).toBe(sent)
  },
)

test('documents without a choice are electronic, also where neither form has a price', () => {
  const unpriced = {
    ...OFFER,
    pricing: pricing({ departures: [departure({ busNetwork: BUS })] }),
    saleDates: [saleDate({ busNetwork: BUS })],
  }
  expect(wire({}, unpriced).travelDocumentationService).toBe('electronic')
})

test('a family insurance on the wire is the only entry of its selection', () => {
  expect(wire({ familyInsurance: insurance({ ratioServiceNo: '9100' }) }).familyInsuranceSelection).toEqual([
    {
      ratioServiceNo: '9100',
      ratioTravelServiceNo: 't9001',
      label: 'Annullierung',
      price: 59,
      priceFormatted: 'CHF 59.-',
    },
  ])
  expect(wire().familyInsuranceSelection).toEqual([])
})

// rule 3.8.2
test('the billed person on the wire is the marked traveller, else the separate address', () => {
  expect(wire().billingAddress).toEqual(contact())
  const travellers = FULL.travellers.map((person) => ({ ...person, isBillingAddress: false }))
  const billingAddress = contact({ firstName: 'Carla' })
  expect(wire({ travellers, billingAddress }).billingAddress.firstName).toBe('Carla')
  expect(wire({ travellers, billingAddress: null }).billingAddress).toMatchObject({
    salutation: 'MR',
    firstName: '',
    birthday: null,
  })
})

// rule 3.8.1.5
test('an extension on the wire is the one chosen on its date, with the date before and the mapped rooms', () => {
  const upgraded = wire({
    date: { dateId: 'd2', extensionId: 'meer' },
    isUpgradedToExtension: true,
    extensionDowngradeDate: { dateId: 'd1', extensionId: null },
  })
  expect(upgraded.travelDate).toMatchObject({
    id: 'd2',
    dateNo: '20270612V',
    startDate: '2027-06-12',
    endDate: '2027-06-21',
    includesExtension: true,
    extension: { id: 'meer', label: 'Drei Tage am Meer' },
    extensions: [{ id: 'meer' }],
    extensionBaseDate: { id: 'd1' },
  })
  expect(upgraded.extensionDowngradeDate).toMatchObject({
    id: 'd1',
    dateNo: '20270612',
    startDate: '2027-06-12',
    endDate: '2027-06-18',
    extension: null,
  })
  expect(upgraded.travellers[0]?.extensions).toMatchObject([
    { id: 'meer', label: 'Drei Tage am Meer', ratioPackageNo: '201', extensionAccommodationServiceNo: null },
  ])
})

test('a booking without a loaded variant has no selections on the wire', () => {
  expect(wire({}, offer({ pricing: null }))).toMatchObject({
    pricingTravel: null,
    travelDate: null,
    accommodationSelection: [],
  })
})

test('the wire has age groups, the default status and the payment method', () => {
  const online = wire({ payment: { ...FULL.payment, type: 'online' } })
  expect(online.payment).toEqual({ type: 'online', initializing: false, initialized: false, transactionId: null })
  expect(online.defaultAvailabilityStatus).toMatchObject({
    id: 'status-BOOKABLE',
    status: 'BOOKABLE',
    isDefaultStatus: true,
    tenantSettings: [],
  })
  expect(online.ageGroups).toEqual([
    { id: 'adult', name: 'Erwachsene', type: 'ADULT', minAge: 16, maxAge: 120, icon: null },
    { id: 'child', name: 'Kinder', type: 'MINOR', minAge: 2, maxAge: 15, icon: null },
  ])
})

test('a placed booking on the wire has its numbers and the start of its payment', () => {
  const submission = { ...FULL.submission, submitSuccessful: true, bookingId: 'b1', orderNo: 'CR-1' }
  const payment = {
    type: 'online',
    initializing: false,
    initialized: true,
    transactionId: 'tx1',
    outcome: 'checking',
  } as const
  expect(wire({ submission, payment })).toMatchObject({ bookingId: 'b1', orderNo: 'CR-1' })
  expect(wire({ submission, payment }).payment).toEqual({
    type: 'online',
    initializing: false,
    initialized: true,
    transactionId: 'tx1',
  })
  expect(wire()).toMatchObject({ bookingId: null, orderNo: null })
})

// rule 3.1.3.3
test('transport types can be chosen only with more than one variant', () => {
  expect(wire({}, { ...OFFER, travel: travel() }).hasTransportTypes).toBe(false)
  expect(wire({}, { ...OFFER, travel: travel({ pricing: null }) }).hasTransportTypes).toBe(false)
})

test('on the wire there are no stops without a date, and no defaults without statuses', () => {
  const bare = wire({ date: null }, { ...OFFER, settings: settings({ statuses: [] }) })
  expect(bare.busStops).toEqual({ outboundDropOffStopNo: null, returnBoardingStopNo: null })
  expect([bare.defaultAvailabilityStatus, bare.defaultWaitlistFallbackAvailabilityStatus]).toEqual([null, null])
})

// rule 3.8.1.7
test('each traveller on the wire has their answers, empty where nothing was asked', () => {
  expect(wire().customData).toEqual({ booking: {}, travellers: [{}, {}] })
})

// rule 10.22
test('on the wire a hidden field has what the operator put into it, also for each traveller', () => {
  const asked = {
    __typename: 'CustomField',
    inputType: 'text',
    name: 'diet',
    label: 'Essen',
    info: null,
    value: null,
    required: false,
    options: [],
    visibilityConfig: null,
  } as const
  const form = {
    __typename: 'CustomForm',
    fields: [asked, { ...asked, inputType: 'hidden', name: 'source', value: 'web' }],
  } as const
  const customDataConfig = {
    __typename: 'CustomDataConfig',
    useBookingForm: true,
    useTravellerForm: true,
    bookingForm: form,
    travellerForm: form,
  } as const
  const asking = { ...OFFER, travel: { ...OFFER.travel, pricing: travelPricing({ customDataConfig }) } }
  const customData = { booking: { diet: 'vegi', source: 'x' }, travellers: [{ diet: 'alles', source: 'x' }] }
  expect(wire({ customData }, asking).customData).toEqual({
    booking: { diet: 'vegi', source: 'web' },
    travellers: [
      { diet: 'alles', source: 'web' },
      { diet: '', source: 'web' },
    ],
  })
})
