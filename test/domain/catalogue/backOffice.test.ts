import { describe, expect, test } from 'vitest'
import { readBackOfficeCatalogue } from '#domain/catalogue/backOffice.ts'

function read(json: unknown) {
  const checked = readBackOfficeCatalogue(json)
  return checked.isValid
    ? { anzahlungsart: checked.value.anzahlungsart, info: [...checked.value.info] }
    : checked.reason
}

describe('back-office data of a catalogue', () => {
  test.each([
    ['nothing at all', null],
    ['an empty text', ''],
    ['an empty object', {}],
    ['an empty list', []],
    ['a record without data', { t_katalogreise: {} }],
    ['a record that is null', { t_katalogreise: null }],
    ['data that is null', { t_katalogreise: { data: null } }],
    ['data that is an empty list', { t_katalogreise: { data: [] } }],
    ['data without fields', { t_katalogreise: { data: {} } }],
    ['info that is null', { t_katalogreise: { data: { anzahlungsart: null, derived_zusatzinfo: null } } }],
  ])('has no currency and no info where the back office sends %s', (_case, json) => {
    expect(read(json)).toEqual({ anzahlungsart: null, info: [] })
  })

  const record = { anzahlungsart: 'EUR', derived_zusatzinfo: [{ name: 'WEB | Passdaten', wert: 'JA' }] }

  test.each([
    ['in data', { t_katalogreise: { data: record } }],
    ['without data', { t_katalogreise: record }],
    ['in data that is a list of one', { t_katalogreise: { data: [record] } }],
    ['as a list of one', { t_katalogreise: [record] }],
    ['in data as a whole', { data: { t_katalogreise: { data: record } } }],
    ['without the name of the table', record],
    ['as text', JSON.stringify({ t_katalogreise: { data: record } })],
    ['as text within text', JSON.stringify(JSON.stringify({ t_katalogreise: JSON.stringify(record) }))],
    [
      'with info in data',
      { t_katalogreise: { data: { ...record, derived_zusatzinfo: { data: record.derived_zusatzinfo } } } },
    ],
    [
      'with info by number',
      { t_katalogreise: { data: { ...record, derived_zusatzinfo: { 1: record.derived_zusatzinfo[0] } } } },
    ],
    ['with info by name', { t_katalogreise: { data: { ...record, derived_zusatzinfo: { 'WEB | Passdaten': 'JA' } } } }],
    [
      'with an info alone',
      { t_katalogreise: { data: { ...record, derived_zusatzinfo: record.derived_zusatzinfo[0] } } },
    ],
    ['with more than the contract names', { t_katalogreise: { count: 1, data: { ...record, nr: 7 } }, version: 2 }],
  ])('is the same %s', (_case, json) => {
    expect(read(json)).toEqual({ anzahlungsart: 'EUR', info: [['WEB | Passdaten', 'JA']] })
  })

  test('has info by name, possibly without value; an entry without name is left out', () => {
    const info = [{ name: 'WEB' }, { wert: 'JA' }, 7, { name: 'Zahl', wert: 1 }, { name: 'Wahr', wert: true }]
    expect(read({ t_katalogreise: { data: { derived_zusatzinfo: info } } })).toMatchObject({
      info: [
        ['WEB', ''],
        ['Zahl', '1'],
        ['Wahr', 'true'],
      ],
    })
  })

  test.each([
    ['the whole', '<html>', 'catalogue'],
    ['the whole', 7, 'catalogue'],
    ['the record', { t_katalogreise: 'gesperrt' }, 't_katalogreise'],
    ['the record', { t_katalogreise: [record, record] }, 't_katalogreise'],
    ['the info', { t_katalogreise: { data: { derived_zusatzinfo: 'JA' } } }, 'derived_zusatzinfo'],
  ])('is unreadable where %s is %j, with a reason', (_case, json, place) => {
    expect(read(json)).toMatch(new RegExp(`^${place}: `))
  })
})
