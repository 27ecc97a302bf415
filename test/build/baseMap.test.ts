import { expect, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { groundLines } from '#build/baseMap.mjs'

const { land, lakes, borders } = groundLines()

function positionsOf(steps: readonly number[]): readonly (readonly [east: number, north: number])[] {
  let [east, north] = [0, 0]
  const positions: (readonly [number, number])[] = []
  for (let index = 0; index < steps.length; index += 2) {
    east += steps[index]!
    north += steps[index + 1]!
    positions.push([east / 100, north / 100])
  }
  return positions
}

/** Whether a place lies within one of these: how often a line to the east of it crosses a shore. */
function isWithin(rings: readonly (readonly number[])[], [east, north]: readonly number[]): boolean {
  if (east === undefined || north === undefined) return false
  const crossings = rings.map(positionsOf).flatMap((ring) =>
    ring.filter(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!
      return y > north !== nextY > north && east < ((nextX - x) * (north - y)) / (nextY - y) + x
    }),
  )
  return crossings.length % 2 === 1
}

test.each([
  { place: 'Bern', at: [7.45, 46.95], expected: true },
  { place: 'Palermo', at: [13.36, 38.0], expected: true },
  { place: 'Reykjavík', at: [-21.7, 64.1], expected: true },
  { place: 'Marrakesch', at: [-8, 31.6], expected: true },
  { place: 'the North Sea', at: [3, 56], expected: false },
  { place: 'the sea north of Iceland', at: [-10, 68], expected: false },
  { place: 'the sea off Genova', at: [8.9, 43.5], expected: false },
])('$place is where it should be', ({ at, expected }) => {
  expect(isWithin(land, at)).toBe(expected)
})

test.each([
  { place: 'a ship off Lausanne', at: [6.6, 46.44] },
  { place: 'a ship off Romanshorn', at: [9.4, 47.6] },
  { place: 'the ferry from Menaggio to Varenna', at: [9.26, 46.01] },
  { place: 'a ship before Weggis', at: [8.42, 47.02] },
  { place: 'a ship off Bardolino', at: [10.66, 45.54] },
  { place: 'the middle of the Vänern', at: [13.1, 58.75] },
])('$place is on a lake', ({ at }) => {
  expect(isWithin(lakes, at)).toBe(true)
})

test.each([
  { place: 'Lausanne', at: [6.633, 46.52] },
  { place: 'Bellinzona', at: [9.024, 46.195] },
  { place: 'Luzern station', at: [8.305, 47.045] },
  { place: 'Rapperswil', at: [8.82, 47.24] },
  { place: 'Konstanz', at: [9.17, 47.675] },
  { place: 'Bellagio', at: [9.26, 45.97] },
  { place: 'Verona', at: [10.99, 45.44] },
])('$place is not', ({ at }) => {
  expect(isWithin(lakes, at)).toBe(false)
})

test('nothing lies outside of the frame, and the borders are there', () => {
  for (const [east, north] of [...land, ...lakes, ...borders].flatMap(positionsOf)) {
    expect(east >= -26 && east <= 47 && north >= 25 && north <= 73).toBe(true)
  }
  expect(borders.length).toBeGreaterThan(60)
  expect(lakes.length).toBeGreaterThan(30)
})

test('the ground of the maps stays below 40 KiB', () => {
  expect(brotliCompressSync(JSON.stringify([land, lakes, borders])).length).toBeLessThan(40 * 1024)
})
