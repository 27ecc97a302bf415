import { expect, test } from 'vitest'
import { baseMapNames, type Occupied } from '#web/map/baseMapNames.ts'
import { viewAt } from '#web/map/mapView.ts'
import { overlap, toPlane } from '#web/map/plane.ts'

const SIZE = { width: 358, height: 447 }
const NOTHING: Occupied = { blocks: [], lines: [], names: [] }
const measure = (_kind: string, name: string) => ({ width: name.length * 8, height: 16 })

/** A view with a place in its middle, and the kilometres from its west to its east at the equator. */
function viewOf(latitude: number, longitude: number, kilometres: number) {
  const scale = (SIZE.width * 40_075) / kilometres
  const { x, y } = toPlane({ latitude, longitude })
  return viewAt({ left: x - SIZE.width / 2 / scale, top: y - SIZE.height / 2 / scale }, scale, SIZE)
}

const namesIn = (view: ReturnType<typeof viewOf>, occupied = NOTHING) =>
  baseMapNames(view, occupied, measure).map(({ name }) => name)

test('around the Alps one reads where one is', () => {
  expect(namesIn(viewOf(46.8, 8.5, 1200))).toEqual(
    expect.arrayContaining(['Deutschland', 'Frankreich', 'Italien', 'Schweiz', 'Österreich']),
  )
})

test('in the far north there is the name of the country, however near one is', () => {
  expect(namesIn(viewOf(67.6, 24.5, 150))).toContain('Finnland')
})

test('no name covers another one, what is there already, or the edge', () => {
  const block = { left: 100, top: 100, right: 200, bottom: 200 }
  const named = baseMapNames(viewOf(46.8, 8.5, 900), { ...NOTHING, blocks: [block] }, measure)
  expect(named.length).toBeGreaterThan(8)
  named.forEach(({ box }, index) => {
    expect([block, ...named.slice(index + 1).map((other) => other.box)].some((other) => overlap(box, other))).toBe(
      false,
    )
    expect(box.left > 0 && box.top > 0 && box.right < SIZE.width && box.bottom < SIZE.height).toBe(true)
  })
})

test('a town that is a stop is named once', () => {
  const view = viewOf(46.8, 8.5, 900)
  expect(namesIn(view)).toContain('Zürich')
  expect(namesIn(view, { ...NOTHING, names: ['Zürich'] })).not.toContain('Zürich')
})
