import { describe, expect, test } from 'vitest'
import { readBackOfficeDate } from '#domain/catalogue/backOfficeDate.ts'
import { readBusNetwork } from '#domain/catalogue/busNetwork.ts'

/** A way back from node 90, left at nine in the morning, with a stop at home for each time. */
const nextDayStops = (times: readonly (string | null)[]) => {
  const halts = [
    { nr: 19, knoten: 90, halt: 29, zeit: '09:00' },
    ...times.map((zeit, index) => ({ nr: index, knoten: 10, halt: 29, zeit })),
  ]
  const checked = readBackOfficeDate({
    t_knotens_rueck: { data: [{ nr: 90 }, { nr: 10 }] },
    t_knotenhalte_rueck: { data: halts },
    t_haltestellen_rueck: { data: [{ nr: 29, bezeichnung: 'Bern' }] },
  })
  if (!checked.isValid) throw new Error(checked.reason)
  return readBusNetwork(checked.value)
    .network.return.stops.filter(({ isNextDay }) => isNextDay)
    .map(({ time }) => time)
}

test('return stops after midnight are on the next day', () => {
  expect(nextDayStops(['23:10', '00:15', '1:05'])).toEqual(['00:15', '1:05'])
})

test('return stops up to twelve hours apart are on the same day, a minute more is the next day', () => {
  expect(nextDayStops(['20:00', '08:00'])).toEqual([])
  expect(nextDayStops(['20:00', '07:59'])).toEqual(['07:59'])
})

test('early return stops and the departure at the destination mark no next day', () => {
  expect(nextDayStops(['05:30', '06:15', null])).toEqual([])
  expect(nextDayStops(['23:10', '22:00'])).toEqual([])
})

describe('a bus network', () => {
  const nodes = [{ nr: 1 }, { nr: 9 }]
  const stations = [
    { nr: 21, bezeichnung: 'Bern' },
    { nr: 29, bezeichnung: 'Avignon' },
  ]
  const halts = [
    { nr: 11, knoten: 1, halt: 21, zeit: '06:30' },
    { nr: 19, knoten: 9, halt: 29, zeit: '16:00' },
  ]
  const read = (json: object) => {
    const checked = readBackOfficeDate({
      t_knotens_hin: nodes,
      t_knotenhalte_hin: halts,
      t_haltestellen_hin: stations,
      ...json,
    })
    if (!checked.isValid) throw new Error(checked.reason)
    const { network, isReadable } = readBusNetwork(checked.value)
    return {
      stopNos: network.outbound.stops.map(({ stopNo }) => stopNo),
      nodeNos: network.outbound.nodeNos,
      isReadable,
    }
  }

  test.each([
    ['bare', {}],
    [
      'in data',
      { t_knotens_hin: { data: nodes }, t_knotenhalte_hin: { data: halts }, t_haltestellen_hin: { data: stations } },
    ],
    [
      'with numbers as text',
      {
        t_knotens_hin: [{ nr: '1' }, { nr: '9' }],
        t_haltestellen_hin: stations.map(({ nr, ...rest }) => ({ ...rest, nr: String(nr) })),
      },
    ],
    [
      'by number',
      {
        t_knotens_hin: { 1: {}, 9: {} },
        t_knotenhalte_hin: { 11: { knoten: 1, halt: '21' }, 19: { knoten: '9', halt: 29 } },
        t_haltestellen_hin: { 21: { bezeichnung: 'Bern' }, 29: { bezeichnung: 'Avignon' } },
      },
    ],
    [
      'as text',
      {
        t_knotens_hin: JSON.stringify(nodes),
        t_knotenhalte_hin: JSON.stringify(halts),
        t_haltestellen_hin: JSON.stringify({ data: stations }),
      },
    ],
  ])('is the same %s', (_case, json) => {
    expect(read(json)).toEqual({ stopNos: ['11', '19'], nodeNos: ['1', '9'], isReadable: true })
  })

  test.each([
    ['whose station is missing', { t_haltestellen_hin: stations.slice(1) }],
    ['whose station has no name', { t_haltestellen_hin: [{ nr: 21 }, stations[1]] }],
    ['whose node is missing', { t_knotens_hin: nodes.slice(1) }],
    ['that cannot be read', { t_knotenhalte_hin: [{ nr: 11 }, halts[1]] }],
  ])('drops only the stop %s', (_case, json) => {
    expect(read(json)).toMatchObject({ stopNos: ['19'], isReadable: true })
  })

  test.each([
    ['was not sent', { t_knotens_hin: undefined, t_knotenhalte_hin: undefined, t_haltestellen_hin: null }],
    ['is empty', { t_knotens_hin: [], t_knotenhalte_hin: { data: [] }, t_haltestellen_hin: {} }],
    ['has nodes and no stops', { t_knotenhalte_hin: null }],
  ])('that %s has no stops and is readable', (_case, json) => {
    expect(read(json)).toMatchObject({ stopNos: [], isReadable: true })
  })

  test.each([
    ['its nodes are text', { t_knotens_hin: 'gesperrt' }],
    ['its stops are a number', { t_knotenhalte_hin: 7 }],
    ['its stations are false', { t_haltestellen_hin: { data: false } }],
    ['no stop can be read', { t_knotenhalte_hin: [{ nr: 11 }] }],
    ['no station can be read', { t_haltestellen_hin: [{ nr: 21 }] }],
    ['no stop can be joined', { t_haltestellen_hin: [{ nr: 99, bezeichnung: 'Bern' }] }],
    ['stops were sent without nodes', { t_knotens_hin: null }],
    ['the way back is unreadable', { t_knotens_rueck: 'gesperrt' }],
  ])('is unreadable where %s', (_case, json) => {
    expect(read(json).isReadable).toBe(false)
  })
})
