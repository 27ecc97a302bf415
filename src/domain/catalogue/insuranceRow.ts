import type { JsonObject } from '#domain/jsonObject.ts'
import { readCentimes } from '#domain/money.ts'
import { hasKey, hasAnyKey, isNullish, numberIn, parsed, recordIn, textIn } from './backOfficeJson.ts'
import { dearestByNumber } from './dearest.ts'

/** A parsed insurance, possibly without a price; it cannot be chosen then. */
export interface InsuranceRow extends Omit<Insurance, 'centimes'> {
  readonly centimes: number | null
}

const NUMBER = 'ratioServiceNo'

const FIELDS = [NUMBER, 'ratioTravelServiceNo', 'label', 'price', 'priceFormatted'] as const

/** Names of services by number (`t_leistungen`, `t_reiseleistungen`). */
export type ServiceNames = Readonly<Record<string, string>>

/** Whether a value is an insurance, and not a container of some. */
export function isInsurance(value: unknown): value is JsonObject {
  return hasKey(value, NUMBER)
}

/** Parses an insurance; null without number or name. The name defaults to that of its service. */
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

/** Assumption: a formatted price alone, such as «CHF 45.-», is the price. */
function fieldsOf(record: JsonObject) {
  const { price, priceFormatted } = record
  return {
    ratioTravelServiceNo: numberIn(record['ratioTravelServiceNo']) ?? '',
    label: textIn(record['label']) ?? '',
    centimes: readCentimes(isNullish(parsed(price)) ? priceFormatted : price),
    priceFormatted: typeof priceFormatted === 'string' && priceFormatted.trim() !== '' ? priceFormatted : null,
  }
}

/**
 * Parses the option of no insurance, which needs neither numbers nor a name; null where the platform has none.
 * Assumption: without a stated price it is free of charge.
 */
export function readNoInsurance(json: unknown): Insurance | null {
  const record = recordIn(json, FIELDS)
  if (record === null || !hasAnyKey(record, FIELDS)) return null
  const fields = fieldsOf(record)
  return { ...fields, ratioServiceNo: numberIn(record[NUMBER]) ?? '', centimes: fields.centimes ?? 0 }
}

/** Assumption: insurances can always be declined, even where the platform has no option for it. */
export const OWN_NO_INSURANCE: Insurance = {
  ratioServiceNo: '',
  ratioTravelServiceNo: '',
  label: '',
  centimes: 0,
  priceFormatted: null,
}

/** The insurances that can be chosen, in the form of the draft: one a number, the dearest (rule 10.35). */
export function pricedInsurances(rows: readonly InsuranceRow[]): readonly Insurance[] {
  const priced = rows.flatMap(({ centimes, ...row }) => (centimes === null ? [] : [{ ...row, centimes }]))
  const numberOf = ({ ratioServiceNo }: Insurance) => ratioServiceNo
  return [...dearestByNumber(priced, { numberOf, priceOf: ({ centimes }) => centimes }).values()]
}

/** An insurance as offered when it was chosen. */
export interface Insurance {
  /** Empty for the option of no insurance without a number. */
  readonly ratioServiceNo: string
  /** Empty when the platform has none. */
  readonly ratioTravelServiceNo: string
  /** Empty for the option of no insurance without a name. */
  readonly label: string
  readonly centimes: number
  /** The price as formatted by the platform; null where absent. */
  readonly priceFormatted: string | null
}
