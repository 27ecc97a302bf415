import { isJsonObject, type JsonObject } from '#domain/jsonObject.ts'
import { isNullish, numberIn, parsed, tableIn, unwrapData } from './backOfficeJson.ts'
import { isInsurance, readInsurance, type InsuranceRow, type ServiceNames } from './insuranceRow.ts'

/*
 * Tolerant parsing of `t_teilnehmers_versicherungen` (rule 3.14.2), whose form the contract leaves open: an entry with
 * a list for each traveller, a list of lists, an object keyed by traveller number, or single insurances that name their
 * traveller.
 */

/** The readable insurances of travellers. */
export interface TravellerInsurances {
  /** In the order of the travellers. */
  readonly rows: readonly (readonly InsuranceRow[])[]
  /** Number of unreadable rows. */
  readonly unreadable: number
  /** False for a value that is not a table, and where the insurances cannot be assigned to travellers. */
  readonly isTable: boolean
}

/** One entry of the data. */
interface Entry {
  /** Number of the traveller; null where it has none. */
  readonly no: number | null
  /** Whether the number is an index, counted from 0. */
  readonly isIndex: boolean
  /** Whether the entry is one insurance instead of a traveller's list. */
  readonly isFlat: boolean
  readonly rows: readonly InsuranceRow[]
  readonly unreadable: number
}

const NO_TABLE: TravellerInsurances = { rows: [], unreadable: 0, isTable: false }

/** Parses the insurances of a number of travellers. */
export function readTravellerInsurances(json: unknown, names: ServiceNames, travellers: number): TravellerInsurances {
  const value = unwrapped(json)
  if (isNullish(value)) return placed([], travellers)
  if (!Array.isArray(value) && !isJsonObject(value)) return NO_TABLE
  const isOne = !Array.isArray(value) && (isInsurance(value) || numberOf(value) !== null)
  const sent: readonly (readonly [key: string | null, json: unknown])[] = Array.isArray(value)
    ? value.map((entry: unknown) => [null, entry] as const)
    : isOne
      ? [[null, value]]
      : Object.entries(value)
  const entries = sent.map(([key, entry]) => readEntry(entry, key, names))
  return placed(entries, travellers)
}

/** Unwraps `data`; an entry that names its traveller may use that key for its list. */
function unwrapped(json: unknown): unknown {
  return unwrapData(json, (record) => numberOf(record) !== null)
}

function readEntry(json: unknown, key: string | null, names: ServiceNames): Entry {
  const value = unwrapped(json)
  const isFlat = isInsurance(value)
  const list = isJsonObject(value) && !isFlat ? listIn(value) : value
  const { no, isIndex } = (isJsonObject(value) ? numberOf(value) : null) ??
    numberInside(list) ?? { no: placeIn(key), isIndex: false }
  const table = tableIn(list, (row) => readInsurance(row, names))
  return { no, isIndex, isFlat, rows: table.rows, unreadable: table.isTable ? table.unreadable : 1 }
}

/** Assumption: an entry has one list of insurances, recognised by its name or as the only list. */
function listIn(entry: JsonObject): unknown {
  const parts = Object.entries(entry).map(([key, part]) => [key, parsed(part)] as const)
  const named = parts.filter(([key, value]) => LIST_KEY.test(key) && !isNullish(value))
  const lists = [...named, ...parts.filter(([, value]) => Array.isArray(value)), ...parts].filter(
    ([, value]) => Array.isArray(value) || isJsonObject(value),
  )
  const [first] = lists.length > 0 ? lists : named
  return first?.[1] ?? null
}

/** The traveller named by the first insurance of a list. */
function numberInside(list: unknown): TravellerNumber | null {
  const first: unknown = Array.isArray(list) ? list[0] : null
  return isJsonObject(first) ? numberOf(first) : null
}

/** Assumption: a traveller number has one of these keys, with or without a suffix such as «nr». */
const TRAVELLER_KEY =
  /^(?:t_)?(?:teilnehmers?|reisende[rn]?|travell?er|person|passagier|tn)_?(?:nr|no|nummer|number|index|id)?$/i
const PLAIN_KEY = /^(?:nr|no|nummer|index|lfd_?nr)$/i
const LIST_KEY = /versicherung|insurance|^data$/i

type TravellerNumber = Pick<Entry, 'isIndex'> & { readonly no: number }

function numberOf(entry: JsonObject): TravellerNumber | null {
  return numberUnder(TRAVELLER_KEY, entry) ?? (isInsurance(entry) ? null : numberUnder(PLAIN_KEY, entry))
}

function numberUnder(pattern: RegExp, entry: JsonObject): TravellerNumber | null {
  for (const [key, value] of Object.entries(entry)) {
    const no = pattern.test(key) ? placeIn(value) : null
    if (no !== null) return { no, isIndex: /index$/i.test(key) }
  }
  return null
}

function placeIn(value: unknown): number | null {
  const number = Number(numberIn(value) ?? Number.NaN)
  return Number.isSafeInteger(number) && number >= 0 ? number : null
}

function placed(entries: readonly Entry[], travellers: number): TravellerInsurances {
  const unreadable = entries.reduce((sum, entry) => sum + entry.unreadable, 0)
  if (entries.every(({ no }) => no === null)) return withoutNumbers(entries, travellers, unreadable)
  const indexOf = indexesOf(entries, travellers)
  const own = entries.map((entry) => ({ rows: entry.rows, index: entry.no === null ? null : indexOf(entry.no) }))
  const rows = Array.from({ length: travellers }, (_, index) =>
    own.filter((entry) => entry.index === index).flatMap((entry) => entry.rows),
  )
  const unassigned = own.filter(({ index }) => index === null).reduce((sum, entry) => sum + entry.rows.length, 0)
  return { rows, unreadable: unreadable + unassigned, isTable: true }
}

/**
 * Assumption: travellers are counted from 1, or from 0 where a 0 or an index occurs. Other numbers, such as those of a
 * back office, are assigned to the travellers in order of appearance, if there are as many.
 */
function indexesOf(entries: readonly Entry[], travellers: number): (no: number) => number | null {
  const numbers = [...new Set(entries.flatMap(({ no }) => no ?? []))]
  const first = numbers.includes(0) || entries.some(({ isIndex }) => isIndex) ? 0 : 1
  const arePlaces = numbers.every((no) => no - first < travellers)
  if (!arePlaces && numbers.length === travellers) return (no) => numbers.indexOf(no)
  return (no) => (no - first < travellers ? no - first : null)
}

/**
 * Lists are in the order of the travellers. Assumption: single insurances without a traveller apply to each of them.
 */
function withoutNumbers(entries: readonly Entry[], travellers: number, unreadable: number): TravellerInsurances {
  if (!entries.some(({ isFlat }) => isFlat)) {
    return {
      rows: Array.from({ length: travellers }, (_, index) => entries[index]?.rows ?? []),
      unreadable,
      isTable: true,
    }
  }
  const rows = entries.flatMap((entry) => entry.rows)
  const times = new Map<string, InsuranceRow[]>()
  for (const row of rows) times.set(row.ratioServiceNo, [...(times.get(row.ratioServiceNo) ?? []), row])
  const same = [...times.values()]
  const each = Array.from({ length: travellers }, (_, index) => index)
  if (same.every(({ length }) => length === 1)) return { rows: each.map(() => rows), unreadable, isTable: true }
  // Assumption: an insurance listed as often as there are travellers is listed for one after the other.
  if (same.every(({ length }) => length === travellers))
    return { rows: each.map((index) => same.flatMap((list) => list[index] ?? [])), unreadable, isTable: true }
  return NO_TABLE
}
