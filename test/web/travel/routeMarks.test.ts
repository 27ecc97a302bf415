import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routeMarks, type DrawnStop } from '#web/travel/routeMarks.ts'

const SIZE = { radius: 12, digit: 8 }

function stop(name: string, days: readonly number[], [x, y]: readonly [number, number]): DrawnStop {
  return { name, days, x, y }
}

test('a place by itself has a round mark with its day', () => {
  expect(routeMarks([stop('Bled', [2], [50, 60])], SIZE)).toEqual([{ x: 50, y: 60, label: '2', reach: 12, names: ['Bled'] }])
})

test('a place of several days has a wider mark', () => {
  const [mark] = routeMarks([stop('Bled', [1, 2, 3], [50, 60])], SIZE)
  expect(mark).toMatchObject({ label: '1–3', reach: 18 })
})

test('two places whose marks would touch share one half way between, with the days of both', () => {
  const marks = routeMarks([stop('Olden', [6], [100, 90]), stop('Geiranger', [5], [110, 80])], SIZE)
  expect(marks).toEqual([{ x: 105, y: 85, label: '5–6', reach: 18, names: ['Geiranger', 'Olden'] }])
})

test.each([
  { apart: 26, marks: 2 },
  { apart: 25, marks: 1 },
])('round marks $apart apart are $marks', ({ apart, marks }) => {
  expect(routeMarks([stop('Kiel', [2], [0, 0]), stop('Hamburg', [10], [0, apart])], SIZE)).toHaveLength(marks)
})

test('what is no neighbour in time is written apart', () => {
  const [mark] = routeMarks([stop('Kiel', [2], [0, 0]), stop('Hamburg', [10], [5, 5])], SIZE)
  expect(mark?.label).toBe('2, 10')
})

test('a shared mark that reaches a third place takes it in', () => {
  const marks = routeMarks([stop('A', [1], [0, 0]), stop('B', [3], [20, 0]), stop('C', [5], [42, 0])], SIZE)
  expect(marks.map(({ names }) => names)).toEqual([['A', 'B', 'C']])
})

test('marks without letters stay as wide as high', () => {
  expect(routeMarks([stop('Bled', [1, 2, 3], [0, 0])], { radius: 12, digit: 0 })[0]).toMatchObject({ label: '', reach: 12 })
})

test('no two marks touch, and every place has one', () => {
  const coordinate = fc.integer({ min: 0, max: 400 })
  const stops = fc.array(fc.record({ x: coordinate, y: coordinate, day: fc.integer({ min: 1, max: 14 }) }), { maxLength: 20 })
  fc.assert(
    fc.property(stops, (all) => {
      const marks = routeMarks(all.map(({ x, y, day }, index) => stop(`Ort ${index}`, [day], [x, y])), SIZE)
      expect(marks.flatMap(({ names }) => names).toSorted()).toEqual(all.map((_, index) => `Ort ${index}`).toSorted())
      marks.forEach((one, index) => {
        for (const other of marks.slice(index + 1)) {
          expect(Math.abs(one.x - other.x) >= one.reach + other.reach || Math.abs(one.y - other.y) >= 24).toBe(true)
        }
      })
    }),
  )
})
