import { readCentimes } from '#domain/money.ts'
import { check, listOf, or, orNull, record, text, textThat } from '#domain/shape.ts'
import type { Checked, Shape, ValueOf } from '#domain/shape.ts'

/**
 * The JSON parts of the contract (specification 3, RatioTravel), as the back-office system writes them. Numbers of
 * records arrive as numbers or strings; here they are strings. Unknown keys are left out.
 */

const filled = textThat((value) => value !== '')

/** A text that must be there, such as a number of the back office. */
export const requiredText: Shape<string> = (json, place) => filled(typeof json === 'number' ? String(json) : json, place)

const asText: Shape<string> = (json, place) => text(typeof json === 'number' || typeof json === 'boolean' ? String(json) : json, place)

/** A text that may be missing. */
export const optionalText = or(orNull(asText), null)

/** Hundredths, or null for what is no amount. */
export const centimes: Shape<number | null> = readCentimes

const catalogueData = record({
  anzahlungsart: optionalText,
  derived_zusatzinfo: or(listOf(record({ name: requiredText, wert: optionalText })), []),
})
const nothing = { anzahlungsart: null, derived_zusatzinfo: [] }

const catalogueShape = record({
  t_katalogreise: or(record({ data: or(catalogueData, nothing) }), { data: nothing }),
})

export type BackOfficeCatalogue = ValueOf<typeof catalogueShape>

/** Reads `ratioCatalogBundle.json`. */
export function readBackOfficeCatalogue(json: unknown): Checked<BackOfficeCatalogue> {
  return check(catalogueShape, json)
}
