import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { RatioConfig, TravelPricing } from '#platform/generated/resolverTypes.ts'

/** Replaces a missing prefix (rule 8.1.1.9); no service has such a code. */
const MISSING_PREFIX = 'MISSING_BARGAIN_SERVICE_CODE_PREFIX'

/** Criteria of the early-booking discount of a departure. */
interface BargainTerms {
  readonly today: IsoDay
  readonly startDate: IsoDay
  readonly pricing: TravelPricing
  readonly ratioConfig: RatioConfig | null | undefined
}

/** Service code of the early-booking discount when booked today; null for none (rules 9.4.1.1, 9.4.1.3, 9.4.3). */
export function bargainCode({ today, startDate, pricing, ratioConfig }: BargainTerms): string | null {
  const config = ratioConfig?.bargainConfig
  const { active = false, untilDaysBeforeStart = 0, bargainTier = null } = pricing.bargainSettings ?? {}
  if (config?.active !== true || !active || bargainTier === null) return null
  // Rule 9.4.2: the start and one day more count as well.
  const lastDay = addDays(startDate, 2 - untilDaysBeforeStart)
  if (today > lastDay) return null
  const prefix = config.serviceCodePrefix ?? ''
  return `${prefix === '' ? MISSING_PREFIX : prefix}${String(bargainTier.discount)}`
}
