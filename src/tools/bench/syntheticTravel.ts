import { addDays } from '#domain/calendar.ts'
import type { BusLine, BusStop } from '#domain/catalogue/busNetwork.ts'
import type { AgeGroup, BookableTravel, PricingTravel, SalesSettings } from '#domain/catalogue/catalogue.ts'
import type { DateExtension, Departure, PricedService } from '#domain/catalogue/departure.ts'
import { syntheticAddons, syntheticServices } from './syntheticAddons.ts'
import { syntheticFamilyPackage, syntheticRooms } from './syntheticRooms.ts'

/** How large a travel is. */
export interface Size {
  readonly rooms: number
  /** Dates that can be chosen; each fifth is the one before it with an extension. */
  readonly dates: number
  /** Extras, in turn of the four kinds. */
  readonly addons: number
}

const FIRST_DAY = '2027-04-03'
const NIGHTS = 6
const EXTENSION_NIGHTS = 3

const AGE_GROUPS: readonly AgeGroup[] = [
  { __typename: 'AgeGroup', id: 'adult', name: 'Erwachsene', type: 'ADULT', minAge: 16, maxAge: 120, icon: null },
  { __typename: 'AgeGroup', id: 'child', name: 'Kinder', type: 'MINOR', minAge: 2, maxAge: 15, icon: null },
]

/** No synthetic booking is sent to a platform, so what was loaded is of no use. */
const NOT_LOADED = {}

/** A travel with one variant. */
export function syntheticTravel(): BookableTravel {
  return {
    __typename: 'Travel',
    id: 'travel',
    name: 'Provence',
    currency: 'CHF',
    minPrice: 990,
    entry: null,
    seoSettings: { __typename: 'SeoSettings', urlSlug: 'provence' },
    tenantSettings: null,
    status: null,
    ageGroups: AGE_GROUPS,
    loaded: NOT_LOADED,
    pricing: {
      __typename: 'TravelPricing',
      isTravelDocumentationAvailable: true,
      passportConfig: null,
      travels: [{ __typename: 'PricingVariant', id: 'variant', transportTypeLabel: 'Car' }],
      esimSettings: null,
      branding: null,
      customDataConfig: null,
      tourOperator: null,
      bargainSettings: {
        __typename: 'BargainSettings',
        active: true,
        untilDaysBeforeStart: 30,
        bargainTier: { __typename: 'BargainTier', discount: 5 },
      },
      ageGroupSettings: { __typename: 'AgeGroupSettings', id: 'ages', freeUntilAge: 2, ageGroups: AGE_GROUPS },
    },
  }
}

/** Sales settings of every travel: one default status and the early-booking discount. */
export function syntheticSettings(): SalesSettings {
  const status = {
    __typename: 'AvailabilityStatus',
    id: 'bookable',
    label: 'Buchbar',
    status: 'BOOKABLE',
    isDefaultStatus: true,
  } as const
  return {
    statuses: [{ ...status, isDefaultWaitlistFallback: false, tenantSettings: [] }],
    bargainConfig: { __typename: 'BargainConfig', active: true, priceCap: null, serviceCodePrefix: 'FB' },
    esimConfig: null,
    onlinePaymentConfig: null,
    content: null,
    tenant: null,
  }
}

/** A variant of a size, with tables of prices of their own for each date. */
export function syntheticPricing(size: Size): PricingTravel {
  const units = { accommodations: syntheticRooms(size.rooms), familyPackages: [syntheticFamilyPackage()] }
  return {
    __typename: 'RatioTravel',
    id: 'variant',
    catalogCode: 'R27',
    travelCode: 'PRV',
    name: 'Provence',
    transportType: 'BUS',
    transportTypeLabel: 'Car',
    currency: 'CHF',
    loaded: units,
    catalogueInfo: new Map(),
    problems: [],
    departures: Array.from({ length: size.dates }, (_, index) => departureAt(index, size)),
    ...units,
    ...syntheticAddons(size.addons),
  }
}

function departureAt(index: number, size: Size): Departure {
  const isLonger = index % 5 === 4
  const base = isLonger ? index - 1 : index
  const startDate = addDays(FIRST_DAY, base)
  return {
    loaded: NOT_LOADED,
    id: `date-${index}`,
    dateNo: String(index),
    startDate,
    endDate: addDays(startDate, isLonger ? NIGHTS + EXTENSION_NIGHTS : NIGHTS),
    includesExtension: isLonger,
    extensions: isLonger ? [extensionOf(size.rooms)] : [],
    extensionBaseDate: isLonger ? { id: `date-${base}` } : null,
    status: null,
    isSoldOnline: true,
    places: null,
    arePricesReadable: true,
    isBusNetworkReadable: true,
    packagePrices: packagePrices(index, size.rooms),
    services: services(index, size.addons),
    busNetwork: { outbound: LINE, return: LINE },
  }
}

/** Rooms and, from 1000 on, their packages on an extension; dearer from date to date. */
function packagePrices(index: number, rooms: number): ReadonlyMap<string, number> {
  const season = (index % 7) * 2000
  const numbers = Array.from({ length: rooms }, (_, room) => room)
  return new Map(
    numbers.flatMap(
      (room) =>
        [
          [String(room), 90_000 + room * 5500 + season],
          [String(1000 + room), 120_000 + room * 6500 + season],
        ] as const,
    ),
  )
}

function extensionOf(rooms: number): DateExtension {
  return {
    __typename: 'TravelDateExtension',
    id: 'sea',
    label: 'Drei Tage am Meer',
    accommodationMapItems: Array.from({ length: rooms }, (_, room) => ({
      __typename: 'AccommodationMapItem',
      id: `map-${room}`,
      baseAccommodation: `room-${room}`,
      extensionAccommodation: {
        __typename: 'ExtensionAccommodation',
        id: `sea-${room}`,
        ratioPackageNo: String(1000 + room),
        extensionAccommodationServiceNo: null,
      },
    })),
  }
}

function services(index: number, addons: number): ReadonlyMap<string, PricedService> {
  const priced = [...syntheticServices(addons), { serviceNo: '8105', centimes: -5000, code: 'FB5' }]
  return new Map(
    priced.map(({ serviceNo, centimes, code }) => [
      serviceNo,
      { serviceNo, travelServiceNo: `${serviceNo}-${index}`, code, centimes },
    ]),
  )
}

const STOPS = Array.from({ length: 6 }, (_, index): BusStop => ({
  stopNo: `stop-${index}`,
  stationNo: `station-${index}`,
  nodeNo: `node-${index}`,
  time: '06:30',
  isNextDay: false,
  name: `Halt ${index}`,
  surcharge: index * 500,
  city: null,
  zip: null,
  position: null,
}))
const LINE: BusLine = { nodeNos: STOPS.map(({ nodeNo }) => nodeNo), stops: STOPS }
