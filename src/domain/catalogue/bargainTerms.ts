import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { Offer } from './offer.ts'
import type { Reason } from './reason.ts'
import type { SaleDate } from './saleDates.ts'

/** Replaces a missing prefix in the global record (rule 8.1.1.9); no service has such a code. */
const MISSING_PREFIX = 'MISSING_BARGAIN_SERVICE_CODE_PREFIX'

/**
 * The early-booking discount per person on a date in negative centimes, with its last day; null where there is none.
 */
export function bargainDiscountOn(
  date: SaleDate,
  offer: Offer,
): { readonly centimes: number; readonly lastDay: IsoDay } | null {
  const terms = bargainTerms(date, offer)
  if ('key' in terms) return null
  return {
    centimes: terms.centimes,
    lastDay: lastDayFor(date, offer.travel.pricing?.bargainSettings?.untilDaysBeforeStart ?? 0),
  }
}

interface Terms {
  readonly ratioServiceNo: string
  readonly serviceCode: string
  /** Per person, negative. */
  readonly centimes: number
}

type ReasonWithoutRemedy = Omit<Reason, 'remedy'>

/** The terms of the early-booking discount on a date (rules 9.4), or the reason there is none. */
export function bargainTerms(date: SaleDate, offer: Offer): Terms | ReasonWithoutRemedy {
  const { bargainConfig } = offer.settings
  const settings = offer.travel.pricing?.bargainSettings ?? null
  if (bargainConfig?.active !== true || settings?.active !== true || settings.bargainTier === null) {
    return { key: 'booking.reason.bargainInactive' }
  }
  const lastDay = lastDayFor(date, settings.untilDaysBeforeStart)
  if (offer.today > lastDay) return { key: 'booking.reason.bargainTooLate', day: lastDay }
  const { serviceCodePrefix } = bargainConfig
  const isMissing = serviceCodePrefix === null || serviceCodePrefix === ''
  const serviceCode = `${isMissing ? MISSING_PREFIX : serviceCodePrefix}${settings.bargainTier.discount}`
  const service = pricedService(serviceCode, date)
  if (service === null) return { key: 'booking.reason.bargainCodeMissing' }
  return { ...service, serviceCode }
}

/** The last day of the discount: two days later than the setting suggests (rule 9.4.2). */
export function lastDayFor({ startDate }: SaleDate, untilDaysBeforeStart: number): IsoDay {
  return addDays(startDate, 2 - untilDaysBeforeStart)
}

/** The service with this code, the first of duplicates; null without a price, which 0 is no more than null. */
function pricedService(code: string, { services }: SaleDate) {
  const service = [...services.values()].find((candidate) => candidate.code === code)
  if (service === undefined || service.centimes === null || service.centimes === 0) return null
  return { ratioServiceNo: service.serviceNo, centimes: service.centimes }
}
