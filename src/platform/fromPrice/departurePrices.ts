import { daysBetween, type IsoDay } from '#domain/calendar.ts'
import type { DepartureRecord } from '#platform/catalogue/records.ts'
import type { CalculationSettings, RatioConfig, TravelPricing } from '#platform/generated/resolverTypes.ts'

/** Service number of the default document format (rule 9.3.2.2). */
export const ELECTRONIC_DOCUMENTS = '5391'

/** Centimes for the whole stay; null if the departure does not have the service. */
export function priceOf(
  serviceNo: string,
  { calculationSettings }: { calculationSettings?: CalculationSettings | null },
  departure: DepartureRecord,
): number | null {
  const service = departure.services.find(({ leistungnr }) => leistungnr === serviceNo)
  if (service === undefined) return null
  const isByNight = calculationSettings?.type === 'PER_NIGHT' && calculationSettings.considerHotelNights
  return service.priceCents * (isByNight ? daysBetween(departure.startDate, departure.endDate) : 1)
}

interface BargainInput {
  readonly departure: DepartureRecord
  readonly today: IsoDay
  readonly pricing: TravelPricing
  readonly ratioConfig: RatioConfig | null
}

/** Early-booking discount per traveller when booked today: negative centimes, 0 if there is none (rules 9.4). */
export function bargainPrice({ departure, today, pricing, ratioConfig }: BargainInput): number {
  const config = ratioConfig?.bargainConfig
  const { active = false, untilDaysBeforeStart = 0, bargainTier = null } = pricing.bargainSettings ?? {}
  const prefix = config?.serviceCodePrefix ?? ''
  if (config?.active !== true || !active || bargainTier === null || prefix === '') return 0
  const daysUntilStart = daysBetween(today, departure.startDate) + 1
  if (untilDaysBeforeStart > daysUntilStart + 1) return 0
  const code = `${prefix}${bargainTier.discount}`
  return departure.services.find((service) => service.code === code)?.priceCents ?? 0
}
