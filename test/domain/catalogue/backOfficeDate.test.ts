import { describe, expect, test } from 'vitest'
import { readBackOfficeDate } from '#domain/catalogue/backOfficeDate.ts'

const TABLES = ['t_packages', 't_reiseleistungen', 't_knotens_hin', 't_knotens_rueck', 't_knotenhalte_hin', 't_knotenhalte_rueck', 't_haltestellen_hin', 't_haltestellen_rueck'] as const

function date(json: unknown) {
  const checked = readBackOfficeDate(json)
  if (!checked.isValid) throw new Error(checked.reason)
  return checked.value
}

describe('the data of a departure', () => {
  test.each([
    ['nothing at all', null],
    ['an empty object', {}],
    ['tables without rows', Object.fromEntries(TABLES.map((name) => [name, {}]))],
  ])('has empty tables where the back office sends %s', (_case, json) => {
    expect(TABLES.map((name) => date(json)[name])).toEqual(TABLES.map(() => ({ data: [] })))
  })

  test('has numbers of records as text, however they were sent', () => {
    const { t_packages, t_knotens_rueck, t_knotenhalte_hin } = date({
      t_packages: { data: [{ nr: 101 }, { nr: '102' }] },
      t_knotens_rueck: { data: [{ nr: 19 }] },
      t_knotenhalte_hin: { data: [{ nr: 11, knoten: 1, halt: 21 }] },
    })
    expect(t_packages.data.map(({ nr }) => nr)).toEqual(['101', '102'])
    expect(t_knotens_rueck.data).toEqual([{ nr: '19' }])
    expect(t_knotenhalte_hin.data).toEqual([{ nr: '11', knoten: '1', halt: '21', zeit: null, zuschlag: null }])
  })

  test.each([
    ['a package without number', { t_packages: { data: [{ derived_preis: 1290 }] } }, 't_packages.data[0].nr'],
    ['a number that is no number', { t_packages: { data: [{ nr: true }] } }, 't_packages.data[0].nr'],
    ['a node without number', { t_knotens_hin: { data: [{}] } }, 't_knotens_hin.data[0].nr'],
    ['a station without name', { t_haltestellen_rueck: { data: [{ nr: 1 }] } }, 't_haltestellen_rueck.data[0].bezeichnung'],
    ['a table that is a list', { t_reiseleistungen: [] }, 't_reiseleistungen'],
  ])('cannot be used with %s, and the reason names the place', (_case, json, place) => {
    const checked = readBackOfficeDate(json)
    expect(checked.isValid ? '' : checked.reason.split(': ')[0]).toBe(place)
  })

  test('is read from text, and refused where the text is no JSON', () => {
    expect(date('{"onlinebuchung":"NEIN"}').onlinebuchung).toBe('NEIN')
    expect(readBackOfficeDate('<html>')).toEqual({ isValid: false, reason: 'not JSON' })
  })

  test.each([
    ['a list', '[]'],
    ['a number', 7],
    ['text in quotes', '"ja"'],
  ])('is refused where the JSON is %s, as a whole', (_case, json) => {
    const checked = readBackOfficeDate(json)
    expect(checked.isValid ? '' : checked.reason).toMatch(/^JSON: ./)
  })
})
