import type {
  BusDirectionRecord,
  CatalogueRecords,
  DepartureRecord,
  TravelRecord,
  VariantRecord,
} from '#platform/catalogue/records.ts'
import type { Accommodation, MandatorySettings, Rules, TravelPricing } from '#platform/generated/resolverTypes.ts'

/** Two tours with a case of each rule a booking can break. Prices are round, so that totals are easy to check. */
export function smallCatalogue(): CatalogueRecords {
  return {
    statuses: [
      {
        id: 'st-1',
        label: 'Buchbar',
        status: 'BOOKABLE',
        isDefaultStatus: true,
        isDefaultWaitlistFallback: false,
        tenantSettings: [],
      },
      {
        id: 'st-2',
        label: 'Geschlossen',
        status: 'CLOSED',
        isDefaultStatus: false,
        isDefaultWaitlistFallback: false,
        tenantSettings: [],
      },
      {
        id: 'st-3',
        label: 'Warteliste',
        status: 'WAITLIST',
        isDefaultStatus: false,
        isDefaultWaitlistFallback: true,
        tenantSettings: [],
      },
    ],
    ratioConfig: {
      id: '1',
      bargainConfig: { active: true, priceCap: null, serviceCodePrefix: 'FB' },
      esimConfig: { enabled: true, regions: [{ id: 'eu', name: 'Europa', serviceCodePrefix: 'ES-EU' }] },
    },
    tenants: [
      {
        id: '4',
        orderNoPrefix: 'CR',
        content: { bookingInsuranceInfo: null, co2CompensationInfo: null },
        onlinePaymentConfig: { enabled: true, infoText: null },
        cms: { config: { gtcPage: null }, categories: [] },
      },
    ],
    insurances: [insurance('V1', 'TRAVELLER', 1), insurance('V9', 'BOOKING', 2)],
    travels: [
      smallTravel('alpen', 'Über die Alpen', [smallVariant('alpen-bus', departures('alpen-bus'))]),
      cityTravel(),
    ],
  }
}

function insurance(
  no: string,
  scope: 'TRAVELLER' | 'BOOKING',
  minTravellers: number,
): CatalogueRecords['insurances'][number] {
  const premiums = [
    { upToCents: 150_000, premiumCents: 4_500 },
    { upToCents: 900_000, premiumCents: 12_000 },
  ]
  return {
    ratioServiceNo: no,
    ratioTravelServiceNo: `R${no}`,
    label: `Schutz ${no}`,
    scope,
    minTravellers,
    currency: 'CHF',
    premiums,
  }
}

/** A travel with listing and the pricing settings of `smallPricing`. */
export function smallTravel(id: string, name: string, variants: readonly VariantRecord[]): TravelRecord {
  return {
    travel: {
      id,
      name,
      currency: 'CHF',
      seoSettings: { urlSlug: id },
      pricing: {
        ...smallPricing(),
        travels: variants.map(({ ratioTravel }) => ({ id: ratioTravel.id, transportTypeLabel: 'Car' })),
      },
      description: ['Zürich, Gletscher und Pässe.'],
      highlights: [{ id: 'h1', text: 'Fahrt über den Gotthard' }],
      images: [{ publicId: `reise/${id}` }],
    },
    statusId: null,
    listing: {
      destinations: [{ slug: 'schweiz', label: 'Schweiz' }],
      travelType: { slug: 'rundreise', label: 'Rundreise' },
      label: 'Neu',
      guides: ['Anna Muster'],
      accommodations: ['Hotel Post'],
      bestsellerRank: 1,
      tenantSettings: [
        {
          tenant: { id: '4', name: 'Carovia Reisen', domain: null },
          onlineStatus: 'ONLINE',
          redirectToBooking: false,
          useTiming: false,
          startDate: null,
          endDate: null,
        },
      ],
    },
    variants,
  }
}

/** A tour by air that requires passports and cannot be paid online. */
function cityTravel(): TravelRecord {
  const flight = smallVariant('lissabon-flug', [
    departure('lissabon-flug', '2027-05-01', { endDate: '2027-05-05', outbound: null, return: null }),
  ])
  const travel = smallTravel('lissabon', 'Lissabon', [
    {
      ...flight,
      ratioTravel: { ...flight.ratioTravel, catalogCode: 'G27' },
      catalogue: {
        anzahlungsart: 'CHF',
        derived_zusatzinfo: [
          { name: 'WEB | Passdaten', wert: 'JA' },
          { name: 'WEB | Passdaten | Pass zwingend', wert: 'JA' },
        ],
      },
    },
  ])
  return {
    ...travel,
    listing: {
      ...travel.listing,
      destinations: [{ slug: 'portugal', label: 'Portugal' }],
      travelType: { slug: 'staedtereise', label: 'Städtereise' },
      bestsellerRank: null,
    },
  }
}

function departures(variantId: string): readonly DepartureRecord[] {
  return [
    departure(variantId, '2027-06-12', {}),
    departure(variantId, '2027-07-10', { statusId: 'st-2' }),
    departure(variantId, '2027-08-14', { statusId: 'st-3' }),
    departure(variantId, '2027-09-11', { onlinebuchung: 'NEIN' }),
    departure(variantId, TODAY, {}),
    {
      ...departure(variantId, '2027-06-12', { endDate: '2027-06-20', includesExtension: true, extensionIds: ['meer'] }),
      packages: [
        { nr: '101', priceCents: 100_000, places: 20 },
        { nr: '201', priceCents: 40_000, places: 10 },
        { nr: '900', priceCents: 5_000, places: 4 },
      ],
      id: `${variantId}-20270612-v`,
      dateNo: '20270612-v',
      baseDateId: `${variantId}-20270612`,
    },
  ]
}

/** Current day in tests with the small catalogue. */
export const TODAY = '2027-01-15'

/** A departure of six nights with all prices; one single room is left. */
export function departure(variantId: string, startDate: string, changes: Partial<DepartureRecord>): DepartureRecord {
  const dateNo = startDate.replaceAll('-', '')
  const { outbound, back } = smallBoarding
  return {
    id: `${variantId}-${dateNo}`,
    dateNo,
    startDate,
    endDate: `${startDate.slice(0, 8)}${String(Number(startDate.slice(8)) + 6).padStart(2, '0')}`,
    includesExtension: false,
    statusId: null,
    baseDateId: null,
    extensionIds: [],
    onlinebuchung: 'JA',
    packages: [
      { nr: '101', priceCents: 100_000, places: 20 },
      { nr: '102', priceCents: 130_000, places: 1 },
      { nr: '104', priceCents: 50_000, places: 4 },
      { nr: '107', priceCents: 90_000, places: 3 },
      { nr: '201', priceCents: 140_000, places: 10 },
      { nr: '900', priceCents: 5_000, places: 4 },
    ],
    services: SERVICES.map(([leistungnr, code, priceCents, units]) => {
      return { leistungnr, code, nr: `R${leistungnr}`, bezeichnung: `Leistung ${leistungnr}`, priceCents, units }
    }),
    outbound,
    return: back,
    ...changes,
  }
}

const SERVICES: readonly (readonly [string, string, number, number | null])[] = [
  ['1001', 'AUSFLUG', 4_500, 3],
  ['1002', 'TRINK', 1_200, null],
  ['1003', 'TRANSFER', 3_000, 5],
  ['1004', 'GARTEN', 800, 5],
  ['1011', 'KARTE-E', 2_000, 50],
  ['1012', 'KARTE-K', 1_000, 50],
  ['1020', 'FAMILIE', 300_000, 2],
  ['5390', 'PRINT', 1_550, null],
  ['5391', 'ELEK', 0, null],
  ['7474', 'CO2', 950, null],
  ['8001', 'KIND', -20_000, null],
  ['8101', 'FB50', -5_000, null],
  ['9001', 'ES-EU-1', 1_990, null],
]

const NO_RULES: Rules = {
  checkDateRange: false,
  checkAccommodationTypes: false,
  accommodations: [],
  familyPackages: [],
  checkAccommodationAddons: false,
  accommodationAddons: [],
  checkAgeGroups: false,
  ageGroups: [],
  useAgeFilter: false,
  checkTravelDate: false,
  travelDates: [],
}

/** Settings of an extra; without rules it is for everybody. */
export function mandatorySettings(isMandatory: boolean, rules: Partial<Rules> | null): MandatorySettings {
  return { id: 'm', isMandatory, useRules: rules !== null, rules: rules === null ? null : { ...NO_RULES, ...rules } }
}

function smallPricing(): Omit<TravelPricing, 'travels'> {
  return {
    isTravelDocumentationAvailable: true,
    passportConfig: null,
    esimSettings: { regions: [{ id: 'eu' }] },
    bargainSettings: { active: true, untilDaysBeforeStart: 60, bargainTier: { discount: 50 } },
    customDataConfig: {
      useTravellerForm: false,
      travellerForm: null,
      useBookingForm: true,
      bookingForm: {
        fields: [
          {
            inputType: 'text',
            name: 'essen',
            label: 'Verpflegung',
            info: null,
            value: null,
            required: true,
            options: [],
          },
        ],
      },
    },
    ageGroupSettings: {
      id: 'groups',
      freeUntilAge: 2,
      ageGroups: [
        { id: 'adult', name: 'Erwachsene', type: 'ADULT', minAge: 16, maxAge: 120 },
        { id: 'child', name: 'Kinder', type: 'MINOR', minAge: 2, maxAge: 15 },
      ],
    },
    tourOperator: { name: 'Alpenbus AG', gtcPdf: { url: 'https://alpenbus.example/agb.pdf' } },
  }
}

function room(
  id: string,
  no: string,
  limits: readonly [total: number, adults: number, children: number],
): Accommodation {
  const [totalCapacity, adults, children] = limits
  return {
    id,
    ratioPackageNo: no,
    name: id,
    isFamilyPackageAccommodation: false,
    isBabyPackage: false,
    addons: ['garten'],
    capacitySettings: {
      id: `c-${id}`,
      totalCapacity,
      rangesAllowed: false,
      partialOccupancyAllowed: false,
      ageGroupCapacities: [
        { id: `${id}-a`, ageGroup: 'adult', minCapacity: 1, maxCapacity: adults },
        { id: `${id}-k`, ageGroup: 'child', minCapacity: 0, maxCapacity: children },
      ],
      ageGroupedTotalCapacities: [],
    },
  }
}

/** A variant with every kind of extra. */
export function smallVariant(id: string, departures: readonly DepartureRecord[]): VariantRecord {
  const extension = { id: 'meer', name: 'Meer', duration: 2, highlightIds: [], highlights: [] }
  const shared = room('halb', '107', [2, 2, 0])
  return {
    ratioTravel: {
      id,
      catalogCode: 'R27',
      travelCode: 'ALP',
      name: 'Alpen',
      transportType: 'BUS',
      transportTypeLabel: 'Car',
      accommodations: [
        room('dz', '101', [2, 2, 1]),
        room('ez', '102', [1, 1, 0]),
        { ...shared, capacitySettings: { ...shared.capacitySettings, partialOccupancyAllowed: true } },
        {
          ...room('kinderbett', '104', [2, 0, 2]),
          capacitySettings: { ...room('kinderbett', '104', [2, 0, 2]).capacitySettings, partialOccupancyAllowed: true },
        },
        { ...room('fz', '101', [4, 2, 2]), isFamilyPackageAccommodation: true },
        { ...room('baby', '900', [1, 0, 0]), isBabyPackage: true, addons: [] },
      ],
      familyPackages: [
        {
          id: 'familie',
          ratioServiceNo: '1020',
          name: 'Familienpaket',
          accommodation: 'fz',
          addons: ['garten'],
          capacitySettings: {
            id: 'c-familie',
            totalCapacity: 3,
            rangesAllowed: false,
            partialOccupancyAllowed: false,
            partialOccupancyAllowedAgeGroups: [],
            ageGroupIds: [],
            ageGroupCapacities: [
              { id: 'f-a', ageGroup: 'adult', minCapacity: 2, maxCapacity: 2 },
              { id: 'f-k', ageGroup: 'child', minCapacity: 1, maxCapacity: 1 },
            ],
            ageGroupedTotalCapacities: [],
          },
        },
      ],
      personalAddons: [
        {
          id: 'ausflug',
          ratioServiceNo: '1001',
          name: 'Ausflug',
          allowedAgeGroups: ['adult'],
          mandatorySettings: mandatorySettings(false, null),
        },
        {
          id: 'trinkgeld',
          ratioServiceNo: '1002',
          name: 'Trinkgeld',
          allowedAgeGroups: ['adult', 'child'],
          mandatorySettings: mandatorySettings(true, null),
        },
      ],
      bookingAddons: [
        {
          id: 'transfer',
          ratioServiceNo: '1003',
          name: 'Transfer',
          mandatorySettings: mandatorySettings(false, {
            checkTravelDate: true,
            travelDates: [{ id: `${id}-20270612` }],
          }),
        },
      ],
      accommodationAddons: [
        {
          id: 'garten',
          ratioServiceNo: '1004',
          name: 'Gartenblick',
          calculationSettings: { id: 'n', type: 'PER_NIGHT', considerHotelNights: true },
          mandatorySettings: mandatorySettings(false, null),
        },
      ],
      collectiveAddons: [
        {
          id: 'karte',
          name: 'Gästekarte',
          ageGroupServices: [
            { ageGroupId: 'adult', ratioServiceNo: '1011' },
            { ageGroupId: 'child', ratioServiceNo: '1012' },
          ],
          mandatorySettings: mandatorySettings(false, null),
        },
      ],
      extensions: [{ id: 'meer', label: 'Zwei Tage am Meer', travelExtensionId: 'meer', travelExtension: extension }],
      personalDiscounts: [
        {
          id: 'kind',
          ratioServiceNo: '8001',
          name: 'Kinderrabatt',
          mandatorySettings: mandatorySettings(true, { checkAgeGroups: true, ageGroups: ['child'] }),
        },
      ],
    },
    catalogue: { anzahlungsart: 'CHF', derived_zusatzinfo: [] },
    dateExtensions: [
      {
        id: 'meer',
        label: 'Zwei Tage am Meer',
        accommodationMapItems: [
          {
            id: 'i1',
            baseAccommodation: 'dz',
            extensionAccommodation: { id: 'x1', ratioPackageNo: '201', name: 'Doppelzimmer Meer' },
          },
        ],
        travelExtension: extension,
      },
    ],
    departures,
  }
}

const stations = [
  { nr: 'H1', bezeichnung: 'Bern, Neufeld', zuschlagCents: 0, ort: 'Bern', plz: '3012', breite: 46.96, laenge: 7.42 },
  {
    nr: 'H2',
    bezeichnung: 'Zürich, Carparkplatz',
    zuschlagCents: 1_000,
    ort: 'Zürich',
    plz: '8005',
    breite: 47.38,
    laenge: 8.53,
  },
  { nr: 'HZ', bezeichnung: 'Andermatt', zuschlagCents: 0, ort: 'Andermatt', plz: '6490', breite: null, laenge: null },
]

const outbound: BusDirectionRecord = {
  nodes: [
    { nr: 'K1', bezeichnung: 'Mittelland' },
    { nr: 'K2', bezeichnung: 'Andermatt' },
  ],
  stops: [
    { nr: 'E1', knoten: 'K1', halt: 'H1', zeit: '06:30', zuschlagCents: 1_500 },
    { nr: 'E2', knoten: 'K1', halt: 'H2', zeit: '07:45', zuschlagCents: 0 },
    { nr: 'EZ', knoten: 'K2', halt: 'HZ', zeit: '12:00', zuschlagCents: 0 },
  ],
  stations,
}

const back: BusDirectionRecord = {
  nodes: [
    { nr: 'K2', bezeichnung: 'Andermatt' },
    { nr: 'K1', bezeichnung: 'Mittelland' },
  ],
  stops: [
    { nr: 'RZ', knoten: 'K2', halt: 'HZ', zeit: '14:00', zuschlagCents: 0 },
    { nr: 'R1', knoten: 'K1', halt: 'H1', zeit: '19:30', zuschlagCents: 0 },
    { nr: 'R2', knoten: 'K1', halt: 'H2', zeit: '18:15', zuschlagCents: 0 },
  ],
  stations,
}

/** Bern costs 15 outbound by its stop, Zürich 10 each way by its station. */
const smallBoarding = { outbound, back }

/** The small catalogue, with a travel whose slug is not its id. */
export function sluggedCatalogue(): CatalogueRecords {
  const catalogue = smallCatalogue()
  const travels = catalogue.travels.map((record) =>
    record.travel.id === 'alpen'
      ? { ...record, travel: { ...record.travel, seoSettings: { urlSlug: 'ueber-die-alpen' } } }
      : record,
  )
  return { ...catalogue, travels }
}

/** The small catalogue, with what is sold changed for all travels. */
export function catalogueWith(changes: Partial<TravelPricing>): CatalogueRecords {
  const catalogue = smallCatalogue()
  const travels = catalogue.travels.map((record) => {
    const { pricing = null } = record.travel
    return pricing === null ? record : { ...record, travel: { ...record.travel, pricing: { ...pricing, ...changes } } }
  })
  return { ...catalogue, travels }
}
