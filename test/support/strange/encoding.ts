import { isList, type Kind, type Part } from '#test/support/contract/baseContract.ts'
import { pickAt } from './random.ts'
import type { Traits } from './traits.ts'

/** Encodes plain values in the formats of one platform, without loss. */
export interface Encoding {
  /** A response, by the types of the contract. */
  readonly answer: (part: Part, value: unknown, path: string) => unknown
  readonly id: (id: string, path: string) => string | number
  /** A reference number of the back office. */
  readonly code: (no: number, path: string) => string | number
  readonly amount: (amount: number, path: string) => string | number
  /** A list; an empty one may become null. */
  readonly list: <Entry>(entries: readonly Entry[], path: string) => readonly Entry[] | null
  /** A table of the back office, with or without `data` around it. */
  readonly table: (rows: readonly object[] | object, path: string) => unknown
  readonly json: (value: object, path: string) => unknown
}

const TEXTS_WITH_TAGS = /(^|\.)(info|description|infoText|bookingInsuranceInfo|co2CompensationInfo|text|slogan)$/

/** Tables that rules 3.6 specify with `.data`. */
const WRITTEN_WITH_DATA = /^(date\.json\.t_packages|date\.json\.t_reiseleistungen|catalogue\.t_katalogreise)$/

export function createEncoding(traits: Traits): Encoding {
  const { seed } = traits
  /** The format at a path: the platform's, or chosen by path if the trait is `each`. */
  function format<Format extends string>(trait: Format | 'each', path: string, formats: readonly Format[]): Format {
    return trait === 'each' ? pickAt(seed, path, formats) : trait
  }
  const isText = (trait: Traits['numbers'], path: string) => format(trait, path, ['text', 'number']) === 'text'

  const id: Encoding['id'] = (value, path) => (isText(traits.ids, path) ? value : Number(value))
  const code: Encoding['code'] = (no, path) => (isText(traits.codes, path) ? String(no) : no)
  const amount: Encoding['amount'] = (value, path) => {
    if (!isText(traits.numbers, path)) return value
    return /(price|preis|zuschlag)$/i.test(path) ? value.toFixed(2) : String(value)
  }
  const flag = (value: boolean, path: string) => {
    switch (format(traits.flags, path, ['true', '1', '"1"'])) {
      case 'true':
        return value
      case '1':
        return value ? 1 : 0
      case '"1"':
        return value ? '1' : '0'
    }
  }
  const day = (value: string, path: string) =>
    format(traits.days, path, ['day', 'midnight in UTC']) === 'day' ? value : `${value}T00:00:00.000Z`
  const isNull = (path: string) => format(traits.empties, path, ['empty', 'null']) === 'null'
  const list: Encoding['list'] = (entries, path) => (entries.length === 0 && isNull(path) ? null : entries)
  const text = (value: string, path: string) => {
    if (path.endsWith('publicId')) return `${traits.pictures}${value}`
    if (traits.texts === 'plain' || value === '' || !TEXTS_WITH_TAGS.test(path)) return value
    return `<p>${value} &amp; <strong>mehr</strong></p><script>alert("${value}")</script><img src="x" onerror="alert(1)">`
  }

  function leaf(kind: Kind, value: unknown, path: string): unknown {
    switch (kind) {
      case 'id':
        // Ids that are not numeric, such as those of pages, remain text.
        return /^\d+$/.test(String(value)) ? id(String(value), path) : String(value)
      case 'no':
        return code(Number(value), path)
      case 'number':
        return amount(Number(value), path)
      case 'flag':
        return flag(value === true, path)
      case 'text':
        return text(String(value), path)
      case 'day':
        return day(String(value), path)
      case 'json':
        return value
    }
  }

  function answer(part: Part, value: unknown, path: string): unknown {
    if (value === null || value === undefined) return null
    if (isList(part))
      return list(
        (value as readonly unknown[]).map((entry) => answer(part[0], entry, path)),
        path,
      )
    if (typeof part === 'string') return leaf(part, value, path)
    const fields = value as Readonly<Record<string, unknown>>
    for (const name of Object.keys(fields))
      if (!(name in part)) throw new Error(`${path}.${name} is not in the contract`)
    if (isBlank(fields) && isNull(path)) return null
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, answer(inner, fields[name], `${path}.${name}`)]),
    )
  }

  const table: Encoding['table'] = (rows, path) => {
    const inner = Array.isArray(rows) ? list<object>(rows, path) : rows
    const form = format<'as written' | 'wrapped' | 'bare'>(traits.tables, path, ['wrapped', 'bare'])
    const isWrapped = form === 'as written' ? WRITTEN_WITH_DATA.test(path) : form === 'wrapped'
    const isNumbered =
      Array.isArray(inner) &&
      inner.length > 0 &&
      format(traits.rows, `${path} rows`, ['listed', 'numbered']) === 'numbered'
    const content = isNumbered ? Object.fromEntries(inner.map((row, index) => [String(index), row])) : inner
    return isWrapped ? { data: content } : content
  }
  const json: Encoding['json'] = (value, path) =>
    format(traits.json, path, ['object', 'text']) === 'text' ? JSON.stringify(value) : value

  return { answer, id, code, amount, list, table, json }
}

/** Whether a value contains no information. */
function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isBlank)
}
