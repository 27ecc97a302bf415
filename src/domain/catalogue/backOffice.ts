import { isJsonObject, type JsonObject } from '#domain/jsonObject.ts'
import type { Checked } from '#domain/shape.ts'
import { isNullish, parsed, recordIn, tableIn, textIn } from './backOfficeJson.ts'

/** Back-office data of a catalogue (rules 3.6.2). */
export interface BackOfficeCatalogue {
  readonly anzahlungsart: string | null
  /** `derived_zusatzinfo`: `wert` by `name`. */
  readonly info: ReadonlyMap<string, string>
}

type Info = readonly [name: string, wert: string]

const FIELDS = ['anzahlungsart', 'derived_zusatzinfo'] as const

/** Parses `ratioCatalogBundle.json`. Empty where nothing was sent; the reason names a malformed part. */
export function readBackOfficeCatalogue(json: unknown): Checked<BackOfficeCatalogue> {
  if (isEmpty(parsed(json))) return { isValid: true, value: { anzahlungsart: null, info: new Map() } }
  const bundle = recordIn(json, ['t_katalogreise', ...FIELDS])
  if (bundle === null) return { isValid: false, reason: 'catalogue: not JSON as expected' }
  const given = 't_katalogreise' in bundle ? parsed(bundle['t_katalogreise']) : bundle
  const record = isNullish(given) ? {} : recordIn(given, FIELDS)
  // Data without rows, or null: an empty catalogue.
  const data = record ?? (isEmpty(given) ? {} : null)
  return data === null ? { isValid: false, reason: 't_katalogreise: not as expected' } : readData(data)
}

function readData({ anzahlungsart, derived_zusatzinfo }: JsonObject): Checked<BackOfficeCatalogue> {
  const info = tableIn(derived_zusatzinfo, readInfo)
  if (!info.isTable) return { isValid: false, reason: 'derived_zusatzinfo: not as expected' }
  return { isValid: true, value: { anzahlungsart: textIn(anzahlungsart), info: new Map(info.rows) } }
}

/** An entry of `name` and `wert`; in an object keyed by name the key is the name. */
function readInfo(row: unknown, key: string | null): Info | null {
  if (!isJsonObject(row)) return key === null ? null : [key, textIn(row) ?? '']
  const name = textIn(row['name']) ?? key
  return name === null ? null : [name, textIn(row['wert']) ?? '']
}

/** Null or an empty list, also within `data`: some systems write that for a record without fields. */
function isEmpty(json: unknown): boolean {
  const value = isJsonObject(json) && 'data' in json ? parsed(json['data']) : json
  return isNullish(value) || (Array.isArray(value) && value.length === 0)
}
