/*
 * JSON of the back office in whatever form a platform hands it on: parsed or as text, a record bare, wrapped in `data` or
 * alone in a list, a table as a list or as an object keyed by number. A travel has hundreds of departures with dozens of
 * rows each, which are read while a visitor waits: rows are read one by one, without shapes, and nothing here throws.
 */

/** An object of JSON before anything is known of it. */
export type Unread = Readonly<Record<string, unknown>>

/** Rows of a table as far as they could be read. */
export interface Table<Row> {
  readonly rows: readonly Row[]
  /** Rows that were sent and could not be read. */
  readonly lost: number
  /** False for what is no table at all. */
  readonly isTable: boolean
  /** False where nothing was sent. */
  readonly isGiven: boolean
}

/** Reads a row, or answers null; `key` is the name it stands under in a table that is an object. */
export type ReadRow<Row> = (row: unknown, key: string | null) => Row | null

const NOTHING = { rows: [], lost: 0, isTable: true, isGiven: false } as const
const NO_TABLE = { rows: [], lost: 0, isTable: false, isGiven: true } as const

/** JSON is wrapped so many times at most: in `data`, in a list of one, or as text within text. */
const MOST_WRAPPINGS = 4

/** What a JSON text stands for, also one in another text; null for an empty one. Text that is no JSON stays text. */
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

export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/**
 * The record in JSON, bare, wrapped in `data` or alone in a list; null where there is none.
 *
 * @param names tells it from what is around it: it has one of these keys.
 */
export function recordIn(json: unknown, names: readonly string[]): Unread | null {
  let value = parsed(json)
  for (let left = MOST_WRAPPINGS; left > 0; left -= 1) {
    if (Array.isArray(value) && value.length === 1) value = parsed(value[0])
    else if (hasData(value) && !hasAny(value, names)) value = parsed(value['data'])
    else break
  }
  return isUnread(value) ? value : null
}

/** Whether a record has one of these keys of its own. */
export function hasAny(record: Unread, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(record, name))
}

/** The rows of a table: a list, or an object with rows by number, or a single row; bare, wrapped in `data`, or as text. */
export function tableIn<Row>(json: unknown, readRow: ReadRow<Row>): Table<Row> {
  const value = withoutWrapping(json)
  if (isNothing(value)) return NOTHING
  if (Array.isArray(value)) return rowsOf(value, readRow)
  if (!isUnread(value)) return NO_TABLE
  const single = readRow(value, null)
  return single === null ? rowsByKey(value, readRow) : { rows: [single], lost: 0, isTable: true, isGiven: true }
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

/** What stands in `data`, as often as it is wrapped; `isIt` tells a record that has a `data` of its own. */
export function withoutData(json: unknown, isIt: (record: Unread) => boolean): unknown {
  let value = parsed(json)
  for (let left = MOST_WRAPPINGS; left > 0 && hasData(value) && !isIt(value); left -= 1) value = parsed(value['data'])
  return value
}

function hasData(value: unknown): value is Unread {
  return has(value, 'data')
}

/** Whether JSON is an object with this key of its own. */
export function has(value: unknown, name: string): value is Unread {
  return isUnread(value) && Object.hasOwn(value, name)
}

function rowsOf<Row>(list: readonly unknown[], readRow: ReadRow<Row>): Table<Row> {
  const rows: Row[] = []
  let lost = 0
  for (const entry of list) {
    if (isNothing(entry)) continue
    const row = readRow(typeof entry === 'string' ? parsed(entry) : entry, null)
    if (row === null) lost += 1
    else rows.push(row)
  }
  return { rows, lost, isTable: true, isGiven: true }
}

function rowsByKey<Row>(object: Unread, readRow: ReadRow<Row>): Table<Row> {
  const entries = Object.entries(object).filter(([, entry]) => !isNothing(entry))
  const rows = entries.map(([key, entry]) => readRow(parsed(entry), numberIn(key))).filter((row) => row !== null)
  return { rows, lost: entries.length - rows.length, isTable: true, isGiven: true }
}

/** Whether a table says what it is for: it is one, and not all of its rows are lost. */
export function isReadable({ rows, lost, isTable }: Table<unknown>): boolean {
  return isTable && (rows.length > 0 || lost === 0)
}

/** A number of the back office, sent as number or text, as text; null for none. */
export function numberIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
}

/** A text, also one sent as number; null for none. */
export function textIn(value: unknown): string | null {
  return typeof value === 'boolean' ? String(value) : numberIn(value)
}

const NO = /^(?:nein|n|no|false|0)$/i

/** Whether the back office says no. Assumption: a platform may hand NEIN on in any case, in English, as false or as 0. */
export function isNo(text: string | null): boolean {
  return text !== null && NO.test(text.trim())
}
