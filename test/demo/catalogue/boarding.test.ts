import { expect, test } from 'vitest'
import { boardingOf } from '#demo/catalogue/boarding.ts'
import { tours } from '#demo/tours/all.ts'
import { bernina } from '#demo/tours/bernina.ts'
import { engadin } from '#demo/tours/engadin.ts'
import { paesse } from '#demo/tours/paesse.ts'
import { provence } from '#demo/tours/provence.ts'
import { rhein } from '#demo/tours/rhein.ts'
import { sardinien } from '#demo/tours/sardinien.ts'
import { schwarzwald } from '#demo/tours/schwarzwald.ts'
import { byPlane, type Tour } from '#demo/tours/tour.ts'

const directions = tours.flatMap((tour) =>
  tour.variants.flatMap((variant) => {
    const { outbound, return: back } = boardingOf(tour, variant)
    return outbound === null || back === null ? [] : [{ name: `${tour.id}-${variant.key}`, outbound, back }]
  }),
)

test.each(directions)('$name: every stop has its station and its node', ({ outbound, back }) => {
  for (const { nodes, stops, stations } of [outbound, back]) {
    for (const { knoten, halt } of stops) {
      expect(nodes.map(({ nr }) => nr)).toContain(knoten)
      expect(stations.map(({ nr }) => nr)).toContain(halt)
    }
    expect(new Set(stops.map(({ nr }) => nr)).size).toBe(stops.length)
  }
})

test.each(directions)('$name: the destination is the last node out and the first node back', ({ outbound, back }) => {
  expect(outbound.stops.filter(({ knoten }) => knoten === outbound.nodes.at(-1)?.nr).map(({ nr }) => nr)).toEqual([
    '19000',
  ])
  expect(back.stops.filter(({ knoten }) => knoten === back.nodes[0]?.nr).map(({ nr }) => nr)).toEqual(['29000'])
})

test.each(directions)('$name: there are six to ten Swiss stops', ({ outbound }) => {
  expect(outbound.stops.length - 1).toBeGreaterThanOrEqual(6)
  expect(outbound.stops.length - 1).toBeLessThanOrEqual(10)
})

test.each(directions)(
  '$name: the coach arrives after its last stop, and returns before the first',
  ({ outbound, back }) => {
    const [arrival, ...boarding] = outbound.stops.map(({ zeit }) => zeit).reverse()
    expect(boarding.filter((time) => arrival === undefined || time >= arrival)).toEqual([])
    const [departure, ...leaving] = back.stops.map(({ zeit }) => zeit)
    expect(leaving.filter((time) => departure === undefined || time <= departure)).toEqual([])
  },
)

function boardingTimes(tour: Tour): Record<string, string> {
  const bus = tour.variants.find(({ key }) => key === 'bus')
  const outbound = bus === undefined ? null : boardingOf(tour, bus).outbound
  const cities = new Map(outbound?.stations.map(({ nr, ort }) => [nr, ort]))
  return Object.fromEntries((outbound?.stops ?? []).map(({ halt, zeit }) => [cities.get(halt) ?? '', zeit]))
}

test('who embarks in the afternoon or evening does not board at dawn', () => {
  expect(boardingTimes(schwarzwald)).toMatchObject({ 'St. Gallen': '07:30', Basel: '10:20' })
  expect(boardingTimes(rhein)).toMatchObject({ 'St. Gallen': '12:30', Bern: '13:15' })
  expect(boardingTimes(sardinien)).toMatchObject({ Bern: '10:50', Bellinzona: '14:50', Genua: '19:00' })
})

test('the way to Grisons ends in Chur, and passes are crossed from the north', () => {
  for (const tour of [engadin, bernina]) {
    const { Zürich, 'St. Gallen': stGallen } = boardingTimes(tour)
    expect([stGallen, Zürich]).toEqual(['05:50', '07:20'])
  }
  expect(boardingTimes(engadin)).toMatchObject({ Chur: '09:20', Pontresina: '12:30' })
  expect(Object.keys(boardingTimes(paesse))).not.toContain('Bellinzona')
})

test('the return may start at another place than the arrival', () => {
  const [, bus] = rhein.variants
  const boarding = bus === undefined ? null : boardingOf(rhein, bus)
  expect(boarding?.outbound?.nodes.at(-1)?.bezeichnung).toBe('Basel, Schifflände St. Johann')
  expect(boarding?.return?.nodes[0]?.bezeichnung).toBe('Amsterdam, Passagierterminal')
})

test('a variant by plane has no timetable', () => {
  expect(boardingOf(provence, byPlane(100))).toEqual({ outbound: null, return: null })
})
