import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { tours } from '#demo/tours/all.ts'
import { countriesOnBaseMap, baseMapLines } from '#tools/vite/baseMap.mjs'

const ground = baseMapLines()
const land = ground.land.map((ring) => positionsOf(ring, 100))
const lakes = ground.lakes.map((ring) => positionsOf(ring, 500))
const borders = ground.borders.map((line) => positionsOf(line, 100))

type Position = readonly [east: number, north: number]

function positionsOf(steps: readonly number[], stepsOfADegree: number): readonly Position[] {
  let [east, north] = [0, 0]
  const positions: Position[] = []
  for (let index = 0; index < steps.length; index += 2) {
    east += steps[index]!
    north += steps[index + 1]!
    positions.push([east / stepsOfADegree, north / stepsOfADegree])
  }
  return positions
}

/** Whether a place lies within one of these: how often a line to the east of it crosses a shore. */
function isWithin(rings: readonly (readonly Position[])[], [east, north]: readonly number[]): boolean {
  if (east === undefined || north === undefined) return false
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!
      return y > north !== nextY > north && east < ((nextX - x) * (north - y)) / (nextY - y) + x
    }),
  )
  return crossings.length % 2 === 1
}

// rule 10.17
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
  { place: 'a ship before Isola Bella', at: [8.55, 45.9] },
  { place: 'a boat on the arm of Lecco', at: [9.315, 45.93] },
  { place: 'a ship off Morcote', at: [8.913, 45.915] },
  { place: 'a ship off Urquhart Castle', at: [-4.43, 57.315] },
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
  { place: 'Sirmione', at: [10.608, 45.493] },
  { place: 'Lelystad, on land won from the water', at: [5.5, 52.5] },
])('$place is not', ({ at }) => {
  expect(isWithin(lakes, at)).toBe(false)
})

/** Stops on an island too small to be drawn, and one that is a lake. */
const ON_THE_WATER = ['Insel Mainau', 'Isola Bella', 'Brissago-Inseln', 'Loch Ness']

test('every other stop of our tours is on land', () => {
  const stops = tours.flatMap(({ route }) => route).filter(([name]) => !ON_THE_WATER.includes(name))
  const wet = stops.filter(([, north, east]) => isWithin(lakes, [east, north])).map(([name]) => name)
  expect(stops.length).toBeGreaterThan(300)
  expect(wet).toEqual([])
})

test('nothing lies outside of the frame, and the borders are there', () => {
  for (const [east, north] of [...land, ...lakes, ...borders].flat()) {
    expect(east >= -26 && east <= 47 && north >= 25 && north <= 73).toBe(true)
  }
  expect(borders.length).toBeGreaterThan(60)
  expect(lakes.length).toBeGreaterThan(50)
})

test('from corner to corner it is one step', () => {
  const straight = [...land, ...lakes, ...borders].flatMap((line) =>
    line.filter((corner, index) => {
      const [[x, y], [nextX, nextY]] = [line[index - 1] ?? corner, line[index + 1] ?? corner]
      const [before, after] = [
        Math.atan2(corner[1] - y, corner[0] - x),
        Math.atan2(nextY - corner[1], nextX - corner[0]),
      ]
      return index > 0 && index + 1 < line.length && Math.abs(before - after) < 1e-9
    }),
  )
  expect(straight).toEqual([])
})

test('the ground of the maps stays below 36 KiB, and the countries below 4', () => {
  expect(brotliCompressSync(JSON.stringify(Object.values(ground))).length).toBeLessThan(36 * 1024)
  expect(brotliCompressSync(JSON.stringify(countries)).length).toBeLessThan(4 * 1024)
})

const countries = countriesOnBaseMap()

test.each([
  { place: 'Bern', at: [7.45, 46.95], expected: 'Schweiz' },
  { place: 'Kittilä', at: [24.91, 67.65], expected: 'Finnland' },
  { place: 'Nafplio', at: [22.6, 37.6], expected: 'Griechenland' },
  { place: 'Merzouga', at: [-4.3, 31.1], expected: 'Marokko' },
  { place: 'the North Sea', at: [3, 56], expected: null },
])('$place lies in $expected', ({ at: [east = 0, north = 0], expected }) => {
  const row = countries.rows[Math.floor((north - countries.south) / countries.cell)] ?? []
  const cells = row.flatMap((count, index) =>
    index % 2 === 0 ? Array.from({ length: count }, () => row[index + 1] ?? 0) : [],
  )
  const country = cells[Math.floor((east - countries.west) / countries.cell)] ?? 0
  expect(countries.names[country - 1] ?? null).toBe(expected)
})
