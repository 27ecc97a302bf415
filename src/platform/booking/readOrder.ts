import { ArraySchema, ObjectSchema, Schema, ValidationError } from 'yup'
import { isJsonWithinLimits, isValueWithinLimits } from '#platform/text/jsonLimits.ts'
import { isStorable } from '#platform/storage/storableText.ts'
import { CHOICES_LIMIT, isRecord, type Order, orderShape } from './order.ts'
import { type Result, accepted, refused } from './result.ts'

/** An order, or its refusal with the path of the field at fault, for the log; null where no field is known. */
type OrderReading = Result<Order> & { readonly badPath: string | null }

/** Strict reading of a booking to place: refuses wrong types, drops unknown fields. */
export function readOrder(json: unknown): OrderReading {
  try {
    const order = orderShape.cast(
      pickKnownFields(orderShape, orderShape.validateSync(parseJson(json), { strict: true })),
    )
    const badPath = unstorablePath(order, '')
    return badPath === null
      ? { ...accepted(order), badPath }
      : {
          ...refused(
            `${fieldText(badPath)} enthält ein Zeichen, das wir nicht speichern können. Bitte tippen Sie den Text von Hand neu ein.`,
          ),
          badPath,
        }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const refusal =
      'Ihre Angaben sind unvollständig bei uns angekommen. Bitte laden Sie die Seite neu und prüfen Sie alles noch einmal.'
    return { ...refused(refusal), badPath: error.path ?? null }
  }
}

/** German names of the fields with free text, as pages label them, for refusals. */
const FIELD_NAMES = new Map([
  ['firstName', 'Vorname'],
  ['lastName', 'Nachname'],
  ['address', 'Strasse und Hausnummer'],
  ['addressAddition', 'Adresszusatz'],
  ['zip', 'PLZ'],
  ['city', 'Ort'],
  ['email', 'E-Mail'],
  ['phone', 'Telefon'],
  ['travellerRemarks', 'Bemerkungen'],
  ['bookingRemarks', 'Bemerkungen'],
])

function fieldText(path: string): string {
  const name = path.startsWith('customData.') ? undefined : FIELD_NAMES.get(path.slice(path.lastIndexOf('.') + 1))
  return name === undefined ? 'Eine Angabe' : `Das Feld «${name}»`
}

/** Path of the first text that cannot be stored; null if there is none. */
function unstorablePath(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${name}]` : `${path === '' ? '' : '.'}${name}`
    const badPath = unstorablePath(part, `${path}${step}`)
    if (badPath !== null) return badPath
  }
  return null
}

/** Lenient reading of a draft: missing fields and fields of a wrong type count as not chosen. Never throws. */
export function readDraft(json: unknown): Order {
  const draft = coerce(orderShape, parseJson(json))
  return orderShape.isType(draft) ? draft : orderShape.getDefault()
}

/** Parses JSON text, returns other values as they are; null if invalid or too large. */
export function parseJson(json: unknown): unknown {
  if (typeof json !== 'string') return json
  if (!isJsonWithinLimits(json)) return null
  try {
    const value: unknown = JSON.parse(json)
    return isValueWithinLimits(value) ? value : null
  } catch {
    return null
  }
}

/** Drops fields unknown to a schema. Own code, for yup mistakes inherited names such as `constructor` for fields. */
function pickKnownFields(schema: unknown, value: unknown): unknown {
  if (schema instanceof ObjectSchema && isRecord(value)) {
    const named = Object.entries(schema.fields).filter(([name]) => Object.hasOwn(value, name))
    return Object.fromEntries(named.map(([name, field]) => [name, pickKnownFields(field, value[name])]))
  }
  if (!(schema instanceof ArraySchema) || !Array.isArray(value)) return value
  return value.map((entry: unknown) => pickKnownFields(schema.innerType, entry))
}

/** Coerces a value to a schema: mismatches become the default, list entries that are not objects, or too many, are dropped. */
function coerce(schema: unknown, value: unknown): unknown {
  if (schema instanceof ObjectSchema) {
    if (!isRecord(value) && schema.spec.nullable) return null
    const record = isRecord(value) ? value : {}
    return Object.fromEntries(Object.entries(schema.fields).map(([name, field]) => [name, coerce(field, record[name])]))
  }
  if (schema instanceof ArraySchema) {
    const { innerType } = schema
    const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, CHOICES_LIMIT) : []
    return entries.filter(isRecord).map((entry) => coerce(innerType, entry))
  }
  if (!(schema instanceof Schema)) return null
  return schema.isValidSync(value, { strict: true }) ? value : schema.getDefault()
}
