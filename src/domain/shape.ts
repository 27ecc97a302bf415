/*
 * The shape JSON must have to be used that we wrote ourselves: on the device, in an address. A shape reads a value and
 * leaves out what does not belong to it. Every step reads such JSON before it can be used, so this is small and quick;
 * forms, whose checks wait for the visitor, have schemas (web/booking/personalData), and what a platform writes, in a form
 * of its own, has tolerant readers (catalogue/backOfficeJson.ts).
 */

/** Reads a value of one shape. It is called by `check`, `read` and other shapes alone. */
export type Shape<Value> = (json: unknown, place: string) => Value

/** What a shape reads. */
export type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never

/** Data whose shape was checked, or the reason it could not be used. */
export type Checked<Value> =
  { readonly isValid: true; readonly value: Value } | { readonly isValid: false; readonly reason: string }

/** Its message is the place of what cannot be used. It never leaves this module. */
class WrongPart extends Error {}

/** Holds JSON, parsed or as text, against a shape; the reason names the part that is wrong. */
export function check<Value>(shape: Shape<Value>, json: unknown): Checked<Value> {
  try {
    const data: unknown = typeof json === 'string' ? JSON.parse(json) : (json ?? {})
    return held(shape, data)
  } catch {
    return { isValid: false, reason: 'not JSON' }
  }
}

/** A value of this shape; null for any other. */
export function read<Value>(shape: Shape<Value>, json: unknown): Value | null {
  const checked = held(shape, json)
  return checked.isValid ? checked.value : null
}

function held<Value>(shape: Shape<Value>, json: unknown): Checked<Value> {
  try {
    return { isValid: true, value: shape(json, '') }
  } catch (error) {
    if (!(error instanceof WrongPart)) throw error
    return { isValid: false, reason: `${error.message || 'JSON'}: not as expected` }
  }
}

/** Values of which a function tells that they are as wanted. */
export function that<Value>(isWanted: (json: unknown) => json is Value): Shape<Value> {
  return (json, place) => {
    if (isWanted(json)) return json
    throw new WrongPart(place)
  }
}

/** A text of any length, also none. */
export const text = that((json) => typeof json === 'string')

/** Texts of which a function tells that they are as wanted. */
export function textThat(isWanted: (value: string) => boolean): Shape<string> {
  return that((json): json is string => typeof json === 'string' && isWanted(json))
}

export const flag = that((json) => typeof json === 'boolean')

/** Whole numbers from one to another, both included. */
export function whole(least = -Infinity, most = Infinity): Shape<number> {
  return that(
    (json): json is number => typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most,
  )
}

/** One of these values and no other. */
export function oneOf<const Value>(values: readonly Value[]): Shape<Value> {
  return that((json): json is Value => values.some((value) => value === json))
}

/** A value, or null for none. */
export function orNull<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (json, place) => (json === null ? null : shape(json, place))
}

/** A part that may be missing, and what then stands for it. */
export function or<Value, Absent>(shape: Shape<Value>, absent: Absent): Shape<Value | Absent> {
  return (json, place) => (json === undefined ? absent : shape(json, place))
}

/** A list of values of one shape. */
export function listOf<Value>(shape: Shape<Value>, most = Infinity): Shape<readonly Value[]> {
  return (json, place) => {
    if (!Array.isArray(json) || json.length > most) throw new WrongPart(place)
    return json.map((entry: unknown, index) => shape(entry, `${place}[${index}]`))
  }
}

type Parts = Readonly<Record<string, Shape<unknown>>>
type RecordOf<Of extends Parts> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> }

/** An object with these parts, in the order it has them, for values are compared as text; what else it has is left out. */
export function record<Of extends Parts>(parts: Of): Shape<RecordOf<Of>>
export function record(parts: Parts): Shape<unknown> {
  return (json, place) => {
    if (!isRecord(json)) throw new WrongPart(place)
    const given = Object.keys(json).filter((name) => Object.hasOwn(parts, name))
    const names = new Set([...given, ...Object.keys(parts)])
    return Object.fromEntries(
      [...names].map((name) => [name, parts[name]?.(json[name], place === '' ? name : `${place}.${name}`)]),
    )
  }
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
