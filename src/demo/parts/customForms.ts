import type { CustomDataConfig, CustomField } from '#platform/generated/resolverTypes.ts'

/** A question of the operator. `variants` are keys of variants; default all. */
interface CustomFieldPlan {
  readonly name: string
  readonly label: string
  readonly inputType: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'tel' | 'select' | 'radio' | 'checkbox'
  readonly info?: string
  readonly value?: string
  readonly isRequired?: true
  readonly options?: readonly (readonly [value: string, label: string])[]
  readonly variants?: readonly string[]
}

export interface CustomFormPlan {
  readonly traveller: readonly CustomFieldPlan[]
  readonly booking: readonly CustomFieldPlan[]
}

/** Questions in the form of the pricing settings; null for a tour without any. */
export function toCustomData(plan: CustomFormPlan | null, tourId: string): CustomDataConfig | null {
  if (plan === null) return null
  return {
    useTravellerForm: plan.traveller.length > 0,
    travellerForm: { fields: plan.traveller.map((field) => toField(field, tourId)) },
    useBookingForm: plan.booking.length > 0,
    bookingForm: { fields: plan.booking.map((field) => toField(field, tourId)) },
  }
}

function toField(plan: CustomFieldPlan, tourId: string): CustomField {
  return {
    inputType: plan.inputType,
    name: plan.name,
    label: plan.label,
    info: plan.info ?? null,
    value: plan.value ?? null,
    required: plan.isRequired === true,
    options: (plan.options ?? []).map(([value, label]) => ({ value, label })),
    visibilityConfig:
      plan.variants === undefined
        ? null
        : {
            pricingTravelIds: plan.variants.map((key) => `${tourId}-${key}`),
          },
  }
}
