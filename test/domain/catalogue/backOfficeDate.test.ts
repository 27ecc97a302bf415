import { describe, expect, test } from 'vitest'
import { problemsOf, readBackOfficeDate } from '#domain/catalogue/backOfficeDate.ts'

const TABLES = [
  't_packages',
  't_reiseleistungen',
  't_knotens_hin',
  't_knotens_rueck',
  't_knotenhalte_hin',
  't_knotenhalte_rueck',
  't_haltestellen_hin',
  't_haltestellen_rueck',
] as const

function date(json: unknown) {
  const checked = readBackOfficeDate(json)
  if (!checked.isValid) throw new Error(checked.reason)
  return checked.value
}

describe('back-office data of a departure', () => {
  test.each([
    ['nothing at all', null],
    ['an empty text', ''],
    ['an empty object', {}],
    ['tables without rows', Object.fromEntries(TABLES.map((name) => [name, {}]))],
    ['tables that are null', Object.fromEntries(TABLES.map((name) => [name, null]))],
    ['tables whose data is null', Object.fromEntries(TABLES.map((name) => [name, { data: null }]))],
  ])('has empty tables where the back office sends %s', (_case, json) => {
    expect(TABLES.flatMap((name) => date(json)[name].rows)).toEqual([])
    expect(problemsOf(date(json))).toEqual([])
  })

  test('has record numbers as text, whether sent as numbers or texts', () => {
    const { t_packages, t_knotens_rueck, t_knotenhalte_hin, t_reiseleistungen } = date({
      t_packages: { data: [{ nr: 101 }, { nr: '102' }, { nr: ' 103 ' }] },
      t_reiseleistungen: { data: [{ leistungnr: 301, nr: 7 }] },
      t_knotens_rueck: { data: [{ nr: 19 }] },
      t_knotenhalte_hin: { data: [{ nr: 11, knoten: 1, halt: 21 }] },
    })
    expect(t_packages.rows.map(({ nr }) => nr)).toEqual(['101', '102', '103'])
    expect(t_reiseleistungen.rows).toEqual([{ leistungnr: '301', nr: '7', code: null, derived_preis: null }])
    expect(t_knotens_rueck.rows).toEqual([{ nr: '19' }])
    expect(t_knotenhalte_hin.rows).toEqual([{ nr: '11', knoten: '1', halt: '21', zeit: null, zuschlag: null }])
  })

  test.each([
    ['a package without number', 't_packages', [{ derived_preis: 1290 }, { nr: 1 }]],
    ['a package whose number is none', 't_packages', [{ nr: true }, { nr: 1 }]],
    ['a package that is a number', 't_packages', [1290, { nr: 1 }]],
    ['a service without its number', 't_reiseleistungen', [{ nr: 7 }, { leistungnr: 1 }]],
    ['a service that is text', 't_reiseleistungen', ['Reiseleitung', { leistungnr: 1 }]],
    ['a node without number', 't_knotens_hin', [{}, { nr: 1 }]],
    [
      'a stop without node',
      't_knotenhalte_hin',
      [
        { nr: 1, halt: 1 },
        { nr: 1, knoten: 1, halt: 1 },
      ],
    ],
    [
      'a stop without station',
      't_knotenhalte_rueck',
      [
        { nr: 1, knoten: 1 },
        { nr: 1, knoten: 1, halt: 1 },
      ],
    ],
    [
      'a stop without number',
      't_knotenhalte_rueck',
      [
        { knoten: 1, halt: 1 },
        { nr: 1, knoten: 1, halt: 1 },
      ],
    ],
    ['a stop that is text', 't_knotenhalte_rueck', ['Bern', { nr: 1, knoten: 1, halt: 1 }]],
    ['a station without name', 't_haltestellen_rueck', [{ nr: 1 }, { nr: 1, bezeichnung: 'Bern' }]],
    [
      'a station with an empty name',
      't_haltestellen_hin',
      [
        { nr: 1, bezeichnung: ' ' },
        { nr: 1, bezeichnung: 'Bern' },
      ],
    ],
    ['a station without number', 't_haltestellen_hin', [{ bezeichnung: 'Thun' }, { nr: 1, bezeichnung: 'Bern' }]],
    ['a station that is text', 't_haltestellen_hin', ['Thun', { nr: 1, bezeichnung: 'Bern' }]],
  ] as const)('drops only the row of %s', (_case, name, rows) => {
    const table = date({ [name]: { data: rows } })[name]
    expect([table.rows.length, table.unreadable]).toEqual([1, 1])
    expect(problemsOf(date({ [name]: { data: rows } }))).toEqual([`${name}: 1 rows not as expected`])
  })

  test('accepts nodes as records, as numbers alone, and by number', () => {
    const nodes = (json: unknown) => date({ t_knotens_hin: json }).t_knotens_hin.rows.map(({ nr }) => nr)
    expect(nodes([{ nr: 9 }, { knoten: 1 }])).toEqual(['9', '1'])
    expect(nodes([9, '1'])).toEqual(['9', '1'])
    expect(nodes({ 1: { bezeichnung: 'Bern' }, 9: {} })).toEqual(['1', '9'])
  })

  test('accepts rows keyed by number without repeating it', () => {
    const { t_packages, t_reiseleistungen, t_knotenhalte_hin, t_haltestellen_hin } = date({
      t_packages: { 101: { derived_preis: 1290 } },
      t_reiseleistungen: { data: { 301: { nr: 7, derived_preis: '20.-' } } },
      t_knotenhalte_hin: { 11: { knoten: 1, halt: 21 } },
      t_haltestellen_hin: { 21: { bezeichnung: 'Bern' } },
    })
    expect(t_packages.rows).toEqual([{ nr: '101', derived_preis: 129_000 }])
    expect(t_reiseleistungen.rows).toEqual([{ leistungnr: '301', nr: '7', code: null, derived_preis: 2000 }])
    expect(t_knotenhalte_hin.rows).toMatchObject([{ nr: '11' }])
    expect(t_haltestellen_hin.rows).toMatchObject([{ nr: '21' }])
  })

  test('keeps a service without a number on the departure, as references use the other one', () => {
    expect(
      date({ t_reiseleistungen: [{ leistungnr: 301, code: 5, derived_preis: 20 }] }).t_reiseleistungen.rows,
    ).toEqual([{ leistungnr: '301', nr: '', code: '5', derived_preis: 2000 }])
  })

  test('has times without seconds, positions in degrees, postcodes as text, and null for empty fields', () => {
    const { t_knotenhalte_hin, t_haltestellen_hin } = date({
      t_knotenhalte_hin: [{ nr: 1, knoten: 1, halt: 1, zeit: '06:30:00', zuschlag: '' }],
      t_haltestellen_hin: [
        { nr: 1, bezeichnung: 'Bern', plz: 3000, ort: '', breite: '46.95', laenge: 7.44, zuschlag: null },
        { nr: 2, bezeichnung: ' Thun  Bahnhof ', breite: '', laenge: 'Osten' },
      ],
    })
    expect(t_knotenhalte_hin.rows).toEqual([{ nr: '1', knoten: '1', halt: '1', zeit: '06:30', zuschlag: null }])
    expect(t_haltestellen_hin.rows).toEqual([
      { nr: '1', bezeichnung: 'Bern', zuschlag: null, ort: null, plz: '3000', breite: 46.95, laenge: 7.44 },
      { nr: '2', bezeichnung: 'Thun Bahnhof', zuschlag: null, ort: null, plz: null, breite: null, laenge: null },
    ])
  })

  test.each([
    ['a table that is text', { t_reiseleistungen: 'gesperrt' }],
    ['a table that is a number', { t_reiseleistungen: { data: 7 } }],
    ['a table without one readable row', { t_reiseleistungen: [{ preis: 7 }] }],
  ])('reports %s', (_case, json) => {
    expect(problemsOf(date(json))).toEqual(['t_reiseleistungen: not as expected'])
  })

  test('is parsed from text and from within data as well', () => {
    expect(date('{"onlinebuchung":"NEIN"}').onlinebuchung).toBe('NEIN')
    expect(date(JSON.stringify('{"onlinebuchung":"NEIN"}')).onlinebuchung).toBe('NEIN')
    expect(date({ data: { onlinebuchung: false } }).onlinebuchung).toBe('false')
    expect(date({ data: [{ t_packages: [{ nr: 1 }] }] }).t_packages.rows).toHaveLength(1)
  })

  test.each([
    ['text that is no JSON', '<html>'],
    ['an empty list', '[]'],
    ['a number', 7],
    ['text in quotes', '"ja"'],
  ])('is unreadable as a whole where the JSON is %s', (_case, json) => {
    expect(readBackOfficeDate(json)).toEqual({ isValid: false, reason: 'JSON: no object' })
  })
})
