import { isJsonObject } from './jsonObject.ts'

/*
 * Validation of JSON written by this site itself (storage, URLs), small and fast, as it runs before every step. Unknown
 * fields are dropped. Forms have schemas (personalData), platform JSON tolerant parsers (backOfficeJson.ts).
 */

/** Parses a value of one shape; throws within this module. Called by `check`, `read` and other shapes only. */
export type Shape<Value> = (json: unknown, path: string) => Value

/** The type of a shape's values. */
export type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never

/** Validated data, or the reason it is invalid. */
export type Checked<Value> =
  { readonly isValid: true; readonly value: Value } | { readonly isValid: false; readonly reason: string }

/** The message is the path of the invalid part. Thrown and caught in this module only. */
class ParseError extends Error {}

/** Validates JSON, parsed or as text; the reason names the invalid part. */
export function check<Value>(shape: Shape<Value>, json: unknown): Checked<Value> {
  try {
    const data: unknown = typeof json === 'string' ? JSON.parse(json) : (json ?? {})
    return tryShape(shape, data)
  } catch {
    return { isValid: false, reason: 'not JSON' }
  }
}

/** A value of this shape; null for any other. */
export function read<Value>(shape: Shape<Value>, json: unknown): Value | null {
  const checked = tryShape(shape, json)
  return checked.isValid ? checked.value : null
}

function tryShape<Value>(shape: Shape<Value>, json: unknown): Checked<Value> {
  try {
    return { isValid: true, value: shape(json, '') }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return { isValid: false, reason: `${error.message || 'JSON'}: not as expected` }
  }
}

/** Values accepted by a type guard. */
export function that<Value>(isWanted: (json: unknown) => json is Value): Shape<Value> {
  return (json, path) => {
    if (isWanted(json)) return json
    throw new ParseError(path)
  }
}

/** Texts of any length, also empty. */
export const text = that((json) => typeof json === 'string')

/** Texts that satisfy a condition. */
export function textThat(isWanted: (value: string) => boolean): Shape<string> {
  return that((json): json is string => typeof json === 'string' && isWanted(json))
}

export const flag = that((json) => typeof json === 'boolean')

/** Integers within limits, both included. */
export function whole(least = -Infinity, most = Infinity): Shape<number> {
  return that(
    (json): json is number => typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most,
  )
}

/** One of these literal values. */
export function oneOf<const Value>(values: readonly Value[]): Shape<Value> {
  return that((json): json is Value => values.some((value) => value === json))
}

/** A value or null. */
export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (json, path) => (json === null ? null : shape(json, path))
}

/** An optional part with its default. */
export function or<Value, const Absent>(shape: Shape<Value>, absent: Absent): Shape<Value | Absent> {
  return (json, path) => (json === undefined ? absent : shape(json, path))
}

/** A list of values of one shape. */
export function listOf<Value>(shape: Shape<Value>, most = Infinity): Shape<readonly Value[]> {
  return (json, path) => {
    if (!Array.isArray(json) || json.length > most) throw new ParseError(path)
    return json.map((entry: unknown, index) => shape(entry, `${path}[${index}]`))
  }
}

type Parts = Readonly<Record<string, Shape<unknown>>>
type RecordOf<Of extends Parts> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> }

/** An object with these parts; others are dropped. Keeps the order of keys, as values are compared as JSON text. */
export function record<Of extends Parts>(parts: Of): Shape<RecordOf<Of>>
export function record(parts: Parts): Shape<unknown> {
  return (json, path) => {
    if (!isJsonObject(json)) throw new ParseError(path)
    const given = Object.keys(json).filter((name) => Object.hasOwn(parts, name))
    const names = new Set([...given, ...Object.keys(parts)])
    return Object.fromEntries(
      [...names].map((name) => [name, parts[name]?.(json[name], path === '' ? name : `${path}.${name}`)]),
    )
  }
}
