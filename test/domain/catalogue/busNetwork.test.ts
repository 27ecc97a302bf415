import { expect, test } from 'vitest'
import { readBackOfficeDate } from '#domain/catalogue/backOfficeDate.ts'
import { readBusNetwork } from '#domain/catalogue/busNetwork.ts'

/** A way back from node 90, left at nine in the morning, with a stop at home for each time. */
const nextDayStops = (times: readonly (string | null)[]) => {
  const halts = [{ nr: 19, knoten: 90, halt: 29, zeit: '09:00' }, ...times.map((zeit, index) => ({ nr: index, knoten: 10, halt: 29, zeit }))]
  const checked = readBackOfficeDate({
    t_knotens_rueck: { data: [{ nr: 90 }, { nr: 10 }] },
    t_knotenhalte_rueck: { data: halts },
    t_haltestellen_rueck: { data: [{ nr: 29, bezeichnung: 'Bern' }] },
  })
  if (!checked.isValid) throw new Error(checked.reason)
  return readBusNetwork(checked.value).inbound.stops.filter(({ isNextDay }) => isNextDay).map(({ time }) => time)
}

test('who comes home after midnight comes home a day later than those before', () => {
  expect(nextDayStops(['23:10', '00:15', '1:05'])).toEqual(['00:15', '1:05'])
})

test('twelve hours between two stops at home are one day, a minute more are two', () => {
  expect(nextDayStops(['20:00', '08:00'])).toEqual([])
  expect(nextDayStops(['20:00', '07:59'])).toEqual(['07:59'])
})

test('an early return is no late one, and the departure at the destination says nothing about it', () => {
  expect(nextDayStops(['05:30', '06:15', null])).toEqual([])
  expect(nextDayStops(['23:10', '22:00'])).toEqual([])
})
