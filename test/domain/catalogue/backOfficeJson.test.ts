import { describe, expect, test } from 'vitest'
import {
  isNo,
  isReadable,
  numberIn,
  parsed,
  recordIn,
  tableIn,
  textIn,
  unwrapData,
} from '#domain/catalogue/backOfficeJson.ts'

/** Rows of a `nr`, under the key where they name none. */
const readRow = (row: unknown, key: string | null) => {
  const nr = typeof row === 'object' && row !== null && 'nr' in row ? numberIn(row.nr) : null
  return typeof row === 'object' && row !== null ? (nr ?? key) : null
}
const table = (json: unknown) => tableIn(json, readRow)

describe('JSON as text', () => {
  test.each([
    ['as it is, where it is none', { a: 1 }, { a: 1 }],
    ['a text', '{"a":1}', { a: 1 }],
    ['a text in a text', JSON.stringify('{"a":1}'), { a: 1 }],
    ['nothing, where it is empty', ' ', null],
    ['the text, where it is no JSON', '<html>', '<html>'],
  ])('is parsed from %s', (_case, json, value) => {
    expect(parsed(json)).toEqual(value)
  })
})

describe('wrappings are taken off', () => {
  const wrapped = (value: unknown, times: number, wrap: (inner: unknown) => unknown) =>
    Array.from({ length: times }).reduce<unknown>((inner) => wrap(inner), value)
  const inData = (data: unknown) => ({ data })
  const inText = (inner: unknown) => JSON.stringify(inner)

  test('four times, and a fifth is left', () => {
    expect(parsed(wrapped({ nr: 1 }, 4, inText))).toEqual({ nr: 1 })
    expect(parsed(wrapped({ nr: 1 }, 5, inText))).toBe('{"nr":1}')
    expect(recordIn(wrapped({ nr: 1 }, 4, inData), ['nr'])).toEqual({ nr: 1 })
    expect(recordIn(wrapped({ nr: 1 }, 5, inData), ['nr'])).toEqual({ data: { nr: 1 } })
    expect(table(wrapped([{ nr: 1 }], 4, inData)).rows).toEqual(['1'])
    expect(table(wrapped([{ nr: 1 }], 5, inData)).rows).not.toEqual(['1'])
    expect(unwrapData(wrapped({ nr: 1 }, 4, inData), () => false)).toEqual({ nr: 1 })
    expect(unwrapData(wrapped({ nr: 1 }, 5, inData), () => false)).toEqual({ data: { nr: 1 } })
  })

  test('once for a table that is one list of rows, and not for one row', () => {
    expect(table([{ nr: 1 }]).rows).toEqual(['1'])
    expect(table([[{ nr: 1 }], [{ nr: 2 }]]).rows).not.toEqual(['1'])
  })
})

describe('a record', () => {
  const record = { onlinebuchung: 'JA' }

  test.each([
    ['bare', record],
    ['in data', { data: record }],
    ['in data of data', { data: { data: record } }],
    ['alone in a list', [record]],
    ['alone in a list in data', { data: [record] }],
    ['as text', JSON.stringify(record)],
    ['as text in data', { data: JSON.stringify(record), success: true }],
  ])('is found %s', (_case, json) => {
    expect(recordIn(json, ['onlinebuchung'])).toEqual(record)
  })

  test('keeps a data field of its own', () => {
    expect(recordIn({ onlinebuchung: 'JA', data: 1 }, ['onlinebuchung'])).toEqual({ onlinebuchung: 'JA', data: 1 })
    expect(unwrapData({ onlinebuchung: 'JA', data: 1 }, (record) => 'onlinebuchung' in record)).toEqual({
      onlinebuchung: 'JA',
      data: 1,
    })
  })

  test.each([
    ['a number', 7],
    ['a text', 'ja'],
    ['nothing', null],
    ['several', [record, record]],
    ['none in data', { data: null }],
  ])('is not found where there is %s', (_case, json) => {
    expect(recordIn(json, ['onlinebuchung'])).toBeNull()
  })
})

describe('a table', () => {
  test.each([
    ['a list', [{ nr: 1 }, { nr: '2' }]],
    ['a list in data', { data: [{ nr: 1 }, { nr: 2 }] }],
    ['a list in data of data', { data: { data: [{ nr: 1 }, { nr: 2 }] } }],
    ['a list of one list', [[{ nr: 1 }, { nr: 2 }]]],
    ['a list of one table', [{ data: [{ nr: 1 }, { nr: 2 }] }]],
    ['an object by number, each row with its number', { 0: { nr: 1 }, 1: { nr: 2 } }],
    ['an object by number, the number as key alone', { data: { 1: {}, 2: {} } }],
    ['text', '{"data":[{"nr":1},{"nr":2}]}'],
    ['rows of text', ['{"nr":1}', '{"nr":2}']],
    ['rows with nothing between', [{ nr: 1 }, null, { nr: 2 }]],
  ])('is read from %s', (_case, json) => {
    expect(table(json)).toMatchObject({ rows: ['1', '2'], unreadable: 0, isTable: true, isGiven: true })
  })

  test('of a single row may be that row alone', () => {
    expect(table({ data: { nr: 7 } }).rows).toEqual(['7'])
  })

  test.each([
    ['null', null],
    ['nothing', undefined],
    ['empty data', { data: null }],
    ['an empty text', ''],
  ])('is empty, and not given, where there is %s', (_case, json) => {
    expect(table(json)).toEqual({ rows: [], unreadable: 0, isTable: true, isGiven: false })
  })

  test.each([
    ['an empty list', []],
    ['an empty object', {}],
    ['an empty list in data', { data: [] }],
  ])('is empty, and given, where there is %s', (_case, json) => {
    expect(table(json)).toEqual({ rows: [], unreadable: 0, isTable: true, isGiven: true })
  })

  test('skips keys with nothing', () => {
    expect(table({ 1: {}, 2: null })).toMatchObject({ rows: ['1'], unreadable: 0 })
  })

  test('drops only unreadable rows', () => {
    expect(table([{ nr: 1 }, { nr: '' }, 7])).toMatchObject({ rows: ['1'], unreadable: 2 })
    expect(table({ 1: {}, count: 2 })).toMatchObject({ rows: ['1'], unreadable: 1 })
  })

  test.each([
    ['a table', [{ nr: 1 }], true],
    ['a table with an unreadable row', [{ nr: 1 }, {}], true],
    ['an empty table', [], true],
    ['a table with unreadable rows only', [{}], false],
    ['a number', 7, false],
    ['text that is no JSON', 'gesperrt', false],
  ])('is usable or not: %s', (_case, json, expected) => {
    expect(isReadable(table(json))).toBe(expected)
  })
})

test.each([
  [7, '7', '7'],
  ['7', '7', '7'],
  [' 007 ', '007', '007'],
  ['', null, null],
  ['  ', null, null],
  [null, null, null],
  [Number.NaN, null, null],
  [Number.POSITIVE_INFINITY, null, null],
  [0, '0', '0'],
  [true, null, 'true'],
  [{}, null, null],
])('%j has the number %j and the text %j', (value, number, text) => {
  expect([numberIn(value), textIn(value)]).toEqual([number, text])
})

test.each(['NEIN', 'nein', ' Nein ', 'no', 'false', '0'])('«%s» means no', (text) => {
  expect(isNo(text)).toBe(true)
})

test.each(['JA', 'ja', 'true', '1', '', 'JANEIN', 'vielleicht', '10', 'noch frei', 'nur am Telefon', null])(
  '%j does not mean no',
  (text) => {
    expect(isNo(text)).toBe(false)
  },
)
