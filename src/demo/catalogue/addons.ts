import { ageGroupId } from '#demo/parts/ages.ts'
import { collectiveServiceNo, type AddonPlan } from '#demo/parts/extras.ts'
import type {
  AccommodationAddon,
  BookingAddon,
  CalculationSettings,
  CollectiveAddon,
  PersonalAddon,
  PersonalDiscount,
} from '#platform/generated/resolverTypes.ts'
import { mandatorySettings, type VariantScope } from './rules.ts'

/** Add-ons of a variant by kind, and its discounts, in the form of the pricing structure. */
export interface VariantExtras {
  readonly personalAddons: readonly PersonalAddon[]
  readonly accommodationAddons: readonly AccommodationAddon[]
  readonly bookingAddons: readonly BookingAddon[]
  readonly collectiveAddons: readonly CollectiveAddon[]
  readonly personalDiscounts: readonly PersonalDiscount[]
}

/** Optional and mandatory add-ons and discounts of a variant. */
export function toExtras(scope: VariantScope): VariantExtras {
  const { addons, discounts } = scope.tour
  return {
    personalAddons: addons.flatMap((plan) => (plan.kind === 'personal' ? [toPersonal(plan, scope)] : [])),
    accommodationAddons: addons.flatMap((plan) => (plan.kind === 'room' ? [toSingleService(plan, scope)] : [])),
    bookingAddons: addons.flatMap((plan) => (plan.kind === 'booking' ? [toSingleService(plan, scope)] : [])),
    collectiveAddons: addons.flatMap((plan) => (plan.kind === 'collective' ? [toCollective(plan, scope)] : [])),
    personalDiscounts: discounts.map((plan) => ({
      ...texts(`${scope.variantId}-${plan.no}`, plan),
      ratioServiceNo: plan.no,
      mandatorySettings: mandatorySettings(`${scope.variantId}-${plan.no}`, plan, scope),
    })),
  }
}

function texts(id: string, plan: { name: string; label?: string; info?: string }) {
  return { id, name: plan.name, label: plan.label ?? null, info: plan.info ?? null }
}

function common(plan: AddonPlan, scope: VariantScope) {
  const id = `${scope.variantId}-${plan.no}`
  return {
    ...texts(id, plan),
    calculationSettings: calculation(id, plan.perNight === true),
    mandatorySettings: mandatorySettings(id, plan, scope),
  }
}

function calculation(id: string, perNight: boolean): CalculationSettings {
  return { id: `${id}-rechnung`, type: perNight ? 'PER_NIGHT' : 'ONCE', considerHotelNights: perNight }
}

/** For room and booking add-ons, which have one service and no age groups. */
function toSingleService(plan: AddonPlan, scope: VariantScope) {
  return { ...common(plan, scope), ratioServiceNo: plan.no }
}

function toPersonal(plan: Extract<AddonPlan, { kind: 'personal' }>, scope: VariantScope): PersonalAddon {
  const ages = scope.tour.ages
  const keys = plan.ages ?? ages.groups.map(({ key }) => key)
  return {
    ...common(plan, scope),
    ratioServiceNo: plan.no,
    allowedAgeGroups: keys.map((key) => ageGroupId(ages, key)),
  }
}

function toCollective(plan: Extract<AddonPlan, { kind: 'collective' }>, scope: VariantScope): CollectiveAddon {
  return {
    ...common(plan, scope),
    ageGroupServices: scope.tour.ages.groups.map((group, position) => {
      const { key, ...rest } = group
      const id = ageGroupId(scope.tour.ages, key)
      const hasPrice = plan.byAge[key] !== undefined
      return {
        ageGroupId: id,
        ageGroup: { id, ...rest },
        ratioServiceNo: hasPrice ? collectiveServiceNo(plan.no, position) : null,
      }
    }),
  }
}
