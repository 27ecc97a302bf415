import type {
  AccommodationAddon,
  BookingAddon,
  CollectiveAddon,
  FamilyPackage,
  MandatorySettings,
  PersonalAddon,
  PersonalDiscount,
  PricingTravel,
  Rules,
} from '#domain/catalogue/catalogue.ts'
import { departure } from './departure.ts'
import { capacitiesOf, rangesOf, room, type RoomFields } from './room.ts'

/** The single room of the builders. */
export const SINGLE_ROOM = room({ id: 'ez', ratioPackageNo: '102', name: 'Einzelzimmer', totalCapacity: 1 })

/** A variant by coach with a double and a single room and one departure. */
export function pricing(fields: Partial<Omit<PricingTravel, '__typename'>> = {}): PricingTravel {
  const { loaded, ...changes } = fields
  const variant: Omit<PricingTravel, 'loaded'> = {
    __typename: 'RatioTravel',
    id: 'v1',
    catalogCode: 'R27',
    travelCode: 'PRV',
    name: 'Provence',
    transportType: 'BUS',
    transportTypeLabel: 'Car',
    currency: 'CHF' as const,
    catalogueInfo: new Map(),
    departures: [departure()],
    problems: [],
    accommodations: [room(), SINGLE_ROOM],
    familyPackages: [],
    personalAddons: [],
    accommodationAddons: [],
    bookingAddons: [],
    collectiveAddons: [],
    personalDiscounts: [],
    ...changes,
  }
  const { departures: _departures, currency: _currency, catalogueInfo: _info, problems: _problems, ...answer } = variant
  const whole = { ...answer, ratioCatalogBundle: null }
  return { ...variant, loaded: loaded ?? whole }
}

/** Rules that check nothing. */
function rules(fields: Partial<Omit<Rules, '__typename'>> = {}): Rules {
  return {
    __typename: 'Rules',
    checkDateRange: false,
    startDate: null,
    endDate: null,
    checkAccommodationTypes: false,
    accommodations: [],
    familyPackages: [],
    checkAccommodationAddons: false,
    accommodationAddons: [],
    checkAgeGroups: false,
    ageGroups: [],
    useAgeFilter: false,
    ageFilter: null,
    checkTravelDate: false,
    travelDates: [],
    ...fields,
  }
}

/** Settings of an extra; with rules, the rules decide for whom. */
export function mandatorySettings(isMandatory: boolean, only?: Partial<Omit<Rules, '__typename'>>): MandatorySettings {
  return {
    __typename: 'MandatorySettings' as const,
    id: 'mandatory',
    isMandatory,
    useRules: only !== undefined,
    rules: only === undefined ? null : rules(only),
  }
}

/** Calculation by night, hotel nights considered. */
export const PER_NIGHT = {
  __typename: 'CalculationSettings',
  id: 'calculation',
  type: 'PER_NIGHT',
  considerHotelNights: true,
} as const

const EXTRA = { calculationSettings: null, mandatorySettings: null }

/** An extra for travellers of both age groups, service 301. */
export function personalAddon(fields: Partial<PersonalAddon> = {}): PersonalAddon {
  const own = { id: 'ausflug', ratioServiceNo: '301', name: 'Ausflug', allowedAgeGroups: ['adult', 'child'] }
  return { __typename: 'PersonalAddon', ...own, ...EXTRA, ...fields }
}

/** An extra for a room, service 302. */
export function roomAddon(fields: Partial<AccommodationAddon> = {}): AccommodationAddon {
  const own = { id: 'balkon', ratioServiceNo: '302', name: 'Balkon' }
  return { __typename: 'AccommodationAddon', ...own, ...EXTRA, ...fields }
}

/** An extra once per booking, service 303. */
export function bookingAddon(fields: Partial<BookingAddon> = {}): BookingAddon {
  const own = { id: 'parkplatz', ratioServiceNo: '303', name: 'Parkplatz' }
  return { __typename: 'BookingAddon', ...own, ...EXTRA, ...fields }
}

/** An extra for the whole group: service 304 for adults, 305 for children. */
export function collectiveAddon(
  fields: Partial<Omit<CollectiveAddon, 'ageGroupServices'>> & {
    services?: Readonly<Record<string, string | null>>
  } = {},
): CollectiveAddon {
  const { services = { adult: '304', child: '305' }, ...rest } = fields
  const ageGroupServices = Object.entries(services).map(([ageGroupId, ratioServiceNo]) => ({
    __typename: 'AgeGroupService' as const,
    ageGroupId,
    ratioServiceNo,
  }))
  return { __typename: 'CollectiveAddon', id: 'konzert', name: 'Konzert', ageGroupServices, ...EXTRA, ...rest }
}

/** A discount for everybody, service 401. */
export function discount(fields: Partial<PersonalDiscount> = {}): PersonalDiscount {
  const own = { id: 'stamm', ratioServiceNo: '401', name: 'Stammgast', mandatorySettings: null }
  return { __typename: 'PersonalDiscount', ...own, ...fields }
}

/** A package for two adults and a child in the family room «fz», service 501. */
export function familyPackage(
  fields: Partial<Omit<FamilyPackage, 'capacitySettings'>> &
    Pick<RoomFields, 'capacities' | 'ranges' | 'totalCapacity'> & { ageGroupIds?: readonly string[] } = {},
): FamilyPackage {
  const { capacities = { adult: [2, 2], child: [1, 1] }, ranges, totalCapacity = 3, ageGroupIds, ...rest } = fields
  return {
    __typename: 'FamilyPackage',
    id: 'familie',
    ratioServiceNo: '501',
    name: 'Familienpauschale',
    label: null,
    accommodation: 'fz',
    addons: [],
    capacitySettings: {
      __typename: 'FamilyPackageCapacitySettings',
      id: 'capacity-familie',
      totalCapacity,
      rangesAllowed: ranges !== undefined,
      partialOccupancyAllowed: false,
      partialOccupancyAllowedAgeGroups: [],
      ageGroupIds: ageGroupIds ?? Object.keys(capacities),
      ageGroupCapacities: capacitiesOf(capacities),
      ageGroupedTotalCapacities: rangesOf(ranges ?? []),
    },
    ...rest,
  }
}
