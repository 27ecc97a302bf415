import type { Kysely } from 'kysely'
import { type Currency, formatPlainMoney, toAmount } from '#domain/money.ts'
import type { Day } from '#platform/rollForward/day.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { insuranceLines, type InsuranceOffer, insuranceOffers, NO_INSURANCE } from './insurance.ts'
import { toBooking } from './booking.ts'
import { supplementLines, totalOf, travelLines } from './price.ts'
import { readDraft } from './readOrder.ts'
import { findSale } from './sale.ts'

/** Tenant of drafts without tenant id (rule 9.1.1). */
const DEFAULT_TENANT_ID = '4'

/**
 * Insurances, services and total of a draft (schema, RatioSummary). Accepts any JSON; null if the draft names no
 * departure on sale.
 */
export async function summarize(day: Day, db: Kysely<PlatformTables>, clientState: unknown): Promise<object | null> {
  const order = readDraft(clientState)
  const sale = await findSale({ day, db }, order, order.tenant?.id ?? DEFAULT_TENANT_ID)
  if (sale.value === null) return null
  const booking = toBooking(order, sale.value)
  const { currency } = sale.value.variant
  const offers = insuranceOffers(booking, await day.catalogue.insurances(currency))
  const total = totalOf([...travelLines(booking), ...supplementLines(booking), ...insuranceLines(booking, offers)])
  const forTraveller = offers.traveller.map((offer) => toInsurance(offer, currency))
  const services = [...sale.value.services.values()]
  return {
    data: {
      t_vorgang_versicherungen: offers.booking.map((offer) => toInsurance(offer, currency)),
      t_teilnehmers_versicherungen: booking.people.map(({ index }) => ({
        teilnehmer: index + 1,
        versicherungen: forTraveller,
      })),
      versicherung_empty: toInsurance(NO_INSURANCE, currency),
      t_reiseleistungen: services.map(({ nr, bezeichnung }) => ({ nr, bezeichnung })),
      t_leistungen: services.map(({ leistungnr, bezeichnung }) => ({ nr: leistungnr, bezeichnung })),
      ...(total === null ? {} : { derived_summe: toAmount(total) }),
    },
  }
}

function toInsurance({ ratioServiceNo, ratioTravelServiceNo, label, premium }: InsuranceOffer, currency: Currency) {
  return {
    ratioServiceNo,
    ratioTravelServiceNo,
    label,
    price: toAmount(premium),
    priceFormatted: formatPlainMoney({ centimes: premium, currency }),
  }
}
