import { expect, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { groundLines } from '#build/baseMap.mjs'

const { land, borders } = groundLines()

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

/** Whether a place lies on land: how often a line to the east of it crosses a coast. */
function isLand(east: number, north: number): boolean {
  const crossings = land.map(positionsOf).flatMap((ring) =>
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
])('$place is where it should be', ({ at: [east = 0, north = 0], expected }) => {
  expect(isLand(east, north)).toBe(expected)
})

test('nothing lies outside of the frame, and the borders are there', () => {
  for (const [east, north] of [...land, ...borders].flatMap(positionsOf)) {
    expect(east >= -26 && east <= 47 && north >= 25 && north <= 73).toBe(true)
  }
  expect(borders.length).toBeGreaterThan(60)
})

test('the ground of the maps stays below 40 KiB', () => {
  expect(brotliCompressSync(JSON.stringify([land, borders])).length).toBeLessThan(40 * 1024)
})
