import { isJsonObject, type JsonObject } from '#domain/jsonObject.ts'

/*
 * Tolerant parsing of back-office JSON in any form a platform passes it on: parsed or as text; a record bare, wrapped
 * in `data` or as the only entry of a list; a table as a list or an object keyed by number. A travel has hundreds of
 * departures with dozens of rows, parsed while a visitor waits: rows are parsed one by one without shapes, and nothing
 * here throws.
 */

/** The readable rows of a table. */
export interface Table<Row> {
  readonly rows: readonly Row[]
  /** Number of unreadable rows. */
  readonly unreadable: number
  /** False for a value that is not a table. */
  readonly isTable: boolean
  /** False where nothing was sent. */
  readonly isGiven: boolean
}

/** Parses a row; null when unreadable. `key` is its key in a table that is an object. */
export type ReadRow<Row> = (row: unknown, key: string | null) => Row | null

const NOTHING = { rows: [], unreadable: 0, isTable: true, isGiven: false } as const
const NO_TABLE = { rows: [], unreadable: 0, isTable: false, isGiven: true } as const

/** Limit for wrappings of JSON: `data`, a list of one, or text within text. */
const MOST_WRAPPINGS = 4

/** Parses JSON text, also nested in text; null for empty text. Other text stays as it is. */
export function parsed(json: unknown): unknown {
  let value = json
  for (let left = MOST_WRAPPINGS; typeof value === 'string' && left > 0; left -= 1) {
    if (value.trim() === '') return null
    try {
      value = JSON.parse(value)
    } catch {
      return value
    }
  }
  return value
}

export function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/**
 * The record in JSON, bare, wrapped in `data` or as the only entry of a list; null where there is none.
 *
 * @param names keys of which the record has at least one, to tell it from its wrapping
 */
export function recordIn(json: unknown, names: readonly string[]): JsonObject | null {
  let value = parsed(json)
  for (let left = MOST_WRAPPINGS; left > 0; left -= 1) {
    if (Array.isArray(value) && value.length === 1) value = parsed(value[0])
    else if (hasData(value) && !hasAnyKey(value, names)) value = parsed(value['data'])
    else break
  }
  return isJsonObject(value) ? value : null
}

/** Whether a record has one of these own keys. */
export function hasAnyKey(record: JsonObject, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(record, name))
}

/** The rows of a table: a list, an object with rows by number, or a single row; bare, wrapped in `data`, or as text. */
export function tableIn<Row>(json: unknown, readRow: ReadRow<Row>): Table<Row> {
  const value = withoutWrapping(json)
  if (isNullish(value)) return NOTHING
  if (Array.isArray(value)) return rowsOf(value, readRow)
  if (!isJsonObject(value)) return NO_TABLE
  const single = readRow(value, null)
  return single === null ? rowsByKey(value, readRow) : { rows: [single], unreadable: 0, isTable: true, isGiven: true }
}

function withoutWrapping(json: unknown): unknown {
  let value = parsed(json)
  for (let left = MOST_WRAPPINGS; left > 0; left -= 1) {
    if (hasData(value)) value = parsed(value['data'])
    else if (Array.isArray(value) && value.length === 1 && (Array.isArray(value[0]) || hasData(value[0])))
      value = parsed(value[0])
    else break
  }
  return value
}

/** Unwraps `data`, repeatedly; `isIt` recognises a record with a `data` field of its own. */
export function unwrapData(json: unknown, isIt: (record: JsonObject) => boolean): unknown {
  let value = parsed(json)
  for (let left = MOST_WRAPPINGS; left > 0 && hasData(value) && !isIt(value); left -= 1) value = parsed(value['data'])
  return value
}

function hasData(value: unknown): value is JsonObject {
  return hasKey(value, 'data')
}

/** Whether JSON is an object with this own key. */
export function hasKey(value: unknown, name: string): value is JsonObject {
  return isJsonObject(value) && Object.hasOwn(value, name)
}

function rowsOf<Row>(list: readonly unknown[], readRow: ReadRow<Row>): Table<Row> {
  const rows: Row[] = []
  let unreadable = 0
  for (const entry of list) {
    if (isNullish(entry)) continue
    const row = readRow(typeof entry === 'string' ? parsed(entry) : entry, null)
    if (row === null) unreadable += 1
    else rows.push(row)
  }
  return { rows, unreadable, isTable: true, isGiven: true }
}

function rowsByKey<Row>(object: JsonObject, readRow: ReadRow<Row>): Table<Row> {
  const entries = Object.entries(object).filter(([, entry]) => !isNullish(entry))
  const rows = entries.map(([key, entry]) => readRow(parsed(entry), numberIn(key))).filter((row) => row !== null)
  return { rows, unreadable: entries.length - rows.length, isTable: true, isGiven: true }
}

/** Whether a table is usable: it is a table, and not all of its rows are unreadable. */
export function isReadable({ rows, unreadable, isTable }: Table<unknown>): boolean {
  return isTable && (rows.length > 0 || unreadable === 0)
}

/** A back-office number, sent as number or text, as text; null for none. */
export function numberIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
}

/** A text with single spaces, also when sent as a number or boolean; null for none. */
export function textIn(value: unknown): string | null {
  return typeof value === 'boolean' ? String(value) : (numberIn(value)?.replaceAll(/\s{2,}/g, ' ') ?? null)
}

const NO = /^(?:nein|n|no|false|0)$/i

/**
 * Whether the back office says no.
 * Assumption: a platform may pass NEIN on in any case, in English, as false or as 0.
 */
export function isNo(text: string | null): boolean {
  return text !== null && NO.test(text.trim())
}
