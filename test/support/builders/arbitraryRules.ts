import fc, { type Arbitrary } from 'fast-check'
import type { MandatorySettings } from '#domain/catalogue/catalogue.ts'
import { mandatorySettings } from './pricing.ts'

/** The ids rules can name in a made-up travel. */
export interface RuleIds {
  readonly rooms: readonly string[]
  readonly familyPackages: readonly string[]
  readonly roomAddons: readonly string[]
  readonly ageGroups: readonly string[]
  readonly dates: readonly string[]
}

const seldom = fc.nat(3).map((number) => number === 0)
const age = fc.option(fc.constantFrom(0, 3, 6, 16, 18, 30, 65), { nil: null })
const day = fc.option(fc.constantFrom('2027-01-01', '2027-03-01', '2027-03-05', '2027-06-12'), { nil: null })

/** Settings with every check switched on now and then, for some of the ids. */
export function arbitrarySettings(ids: RuleIds): Arbitrary<MandatorySettings | null> {
  const some = (of: readonly string[]) => fc.subarray([...of])
  const only = fc.record({
    checkDateRange: seldom,
    startDate: day,
    endDate: day,
    checkAccommodationTypes: seldom,
    accommodations: some(ids.rooms),
    familyPackages: some(ids.familyPackages),
    checkAccommodationAddons: seldom,
    accommodationAddons: some(ids.roomAddons),
    checkAgeGroups: seldom,
    ageGroups: some(ids.ageGroups),
    useAgeFilter: fc.boolean(),
    ageFilter: fc.option(fc.record({ __typename: fc.constant('AgeFilter' as const), minAge: age, maxAge: age }), {
      nil: null,
    }),
    checkTravelDate: seldom,
    travelDates: some(ids.dates).map((dates) =>
      dates.map((id) => ({ __typename: 'TravelDateReference' as const, id })),
    ),
  })
  return fc.option(
    fc
      .tuple(seldom, fc.option(only, { nil: undefined }))
      .map(([isMandatory, rules]) => mandatorySettings(isMandatory, rules)),
    { nil: null },
  )
}
