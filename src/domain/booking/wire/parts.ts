import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { formatPlainMoney, toAmount, type Currency } from '#domain/money.ts'

/* Parts of the booking on the wire that occur in several places. */

/** `price` in whole units and `priceFormatted`, as formatted by the platform where given. */
export function wirePrice(centimes: number, currency: Currency, priceFormatted: string | null = null) {
  return { price: toAmount(centimes), priceFormatted: priceFormatted ?? formatPlainMoney({ centimes, currency }) }
}

/** An insurance as offered when it was chosen (rule 3.12.1). */
export function insuranceOf(insurance: Insurance, currency: Currency) {
  const { ratioServiceNo, ratioTravelServiceNo, label, centimes, priceFormatted } = insurance
  return { ratioServiceNo, ratioTravelServiceNo, label, ...wirePrice(centimes, currency, priceFormatted) }
}
