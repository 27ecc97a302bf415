import fc, { type Arbitrary } from 'fast-check'
import type { AgeGroup, BookableTravel, PricingTravel, SalesSettings } from '#domain/catalogue/catalogue.ts'
import type { Departure } from '#domain/catalogue/departure.ts'
import { arbitraryExtras } from './arbitraryExtras.ts'
import { arbitraryFamilyPackages, arbitraryRooms, FAMILY_IDS, ROOM_ADDON_IDS, ROOM_IDS } from './arbitraryRooms.ts'
import { BUS, departure, extension, NO_BUS, services } from './departure.ts'
import { settings, status, travel, travelPricing } from './offer.ts'
import { pricing } from './pricing.ts'

/** Everything an operator has on sale, before anybody looks at it: one travel in two variants. */
export interface TravelOnSale {
  readonly travel: BookableTravel
  readonly settings: SalesSettings
  readonly isEsimActive: boolean
  readonly variants: readonly PricingTravel[]
}

const group = (id: string, type: AgeGroup['type'], [minAge, maxAge]: readonly [number, number]): AgeGroup => {
  return { __typename: 'AgeGroup', id, name: id, type, minAge, maxAge, icon: null }
}

/** Age groups as operators have them, highest ages first. */
const AGE_SCHEMES: readonly (readonly AgeGroup[])[] = [
  [group('adult', 'ADULT', [16, 120]), group('child', 'MINOR', [6, 15]), group('toddler', 'MINOR', [2, 5])],
  [group('senior', 'ADULT', [65, 120]), group('adult', 'ADULT', [18, 64]), group('child', 'MINOR', [4, 15])],
  [group('adult', 'ADULT', [18, 99])],
]

const DATE_IDS = ['d1', 'd2', 'd3', 'd1v']
const PACKAGE_NOS = ['101', '102', '103', '108', '201', '202', '900']

const mostly = fc.nat(19).map((number) => number > 0)

const packagePrices: Arbitrary<ReadonlyMap<string, number | null>> = fc
  .tuple(...PACKAGE_NOS.map(() => fc.tuple(mostly, fc.integer({ min: 0, max: 300_000 }))))
  .map(
    (found) => new Map(PACKAGE_NOS.flatMap((no, index) => (found[index]?.[0] ? [[no, found[index][1]] as const] : []))),
  )

/** Services with their codes; a price is missing now and then, and a whole service as well. */
const SERVICES = {
  '301': null,
  '302': null,
  '303': null,
  '304': null,
  '401': null,
  '402': null,
  '501': null,
  '502': null,
  '601': 'ESEU5',
  '602': 'ESEU10',
  '8101': 'FB50',
  '7474': null,
  '5390': null,
  '5391': null,
} as const

const REDUCTIONS = ['401', '402', '8101']

const servicePrices = fc
  .tuple(...Object.keys(SERVICES).map(() => fc.tuple(fc.nat(29), fc.integer({ min: 0, max: 20_000 }))))
  .map((found) =>
    services(
      Object.fromEntries(
        Object.entries(SERVICES).flatMap(([no, code], index) => {
          const [chance, amount] = found[index] ?? [0, 0]
          const centimes = REDUCTIONS.includes(no) ? -amount : amount
          return chance === 0 ? [] : [[no, { code, centimes: chance === 1 ? null : centimes }]]
        }),
      ),
    ),
  )

const statusOfDate = fc.constantFrom(
  null,
  null,
  null,
  null,
  null,
  status('BOOKABLE'),
  status('CLOSED'),
  status('WAITLIST'),
  status('WAITLIST_CONTINGENT_CHECK'),
)

function dated(fixed: Partial<Departure>): Arbitrary<Departure> {
  return fc
    .record({
      packagePrices,
      services: servicePrices,
      status: statusOfDate,
      busNetwork: fc.constantFrom(BUS, BUS, BUS, NO_BUS),
      isSoldOnline: mostly,
    })
    .map((fields) => departure({ ...fields, ...fixed }))
}

/** A week in June, one in July, one that starts in four days, and the June week with three days more. */
function departures(roomIds: readonly string[]): Arbitrary<readonly Departure[]> {
  const mapped = fc.record({ first: fc.constantFrom('201', '202'), isComplete: mostly })
  return mapped.chain(({ first, isComplete }) => {
    const ids = isComplete ? roomIds : roomIds.slice(1)
    const maps = (id: string) =>
      extension({ id, packages: Object.fromEntries(ids.map((room, index) => [room, index === 0 ? first : '202'])) })
    const base = { id: 'd1', dateNo: '20270612' }
    return fc.tuple(
      dated({ ...base, startDate: '2027-06-12', endDate: '2027-06-18' }),
      dated({ id: 'd2', dateNo: '20270710', startDate: '2027-07-10', endDate: '2027-07-14' }),
      dated({ id: 'd3', dateNo: '20270305', startDate: '2027-03-05', endDate: '2027-03-08' }),
      dated({
        id: 'd1v',
        dateNo: '20270612-v',
        startDate: '2027-06-12',
        endDate: '2027-06-21',
        includesExtension: true,
        extensions: [maps('meer'), maps('berge')],
        extensionBaseDate: { id: base.id },
      }),
    )
  })
}

function variant(id: string, groups: readonly AgeGroup[]): Arbitrary<PricingTravel> {
  const ids = {
    rooms: [...ROOM_IDS, 'paket'],
    familyPackages: FAMILY_IDS,
    roomAddons: ROOM_ADDON_IDS,
    ageGroups: groups.map((one) => one.id),
    dates: DATE_IDS,
  }
  return arbitraryRooms(groups).chain((accommodations) =>
    fc
      .record({
        familyPackages: arbitraryFamilyPackages(groups),
        extras: arbitraryExtras(ids),
        departures: departures(accommodations.map((room) => room.id)),
        catalogCode: fc.constantFrom('R27', 'R27', 'G27'),
        currency: fc.constantFrom('CHF' as const, 'EUR' as const),
      })
      .map(({ extras, ...rest }) => pricing({ id, accommodations, ...extras, ...rest })),
  )
}

const allSettings: Arbitrary<SalesSettings> = fc
  .record({ isBargain: fc.boolean(), hasPrefix: mostly, esim: fc.boolean(), online: mostly, hasFallback: mostly })
  .map(({ isBargain, hasPrefix, esim, online, hasFallback }) => {
    const region = { __typename: 'EsimRegion', id: 'eu', name: 'Europa', serviceCodePrefix: 'ESEU' } as const
    return settings({
      statuses: [
        status('BOOKABLE', { isDefaultStatus: true }),
        status('WAITLIST', { isDefaultWaitlistFallback: hasFallback }),
      ],
      bargainConfig: {
        __typename: 'BargainConfig',
        active: isBargain,
        priceCap: null,
        serviceCodePrefix: hasPrefix ? 'FB' : null,
      },
      esimConfig: { __typename: 'EsimConfig', enabled: esim, regions: [region] },
      onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled: online, infoText: null },
    })
  })

function anyTravel(groups: readonly AgeGroup[]): Arbitrary<BookableTravel> {
  const fields = fc.record({
    isTravelDocumentationAvailable: fc.boolean(),
    freeUntilAge: fc.constantFrom(0, 2, 2),
    until: fc.constantFrom(0, 60, 103, 104, 105),
    ownStatus: fc.constantFrom(null, null, null, null, status('BOOKABLE'), status('CLOSED')),
  })
  return fields.map(({ isTravelDocumentationAvailable, freeUntilAge, until, ownStatus }) =>
    travel({
      status: ownStatus,
      ageGroups: groups,
      pricing: travelPricing({
        isTravelDocumentationAvailable,
        ageGroupSettings: { __typename: 'AgeGroupSettings', id: 'ages', freeUntilAge, ageGroups: [...groups] },
        esimSettings: { __typename: 'EsimSettings', regions: [{ __typename: 'EsimRegionReference', id: 'eu' }] },
        bargainSettings: {
          __typename: 'BargainSettings',
          active: true,
          untilDaysBeforeStart: until,
          bargainTier: { __typename: 'BargainTier', discount: 50 },
        },
      }),
    }),
  )
}

/** Any travel on sale: rooms, packages, extras, dates and settings made by chance, small enough that they meet often. */
export const arbitraryTravelOnSale: Arbitrary<TravelOnSale> = fc.constantFrom(...AGE_SCHEMES).chain((groups) =>
  fc.record({
    travel: anyTravel(groups),
    settings: allSettings,
    isEsimActive: mostly,
    variants: fc.tuple(variant('v1', groups), variant('v2', groups)),
  }),
)
