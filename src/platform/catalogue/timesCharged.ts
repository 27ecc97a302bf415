import type { CalculationSettings } from '#platform/generated/resolverTypes.ts'

/** How often a service is charged in a stay: once for each night, or once. */
export function timesCharged(calculation: CalculationSettings | null, nights: number): number {
  return calculation?.type === 'PER_NIGHT' && calculation.considerHotelNights ? nights : 1
}
