import type { DepartureRecord, VariantRecord } from '#platform/catalogue/records.ts'
import type { Accommodation, MandatorySettings, Rules, TravelPricing } from '#platform/generated/resolverTypes.ts'

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

function settings(isMandatory: boolean, rules: Partial<Rules> | null): MandatorySettings {
  return { id: 'm', isMandatory, useRules: rules !== null, rules: rules === null ? null : { ...NO_RULES, ...rules } }
}

export function smallPricing(): Omit<TravelPricing, 'travels'> {
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
          mandatorySettings: settings(false, null),
        },
        {
          id: 'trinkgeld',
          ratioServiceNo: '1002',
          name: 'Trinkgeld',
          allowedAgeGroups: ['adult', 'child'],
          mandatorySettings: settings(true, null),
        },
      ],
      bookingAddons: [
        {
          id: 'transfer',
          ratioServiceNo: '1003',
          name: 'Transfer',
          mandatorySettings: settings(false, { checkTravelDate: true, travelDates: [{ id: `${id}-20270612` }] }),
        },
      ],
      accommodationAddons: [
        {
          id: 'garten',
          ratioServiceNo: '1004',
          name: 'Gartenblick',
          calculationSettings: { id: 'n', type: 'PER_NIGHT', considerHotelNights: true },
          mandatorySettings: settings(false, null),
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
          mandatorySettings: settings(false, null),
        },
      ],
      extensions: [{ id: 'meer', label: 'Zwei Tage am Meer', travelExtensionId: 'meer', travelExtension: extension }],
      personalDiscounts: [
        {
          id: 'kind',
          ratioServiceNo: '8001',
          name: 'Kinderrabatt',
          mandatorySettings: settings(true, { checkAgeGroups: true, ageGroups: ['child'] }),
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
