import type { CustomForm } from '#platform/generated/resolverTypes.ts'
import type { Booking } from './people.ts'

/** The operator's own questions are answered where an answer is required. */
export function customFormsIssue({ order, sale }: Booking): string | null {
  const config = sale.pricing.customDataConfig ?? null
  if (config === null) return null
  const answers = order.customData
  const missing = [
    ...(config.useBookingForm ? missingIn(config.bookingForm ?? null, answers?.booking ?? null, sale.variant.id) : []),
    ...(config.useTravellerForm
      ? order.travellers.flatMap((_, index) =>
          missingIn(config.travellerForm ?? null, answers?.travellers[index] ?? null, sale.variant.id),
        )
      : []),
  ]
  return missing.length === 0 ? null : `Bitte beantworten Sie noch: ${[...new Set(missing)].join(', ')}.`
}

/** Labels of required questions without answer. A question is asked for the variants it names, or for all. */
function missingIn(form: CustomForm | null, answers: object | null, variantId: string): readonly string[] {
  const given = new Map<string, unknown>(Object.entries(answers ?? {}))
  return (form?.fields ?? [])
    .filter(({ required, visibilityConfig }) => {
      const ids = visibilityConfig?.pricingTravelIds ?? []
      return required && (ids.length === 0 || ids.includes(variantId))
    })
    .filter(({ name }) => !isAnswer(given.get(name)))
    .map(({ label }) => label)
}

function isAnswer(value: unknown): boolean {
  return (
    value === true ||
    typeof value === 'number' ||
    (typeof value === 'string' && value.trim() !== '' && value !== 'false')
  )
}
