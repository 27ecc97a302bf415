import type { MandatorySettings } from '#platform/generated/resolverTypes.ts'

/** Price of a bed or family package in centimes; null for 0, which is a price nobody has entered yet (rule 10.35). */
export function bedPrice(price: number): number | null {
  return price === 0 ? null : price
}

/** Whether rules are to decide and there are none: a discount is for nobody then (rule 5.5.6). */
export function lacksRules(settings: MandatorySettings | null | undefined): boolean {
  return settings?.useRules === true && (settings.rules ?? null) === null
}
