import { ageGroupId } from '#demo/parts/ages.ts'
import type { RulePlan } from '#demo/parts/extras.ts'
import type { Tour } from '#demo/tours/tour.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { MandatorySettings, Rules } from '#platform/generated/resolverTypes.ts'
import type { Departure } from './departures.ts'

/** Context for resolving the plans of one variant. */
export interface VariantScope {
  readonly tour: Tour
  readonly variantId: string
  readonly departures: readonly Departure[]
  readonly today: IsoDay
}

const NO_CHECKS: Rules = {
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
}

/** Mandatory settings and rules of an extra or discount (rules 5.5). */
export function mandatorySettings(
  id: string,
  plan: { isMandatory?: true; rules?: RulePlan },
  scope: VariantScope,
): MandatorySettings {
  return {
    id: `${id}-regel`,
    isMandatory: plan.isMandatory === true,
    useRules: plan.rules !== undefined,
    rules: plan.rules === undefined ? null : toRules(plan.rules, scope),
  }
}

function toRules(plan: RulePlan, scope: VariantScope): Rules {
  const { tour, variantId } = scope
  const prefixed = (keys: readonly string[] | undefined) => (keys ?? []).map((key) => `${variantId}-${key}`)
  return {
    ...NO_CHECKS,
    ...bookingPeriod(plan, scope.today),
    checkAccommodationTypes: plan.rooms !== undefined || plan.familyPackages !== undefined,
    accommodations: prefixed(plan.rooms),
    familyPackages: prefixed(plan.familyPackages),
    checkAccommodationAddons: plan.roomAddons !== undefined,
    accommodationAddons: prefixed(plan.roomAddons),
    checkAgeGroups: plan.ages !== undefined,
    ageGroups: (plan.ages ?? []).map((key) => ageGroupId(tour.ages, key)),
    useAgeFilter: plan.ageFilter !== undefined,
    ageFilter: plan.ageFilter === undefined ? null : { minAge: plan.ageFilter[0], maxAge: plan.ageFilter[1] },
    checkTravelDate: plan.startMonths !== undefined,
    travelDates: datesIn(plan.startMonths ?? [], scope.departures),
  }
}

function bookingPeriod(plan: RulePlan, today: IsoDay): Partial<Rules> {
  if (plan.bookedBetween === undefined) return {}
  const year = today.slice(0, 4)
  const [from, until] = plan.bookedBetween
  return { checkDateRange: true, startDate: `${year}-${from}`, endDate: `${year}-${until}` }
}

function datesIn(months: readonly number[], departures: readonly Departure[]): { id: string }[] {
  return departures
    .filter((departure) => months.includes(Number(departure.startDate.slice(5, 7))))
    .map(({ id }) => ({ id }))
}
