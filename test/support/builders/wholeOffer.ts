import type { Offer } from '#domain/catalogue/offer.ts'
import { BUS, departure, extension, services } from './departure.ts'
import { offer, settings, travel, travelPricing } from './offer.ts'
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
} from './pricing.ts'
import { room } from './room.ts'

/** Services of every kind, with an early-booking discount and two data packages. */
const SERVICES = services({
  301: 5000,
  302: 4000,
  303: 2000,
  304: 3000,
  305: 1500,
  306: 2500,
  307: 1000,
  401: -5000,
  402: -2000,
  501: 300_000,
  5390: 1500,
  5391: 0,
  7474: 800,
  900: { centimes: -4000, code: 'FB5' },
  601: { centimes: 1900, code: 'ESIM-FR-1' },
  602: { centimes: 2900, code: 'ESIM-FR-5' },
})

/** Prices of the rooms, of the family room and of the rooms at the sea. */
const PACKAGES = new Map([
  ...([
    ['101', 129_000],
    ['102', 149_000],
    ['103', 99_000],
    ['104', 79_000],
  ] as const),
  ...([
    ['201', 169_000],
    ['202', 189_000],
    ['203', 139_000],
    ['204', 109_000],
  ] as const),
])

const week = { packagePrices: PACKAGES, services: SERVICES, busNetwork: BUS }

/**
 * An offer with one of everything, under the ids of `arbitraryDraft`: rooms «dz», «ez» and the single place «bett», the
 * family package in «fz», extras of the four kinds, discounts, stops, data packages, documents and CO2 compensation, on
 * «d1», on «d2» a week later, and on «d3», which is «d1» with the extension «meer».
 */
export function wholeOffer(fields: Partial<Omit<Offer, 'saleDates'>> = {}): Offer {
  return offer({
    travel: travel({
      pricing: travelPricing({
        isTravelDocumentationAvailable: true,
        esimSettings: { __typename: 'EsimSettings', regions: [{ __typename: 'EsimRegionReference', id: 'fr' }] },
        bargainSettings: {
          __typename: 'BargainSettings',
          active: true,
          untilDaysBeforeStart: 60,
          bargainTier: { __typename: 'BargainTier', discount: 5 },
        },
      }),
    }),
    settings: settings({
      bargainConfig: { __typename: 'BargainConfig', active: true, priceCap: null, serviceCodePrefix: 'FB' },
      esimConfig: {
        __typename: 'EsimConfig',
        enabled: true,
        regions: [{ __typename: 'EsimRegion', id: 'fr', name: 'Frankreich', serviceCodePrefix: 'ESIM-FR' }],
      },
      onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled: true, infoText: null },
    }),
    isEsimActive: true,
    pricing: wholePricing(),
    ...fields,
  })
}

/** The variant of `wholeOffer`. */
export function wholePricing(fields: Parameters<typeof pricing>[0] = {}) {
  const adults = { checkAgeGroups: true, ageGroups: ['adult'] }
  return pricing({
    departures: [
      departure(week),
      departure({ ...week, id: 'd2', dateNo: '20270619', startDate: '2027-06-19', endDate: '2027-06-25' }),
      departure({
        ...week,
        id: 'd3',
        dateNo: '20270612M',
        endDate: '2027-06-21',
        includesExtension: true,
        extensions: [extension({ packages: { dz: '201', ez: '202', fz: '203', bett: '204' } })],
        extensionBaseDate: { id: 'd1' },
      }),
    ],
    accommodations: [
      room({ addons: ['balkon'] }),
      SINGLE_ROOM,
      room({ id: 'bett', name: 'Bett im Doppelzimmer', ratioPackageNo: '104', partialOccupancyAllowed: true }),
      room({
        id: 'fz',
        name: 'Familienzimmer',
        ratioPackageNo: '103',
        isFamilyPackageAccommodation: true,
        totalCapacity: 3,
        addons: ['balkon'],
      }),
    ],
    familyPackages: [familyPackage({ addons: ['balkon'] })],
    personalAddons: [
      personalAddon(),
      personalAddon({
        id: 'museum',
        name: 'Museum',
        ratioServiceNo: '306',
        mandatorySettings: mandatorySettings(false, adults),
      }),
      personalAddon({
        id: 'pflicht',
        name: 'Kurtaxe',
        ratioServiceNo: '307',
        mandatorySettings: mandatorySettings(true, adults),
      }),
    ],
    accommodationAddons: [roomAddon()],
    bookingAddons: [bookingAddon()],
    collectiveAddons: [collectiveAddon()],
    personalDiscounts: [
      discount(),
      discount({
        id: 'jugend',
        name: 'Jugend',
        ratioServiceNo: '402',
        mandatorySettings: mandatorySettings(true, { checkAgeGroups: true, ageGroups: ['child'] }),
      }),
    ],
    ...fields,
  })
}
