import { isJsonObject, type JsonObject } from '#domain/jsonObject.ts'
import type { SummaryAnswer } from '#domain/booking/draft/summary.ts'
import {
  hasAnyKey,
  hasKey,
  numberIn,
  parsed,
  recordIn,
  tableIn,
  textIn,
  type Table,
} from '#domain/catalogue/backOfficeJson.ts'
import {
  OWN_NO_INSURANCE,
  pricedInsurances,
  readInsurance,
  readNoInsurance,
  type InsuranceRow,
  type ServiceNames,
} from '#domain/catalogue/insuranceRow.ts'
import { readTravellerInsurances, type TravellerInsurances } from '#domain/catalogue/travellerInsurances.ts'
import { readTotal } from '#domain/money.ts'
import type { Checked } from '#domain/shape.ts'

/*
 * Parses the price summary (rules 3.14). Insurances missing, unreadable or without a price are not offered; a malformed
 * table makes the whole summary unreadable, so that visitors are not told that there are no insurances.
 */

/** Upper limit for the lists of insurances, one for each traveller of the request; no party is that large. */
const MOST_LISTS = 99

const FIELDS = [
  ...(['t_vorgang_versicherungen', 't_teilnehmers_versicherungen', 'versicherung_empty'] as const),
  ...(['t_reiseleistungen', 't_leistungen', 'derived_summe'] as const),
] as const

/** The request of a summary. */
interface SummaryRequest {
  readonly selectionKey: string
  readonly travellerCount: number
}

/** Parses `ratioSummary.json`. The reason names the malformed part. */
export function readSummary(json: unknown, { selectionKey, travellerCount }: SummaryRequest): Checked<SummaryAnswer> {
  const root = parsed(json)
  const data = recordIn(root, FIELDS)
  if (data === null || !isSummary(root, data)) return { isValid: false, reason: 'JSON: no summary' }
  const serviceNames = namesIn(data)
  const booking = tableIn(data['t_vorgang_versicherungen'], (row) => readInsurance(row, serviceNames))
  const own = readTravellerInsurances(
    data['t_teilnehmers_versicherungen'],
    serviceNames,
    Math.min(travellerCount, MOST_LISTS),
  )
  const reason = unreadablePart(booking, own)
  if (reason !== null) return { isValid: false, reason }
  const bookingInsurances = pricedInsurances(booking.rows)
  const travellerInsurances = own.rows.map(pricedInsurances)
  const isOffered = [bookingInsurances, ...travellerInsurances].some(({ length }) => length > 0)
  return {
    isValid: true,
    value: {
      selectionKey,
      loaded: root,
      bookingInsurances,
      travellerInsurances,
      serviceNames,
      noInsurance: readNoInsurance(data['versicherung_empty']) ?? (isOffered ? OWN_NO_INSURANCE : null),
      totalCentimes: readTotal(data['derived_summe']),
    },
  }
}

/** An object without any of these fields is no summary, unless it is in `data`: then the platform offers nothing. */
function isSummary(root: unknown, data: JsonObject): boolean {
  return hasAnyKey(data, FIELDS) || hasKey(root, 'data')
}

function unreadablePart(booking: Table<InsuranceRow>, own: TravellerInsurances): string | null {
  if (!booking.isTable) return 't_vorgang_versicherungen: not as expected'
  if (!own.isTable) return 't_teilnehmers_versicherungen: not as expected'
  const isAnyRead = [booking.rows, ...own.rows].some(({ length }) => length > 0)
  return !isAnyRead && booking.unreadable + own.unreadable > 0 ? 'insurances: none as expected' : null
}

/** Names by service number; `t_reiseleistungen` takes precedence. */
function namesIn({ t_leistungen, t_reiseleistungen }: JsonObject): ServiceNames {
  const rows = [...tableIn(t_leistungen, readName).rows, ...tableIn(t_reiseleistungen, readName).rows]
  return Object.fromEntries(rows)
}

function readName(row: unknown, key: string | null): readonly [string, string] | null {
  const nr = (isJsonObject(row) ? numberIn(row['nr']) : null) ?? key
  const name = isJsonObject(row) ? textIn(row['bezeichnung']) : key === null ? null : textIn(row)
  return nr === null || name === null ? null : [nr, name]
}
