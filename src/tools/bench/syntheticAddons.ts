import type { MandatorySettings, PersonalAddon, PricingTravel, Rules } from '#domain/catalogue/catalogue.ts'

type Extras = Pick<
  PricingTravel,
  'personalAddons' | 'accommodationAddons' | 'bookingAddons' | 'collectiveAddons' | 'personalDiscounts'
>

const KINDS = ['personal', 'collective', 'booking', 'personal'] as const

/** Extras in turn of the kinds: each third has rules, each fifth is prescribed, each fourth is charged by night. */
export function syntheticAddons(count: number): Extras {
  const all = Array.from({ length: count }, (_, index) => ({ index, kind: KINDS[index % KINDS.length] }))
  const of = (wanted: (typeof KINDS)[number]) => all.flatMap(({ index, kind }) => (kind === wanted ? [index] : []))
  return {
    personalAddons: of('personal').map((index) => ({
      __typename: 'PersonalAddon',
      ...addonAt(index),
      allowedAgeGroups: ['adult', 'child'],
    })),
    bookingAddons: of('booking').map((index) => ({ __typename: 'BookingAddon', ...addonAt(index) })),
    collectiveAddons: of('collective').map((index) => {
      const { ratioServiceNo, ...rest } = addonAt(index)
      const ageGroupServices = ['adult', 'child'].map((ageGroupId) => ({
        __typename: 'AgeGroupService' as const,
        ageGroupId,
        ratioServiceNo,
      }))
      return { __typename: 'CollectiveAddon', ...rest, ageGroupServices }
    }),
    accommodationAddons: [],
    personalDiscounts: [
      {
        __typename: 'PersonalDiscount',
        id: 'child-discount',
        ratioServiceNo: '8201',
        name: 'Kinderrabatt',
        mandatorySettings: settings(true, ['child']),
      },
    ],
  }
}

/** The services of the extras, of the discount and of the family package, with their prices. */
export function syntheticServices(
  count: number,
): readonly { serviceNo: string; centimes: number; code: string | null }[] {
  const extras = Array.from({ length: count }, (_, index) => ({
    serviceNo: serviceNoAt(index),
    centimes: 1500 + index * 250,
    code: null,
  }))
  return [
    ...extras,
    { serviceNo: '8201', centimes: -10_000, code: null },
    { serviceNo: '8001', centimes: 340_000, code: null },
  ]
}

function serviceNoAt(index: number): string {
  return String(3000 + index)
}

function addonAt(index: number) {
  const name = `Ausflug ${index}`
  return {
    id: `addon-${index}`,
    ratioServiceNo: serviceNoAt(index),
    name,
    calculationSettings: index % 4 === 3 ? BY_NIGHT : null,
    mandatorySettings: index % 3 === 0 ? settings(index % 5 === 0, ['adult']) : null,
  }
}

const BY_NIGHT: PersonalAddon['calculationSettings'] = {
  __typename: 'CalculationSettings',
  id: 'by-night',
  type: 'PER_NIGHT',
  considerHotelNights: true,
}

/** Settings whose rules take these age groups. */
function settings(isMandatory: boolean, ageGroups: readonly string[]): MandatorySettings {
  const rules: Rules = {
    __typename: 'Rules',
    checkDateRange: true,
    startDate: null,
    endDate: '2030-12-31',
    checkAccommodationTypes: false,
    accommodations: [],
    familyPackages: [],
    checkAccommodationAddons: false,
    accommodationAddons: [],
    checkAgeGroups: true,
    ageGroups,
    useAgeFilter: false,
    ageFilter: null,
    checkTravelDate: false,
    travelDates: [],
  }
  return { __typename: 'MandatorySettings', id: 'settings', isMandatory, useRules: true, rules }
}
