import { expect, test } from 'vitest'
import { lakes } from '#tools/vite/lakes.mjs'

const KILOMETRES_OF_A_DEGREE = 111.2

const outlines = lakes()

function outlineOf(lake: string): readonly (readonly [east: number, north: number])[] {
  return outlines[lake] ?? []
}

/** Square kilometres within an outline: half the sum of the cross products of its corners. */
function areaOf(lake: string): number {
  const outline = outlineOf(lake)
  const crossed = outline.map(([east, north], index) => {
    const [nextEast, nextNorth] = outline[(index + 1) % outline.length]!
    return east * nextNorth - nextEast * north
  })
  const narrowing = Math.cos((outline[0]![1] * Math.PI) / 180)
  return (Math.abs(crossed.reduce((sum, cross) => sum + cross, 0)) / 2) * KILOMETRES_OF_A_DEGREE ** 2 * narrowing
}

// Lakes full of islands are left out, and those whose shore is reed.
test.each([
  ['Genfersee', 580],
  ['Neuenburgersee', 218],
  ['Bielersee', 39],
  ['Murtensee', 22.8],
  ['Thunersee', 48],
  ['Brienzersee', 30],
  ['Vierwaldstättersee', 114],
  ['Zugersee', 38],
  ['Zürichsee', 88],
  ['Walensee', 24],
  ['Bodensee', 473],
  ['Untersee', 63],
  ['Lago Maggiore', 212],
  ['Lago di Lugano', 49],
  ['Comersee', 146],
  ['Iseosee', 65],
  ['Gardasee', 370],
  ['Lac du Bourget', 44],
  ['Lac d’Annecy', 27],
  ['Lac de Sainte-Croix', 22],
  ['Ammersee', 47],
  ['Starnberger See', 56],
  ['Chiemsee', 80],
  ['Attersee', 46],
  ['Traunsee', 24.5],
  ['Wörthersee', 19.4],
  ['Plattensee', 592],
  ['Trasimenischer See', 128],
  ['Bolsenasee', 114],
  ['Braccianosee', 57],
  ['Müritz', 112],
  ['Ohridsee', 358],
  ['Loch Ness', 56],
  ['Lough Neagh', 383],
  ['Lough Corrib', 178],
  ['Śniardwy', 113],
  ['Mamry', 104],
  ['Vänern', 5650],
  ['Vättern', 1893],
  ['Mjøsa', 365],
  ['Ladogasee', 17_700],
] as const)('%s is as large as it is, %d km², within a tenth', (lake, squareKilometres) => {
  expect(areaOf(lake) / squareKilometres).toBeGreaterThan(0.9)
  expect(areaOf(lake) / squareKilometres).toBeLessThan(1.1)
})

// The last places on the shore in each direction, about 1500 metres give or take.
test.each([
  { lake: 'Genfersee', west: 6.15, south: 46.205, east: 6.93, north: 46.52 },
  { lake: 'Neuenburgersee', west: 6.64, south: 46.78, east: 7.03, north: 47.01 },
  { lake: 'Vierwaldstättersee', west: 8.29, south: 46.9, east: 8.62, north: 47.08 },
  { lake: 'Zürichsee', west: 8.54, south: 47.2, east: 8.96, north: 47.37 },
  { lake: 'Bodensee', west: 9.04, south: 47.48, east: 9.75, north: 47.82 },
  { lake: 'Lago Maggiore', west: 8.48, south: 45.72, east: 8.86, north: 46.17 },
  { lake: 'Comersee', west: 9.07, south: 45.81, east: 9.4, north: 46.17 },
  { lake: 'Gardasee', west: 10.52, south: 45.44, east: 10.88, north: 45.885 },
  { lake: 'Chiemsee', west: 12.36, south: 47.83, east: 12.54, north: 47.93 },
  { lake: 'Plattensee', west: 17.25, south: 46.7, east: 18.18, north: 47.06 },
])('the $lake reaches as far as it does', ({ lake, west, south, east, north }) => {
  const [easts, norths] = [outlineOf(lake).map(([x]) => x), outlineOf(lake).map(([, y]) => y)]
  expect(Math.abs(Math.min(...easts) - west)).toBeLessThan(0.02)
  expect(Math.abs(Math.min(...norths) - south)).toBeLessThan(0.015)
  expect(Math.abs(Math.max(...easts) - east)).toBeLessThan(0.02)
  expect(Math.abs(Math.max(...norths) - north)).toBeLessThan(0.015)
})
