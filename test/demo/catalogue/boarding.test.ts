import { expect, test } from 'vitest'
import { boardingOf } from '#demo/catalogue/boarding.ts'
import { tours } from '#demo/tours/all.ts'
import { provence } from '#demo/tours/provence.ts'
import { rhein } from '#demo/tours/rhein.ts'
import { byPlane } from '#demo/tours/tour.ts'

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

test('the return may start at another place than the arrival', () => {
  const [, bus] = rhein.variants
  const boarding = bus === undefined ? null : boardingOf(rhein, bus)
  expect(boarding?.outbound?.nodes.at(-1)?.bezeichnung).toBe('Basel, Schifflände St. Johann')
  expect(boarding?.return?.nodes[0]?.bezeichnung).toBe('Amsterdam, Passagierterminal')
})

test('a variant by plane has no timetable', () => {
  expect(boardingOf(provence, byPlane(100))).toEqual({ outbound: null, return: null })
})
