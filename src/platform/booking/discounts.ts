import { daysBetween } from '#domain/calendar.ts'
import { choicesIssue } from './addons.ts'
import type { Booking } from './booking.ts'
import { servicePrice } from './rates.ts'
import { isMandatory, eligiblePeople } from './rules.ts'
import type { Sale } from './sale.ts'

/** Rule 9.2.5. */
const PERSONAL_DISCOUNT_MAX = 999

/** Validates discounts: only for eligible travellers, and for all of those where mandatory. */
export function discountsIssue(booking: Booking): string | null {
  const { order, sale } = booking
  const bounds = sale.variant.document.personalDiscounts
    .filter(({ ratioServiceNo }) => servicePrice(sale, ratioServiceNo) !== null)
    .map(({ id, name, mandatorySettings }) => ({
      id,
      name,
      max: Math.min(eligiblePeople(booking, mandatorySettings).length, PERSONAL_DISCOUNT_MAX),
      mandatory: isMandatory(mandatorySettings),
    }))
  const choices = order.personalDiscountSelection.map(({ discount, quantity }) => ({ addon: discount, quantity }))
  return choicesIssue(choices, bounds) ?? bargainIssue(booking)
}

/** Service number of the early-booking discount valid today; null for none (rules 9.4). */
function bargainServiceNo({ settings, pricing, departure, today, services }: Sale): string | null {
  const config = settings.ratioConfig?.bargainConfig
  const bargain = pricing.bargainSettings
  const tier = bargain?.bargainTier ?? null
  if (config?.active !== true || bargain?.active !== true || tier === null) return null
  const daysUntilStart = daysBetween(today, departure.startDate) + 1
  if (bargain.untilDaysBeforeStart > daysUntilStart + 1) return null
  const hasPrefix = (config.serviceCodePrefix ?? '') !== ''
  const code = `${hasPrefix ? String(config.serviceCodePrefix) : 'MISSING_BARGAIN_SERVICE_CODE_PREFIX'}${String(tier.discount)}`
  return [...services.values()].find((service) => service.code === code)?.leistungnr ?? null
}

function bargainIssue({ order, sale, people }: Booking): string | null {
  const [chosen] = order.bargainDiscountSelection
  if (chosen === undefined || chosen.quantity === 0) return null
  const isValid = chosen.discount.ratioServiceNo === bargainServiceNo(sale) && chosen.quantity === people.length
  return isValid
    ? null
    : 'Der Frühbucherrabatt gilt für dieses Datum nicht mehr. Bitte prüfen Sie den Preis und senden Sie die Buchung nochmals ab.'
}
