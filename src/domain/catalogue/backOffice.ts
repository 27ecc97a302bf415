import { array, mixed, object, string, ValidationError } from 'yup'
import type { InferType, Schema } from 'yup'
import { readCentimes } from '#domain/money.ts'

/**
 * The JSON parts of the contract (specification 3, RatioTravel), as the back-office system writes them. Numbers of
 * records arrive as numbers or strings; here they are strings. Unknown keys are left alone.
 */

const recordNo = string()
  .transform((_, original: unknown) => (typeof original === 'number' ? String(original) : original))
  .strict(false)

/** A number of the back office, as text. */
export const requiredNo = recordNo.required()

/** Hundredths, or null for what is no amount. */
export const centimes = mixed<number>()
  .transform((_, original: unknown) => readCentimes(original))
  .nullable()
  .default(null)

const optionalText = string().nullable().default(null)

const catalogueShape = object({
  t_katalogreise: object({
    data: object({
      anzahlungsart: optionalText,
      derived_zusatzinfo: array(object({ name: string().required(), wert: optionalText })).default([]),
    }).default({ anzahlungsart: null, derived_zusatzinfo: [] }),
  }).default({ data: { anzahlungsart: null, derived_zusatzinfo: [] } }),
})

export type BackOfficeCatalogue = InferType<typeof catalogueShape>

/** Data whose shape was checked, or the reason it could not be used. */
export type Checked<Value> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly reason: string }

/** Reads `ratioCatalogBundle.json`. */
export function readBackOfficeCatalogue(json: unknown): Checked<BackOfficeCatalogue> {
  return check(catalogueShape, json)
}

/** Holds JSON, parsed or as text, against a shape; the reason names the part that is wrong. */
export function check<Value>(shape: Schema<Value>, json: unknown): Checked<Value> {
  try {
    const data: unknown = typeof json === 'string' ? JSON.parse(json) : (json ?? {})
    return { isValid: true, value: shape.validateSync(data) }
  } catch (error) {
    if (error instanceof ValidationError) return { isValid: false, reason: `${error.path || 'JSON'}: ${error.message}` }
    // Keys that every object inherits, such as `toString`, make the schema library itself fail.
    return { isValid: false, reason: error instanceof SyntaxError ? 'not JSON' : 'not readable' }
  }
}
