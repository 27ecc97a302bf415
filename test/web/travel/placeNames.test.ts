import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeNames, type NamedPlace } from '#web/travel/placeNames.ts'

const GROUND = { width: 400, height: 300, lineHeight: 16, radius: 10 }

function place(x: number, y: number, width = 60): NamedPlace {
  return { name: 'Bern', x, y, width, reach: 10 }
}

test('a name stands at the right of its mark, in the middle', () => {
  expect(placeNames([place(100, 100)], GROUND)).toEqual([{ x: 114, y: 92 }])
})

test('beside a wide mark it keeps the same distance', () => {
  expect(placeNames([{ ...place(100, 100), reach: 20 }], GROUND)).toEqual([{ x: 124, y: 92 }])
})

test('near the right edge it stands at the left', () => {
  expect(placeNames([place(380, 100)], GROUND)).toEqual([{ x: 306, y: 92 }])
})

test('where another place stands at the right, the name goes to the left', () => {
  const [first] = placeNames([place(200, 100), place(230, 100)], GROUND)
  expect(first).toEqual({ x: 126, y: 92 })
})

test('a name wider than the ground is left out', () => {
  expect(placeNames([place(200, 100, 500)], GROUND)).toEqual([null])
})

test('start and end keep their names when there is room for two only', () => {
  const ground = { ...GROUND, width: 90, height: 40 }
  const crowd = [place(12, 20, 20), place(30, 20, 20), place(48, 20, 20)]
  const placed = placeNames(crowd, ground)
  expect(placed[1]).toBeNull()
})

test('names never cover each other, a foreign mark or the edge', () => {
  const places = fc.array(
    fc.record({ name: fc.constant('x'), x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }), width: fc.integer({ min: 1, max: 200 }), reach: fc.integer({ min: 10, max: 30 }) }),
    { maxLength: 25 },
  )
  fc.assert(
    fc.property(places, (all) => {
      const boxes = placeNames(all, GROUND).map((at, index) => {
        return at === null ? null : { left: at.x, top: at.y, right: at.x + (all[index]?.width ?? 0), bottom: at.y + 16 }
      })
      boxes.forEach((box, index) => {
        if (box === null) return
        expect(box.left >= 0 && box.top >= 0 && box.right <= 400 && box.bottom <= 300).toBe(true)
        const others = boxes.filter((other, at) => at !== index && other !== null)
        const marks = all.filter((_, at) => at !== index).map(({ x, y, reach }) => ({ left: x - reach, top: y - 10, right: x + reach, bottom: y + 10 }))
        for (const other of [...others, ...marks]) {
          const isApart = other === null || box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top
          expect(isApart).toBe(true)
        }
      })
    }),
  )
})
