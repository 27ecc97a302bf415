import { daysBetween, type IsoDay } from '#domain/calendar.ts'
import { bargainCode } from '#platform/catalogue/bargainCode.ts'
import type { DepartureRecord } from '#platform/catalogue/records.ts'
import { timesCharged } from '#platform/catalogue/timesCharged.ts'
import type { CalculationSettings, RatioConfig, TravelPricing } from '#platform/generated/resolverTypes.ts'

/** Centimes for the whole stay; null if the departure does not have the service. */
export function priceOf(
  serviceNo: string,
  { calculationSettings }: { calculationSettings?: CalculationSettings | null },
  departure: DepartureRecord,
): number | null {
  const service = departure.services.find(({ leistungnr }) => leistungnr === serviceNo)
  if (service === undefined) return null
  const nights = daysBetween(departure.startDate, departure.endDate)
  return service.priceCents * timesCharged(calculationSettings ?? null, nights)
}

interface BargainInput {
  readonly departure: DepartureRecord
  readonly today: IsoDay
  readonly pricing: TravelPricing
  readonly ratioConfig: RatioConfig | null
}

/** Early-booking discount per person when booked today: negative centimes, 0 if there is none. */
export function bargainPrice({ departure, today, pricing, ratioConfig }: BargainInput): number {
  const code = bargainCode({ today, startDate: departure.startDate, pricing, ratioConfig })
  return departure.services.find((service) => service.code === code)?.priceCents ?? 0
}
