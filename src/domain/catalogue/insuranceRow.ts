import { readCentimes } from '#domain/money.ts'
import { has, hasAny, isNothing, numberIn, parsed, recordIn, textIn } from './backOfficeJson.ts'
import type { Unread } from './backOfficeJson.ts'

/** An insurance before its price is looked at; without one it cannot be chosen. */
export interface InsuranceRow extends Omit<Insurance, 'centimes'> {
  readonly centimes: number | null
}

const NUMBER = 'ratioServiceNo'

const FIELDS = [NUMBER, 'ratioTravelServiceNo', 'label', 'price', 'priceFormatted'] as const

/** Names of services by number (`t_leistungen`, `t_reiseleistungen`). */
export type ServiceNames = Readonly<Record<string, string>>

/** Whether this is an insurance, and not something that holds some. */
export function isInsurance(value: unknown): value is Unread {
  return has(value, NUMBER)
}

/** Reads an insurance; null without number or name. One without a name of its own has that of its service. */
export function readInsurance(row: unknown, names: ServiceNames): InsuranceRow | null {
  const record = recordIn(row, FIELDS)
  const ratioServiceNo = numberIn(record?.[NUMBER])
  if (record === null || ratioServiceNo === null) return null
  const fields = fieldsOf(record)
  const label = fields.label || nameOf(ratioServiceNo, names) || nameOf(fields.ratioTravelServiceNo, names)
  return label === '' ? null : { ...fields, ratioServiceNo, label }
}

function nameOf(serviceNo: string, names: ServiceNames): string {
  return Object.hasOwn(names, serviceNo) ? (names[serviceNo] ?? '') : ''
}

/** Assumption: a price that is written only, such as «CHF 45.-», is the price. */
function fieldsOf(record: Unread) {
  const { price, priceFormatted } = record
  return {
    ratioTravelServiceNo: numberIn(record['ratioTravelServiceNo']) ?? '',
    label: textIn(record['label']) ?? '',
    centimes: readCentimes(isNothing(parsed(price)) ? priceFormatted : price),
    priceFormatted: typeof priceFormatted === 'string' && priceFormatted.trim() !== '' ? priceFormatted : null,
  }
}

/**
 * Reads the choice to have no insurance, which needs neither numbers nor a name; null where the platform has none.
 * Assumption: to have none costs nothing where the platform states no price for it.
 */
export function readNoInsurance(json: unknown): Insurance | null {
  const record = recordIn(json, FIELDS)
  if (record === null || !hasAny(record, FIELDS)) return null
  const fields = fieldsOf(record)
  return { ...fields, ratioServiceNo: numberIn(record[NUMBER]) ?? '', centimes: fields.centimes ?? 0 }
}

/** Assumption: who is offered insurances can also have none, also where the platform has no option for it. */
export const OWN_NO_INSURANCE: Insurance = {
  ratioServiceNo: '',
  ratioTravelServiceNo: '',
  label: '',
  centimes: 0,
  priceFormatted: null,
}

/** The insurances that can be chosen, in the form a booking holds them. */
export function pricedInsurances(rows: readonly InsuranceRow[]): readonly Insurance[] {
  return rows.flatMap(({ centimes, ...row }) => (centimes === null ? [] : [{ ...row, centimes }]))
}

/** An insurance as it was offered when it was chosen. */
export interface Insurance {
  /** Empty for the choice of none where the platform gives it no number. */
  readonly ratioServiceNo: string
  /** Empty where the platform gives none. */
  readonly ratioTravelServiceNo: string
  /** Empty for the choice of none where the platform has no word for it. */
  readonly label: string
  readonly centimes: number
  /** The price as the platform wrote it; null where it did not. */
  readonly priceFormatted: string | null
}
