import { addDays, daysBetween } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { PricedService } from '#domain/catalogue/departure.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { dateOf } from './chosen.ts'
import type { BookingDraft } from './draft.ts'
import { otherDate } from './openings.ts'
import type { Reason } from './reason.ts'

/** Stands for a prefix the global record lacks (specification 8, Bargain); no service has such a code. */
const MISSING_PREFIX = 'MISSING_BARGAIN_SERVICE_CODE_PREFIX'

/** The early-booking discount of a booking. */
export interface BargainDiscount {
  readonly ratioServiceNo: string
  readonly serviceCode: string
  readonly label: 'booking.bargainDiscount'
  /** For one traveller, below 0. */
  readonly centimes: number
  readonly quantity: number
  /** Last day on which booking still earns it. */
  readonly lastDay: IsoDay
}

/** The early-booking discount (specification 9); null when it does not apply or its service has no price. */
export function bargainDiscount(draft: BookingDraft, offer: Offer): BargainDiscount | null {
  const earned = earnedBargain(draft, offer)
  const date = dateOf(draft, offer)
  const untilDaysBeforeStart = offer.travel.pricing?.bargainSettings?.untilDaysBeforeStart ?? 0
  return earned === null || date === null ? null : { ...earned, lastDay: lastDayFor(date, untilDaysBeforeStart) }
}

/** The discount as the price has it, which does not ask until when. */
export function earnedBargain(draft: BookingDraft, offer: Offer): Omit<BargainDiscount, 'lastDay'> | null {
  const date = dateOf(draft, offer)
  const quantity = draft.travellers.length
  const terms = date === null || quantity === 0 ? null : bargainOn(date, offer)
  if (terms === null || 'key' in terms) return null
  const { ratioServiceNo, serviceCode, centimes } = terms
  return { ratioServiceNo, serviceCode, label: 'booking.bargainDiscount', centimes, quantity }
}

/** Why the booking earns no early-booking discount, and the nearest date on which it would; null when it does. */
export function bargainReason(draft: BookingDraft, offer: Offer): Reason | null {
  const date = dateOf(draft, offer)
  const opening = () => otherDate(draft, offer, (other) => !('key' in bargainOn(other, offer)))
  if (date === null) return { key: 'booking.reason.noDate', opening: opening() }
  if (draft.travellers.length === 0) return { key: 'booking.reason.noTravellers', opening: null }
  const terms = bargainOn(date, offer)
  return 'key' in terms ? { ...terms, opening: opening() } : null
}

type Terms = Omit<BargainDiscount, 'label' | 'quantity' | 'lastDay'>
type Refusal = Omit<Reason, 'opening'>

/** The early-booking discount each traveller would get on a date, or why there is none. */
function bargainOn(date: SaleDate, offer: Offer): Terms | Refusal {
  const { bargainConfig } = offer.settings
  const settings = offer.travel.pricing?.bargainSettings ?? null
  if (bargainConfig?.active !== true || settings?.active !== true || settings.bargainTier === null) {
    return { key: 'booking.reason.bargainInactive' }
  }
  const { untilDaysBeforeStart } = settings
  const daysUntilStart = daysBetween(offer.today, date.startDate) + 1
  if (untilDaysBeforeStart > daysUntilStart + 1) return { key: 'booking.reason.bargainTooLate', day: lastDayFor(date, untilDaysBeforeStart) }
  const { serviceCodePrefix } = bargainConfig
  const isMissing = serviceCodePrefix === null || serviceCodePrefix === ''
  const serviceCode = `${isMissing ? MISSING_PREFIX : serviceCodePrefix}${settings.bargainTier.discount}`
  const service = pricedService(serviceCode, date)
  if (service === null) return { key: 'booking.reason.bargainCodeMissing' }
  return { ...service, serviceCode }
}

/** The condition counts both the start and one day more, so the last day lies two days closer than the setting says. */
function lastDayFor({ startDate }: SaleDate, untilDaysBeforeStart: number): IsoDay {
  return addDays(startDate, 2 - untilDaysBeforeStart)
}

const knownCodes = new WeakMap<SaleDate['services'], ReadonlyMap<string, PricedService>>()

/** The services of a table by code, the first of several; found once, for each price asks. */
function byCode(services: SaleDate['services']): ReadonlyMap<string, PricedService> {
  const known = knownCodes.get(services)
  if (known !== undefined) return known
  const index = new Map<string, PricedService>()
  for (const service of services.values()) if (service.code !== null && !index.has(service.code)) index.set(service.code, service)
  knownCodes.set(services, index)
  return index
}

function pricedService(code: string, { services }: SaleDate) {
  const service = byCode(services).get(code)
  if (service === undefined || service.centimes === null) return null
  return { ratioServiceNo: service.serviceNo, centimes: service.centimes }
}
