import { bargainCode } from '#platform/catalogue/bargainCode.ts'
import { lacksRules } from '#platform/catalogue/soldAs.ts'
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
    .filter(
      ({ ratioServiceNo, mandatorySettings }) =>
        servicePrice(sale, ratioServiceNo) !== null && !lacksRules(mandatorySettings),
    )
    .map(({ id, name, mandatorySettings }) => ({
      id,
      name,
      max: Math.min(eligiblePeople(booking, mandatorySettings).length, PERSONAL_DISCOUNT_MAX),
      mandatory: isMandatory(mandatorySettings),
    }))
  const choices = order.personalDiscountSelection.map(({ discount, quantity }) => ({ addon: discount, quantity }))
  return choicesIssue(choices, bounds, 'Ermässigung') ?? bargainIssue(booking)
}

/** Service number of the early-booking discount valid today; null for none. */
function bargainServiceNo({ settings, pricing, departure, today, services }: Sale): string | null {
  const code = bargainCode({ today, startDate: departure.startDate, pricing, ratioConfig: settings.ratioConfig })
  return [...services.values()].find((service) => service.code === code)?.leistungnr ?? null
}

/** Number of travellers who get the early-booking discount (rule 9.4.4). */
function bargainQuantity({ people }: Booking): number {
  return people.length
}

function bargainIssue(booking: Booking): string | null {
  const [chosen] = booking.order.bargainDiscountSelection
  if (chosen === undefined || chosen.quantity === 0) return null
  const { discount, quantity } = chosen
  const isValid = discount.ratioServiceNo === bargainServiceNo(booking.sale) && quantity === bargainQuantity(booking)
  return isValid
    ? null
    : 'Der Frühbucherrabatt gilt für dieses Datum nicht mehr. Bitte prüfen Sie den Preis und senden Sie Ihre Angaben nochmals ab.'
}
