import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crosses, dotOf, placeLabels, type Label } from '#web/map/placeLabels.ts'
import { overlap } from '#web/map/plane.ts'

const GROUND = { width: 400, height: 300, blocks: [], lines: [] }

function label(x: number, y: number, width = 60): Label {
  return { x, y, width, height: 20, reach: 5 }
}

test('a label stands right of its dot, in the middle', () => {
  expect(placeLabels([label(100, 100)], GROUND)).toEqual([
    { box: { left: 108, top: 90, right: 168, bottom: 110 }, leader: null },
  ])
})

test('near the right edge it stands at the left', () => {
  expect(placeLabels([label(380, 100)], GROUND)[0]?.box).toEqual({ left: 312, top: 90, right: 372, bottom: 110 })
})

test('where a block is at the right it stands at the left', () => {
  const [placed] = placeLabels([label(200, 100)], {
    ...GROUND,
    blocks: [{ left: 220, top: 50, right: 400, bottom: 150 }],
  })
  expect(placed?.box.right).toBe(192)
})

test('where a line runs to the right it stands at the left', () => {
  const [placed] = placeLabels([label(200, 100)], {
    ...GROUND,
    lines: [
      [
        { x: 200, y: 100 },
        { x: 400, y: 105 },
      ],
    ],
  })
  expect(placed?.box.right).toBe(192)
})

test('where lines are on all sides it stands off with a leader', () => {
  const centre = { x: 200, y: 150 }
  const star = Array.from(
    { length: 8 },
    (_, index) => [centre, { x: 200 + 40 * Math.cos(index * 0.785), y: 150 + 40 * Math.sin(index * 0.785) }] as const,
  )
  const [placed] = placeLabels([label(200, 150)], { ...GROUND, lines: star })
  expect(placed?.leader?.[0]).toEqual(centre)
  expect(star.some((line) => crosses(line, placed!.box))).toBe(false)
})

test('a label wider than the ground is left out', () => {
  expect(placeLabels([label(200, 100, 500)], GROUND)).toEqual([null])
})

// rule 10.17
test('labels never cover each other, a dot, a block or the edge; each is beside its dot or has a leader to it', () => {
  const labels = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 300 }),
      width: fc.integer({ min: 5, max: 160 }),
      height: fc.constant(20),
      reach: fc.constant(5),
    }),
    { maxLength: 20 },
  )
  const block = { left: 10, top: 180, right: 120, bottom: 290 }
  fc.assert(
    fc.property(labels, (all) => {
      const placed = placeLabels(all, {
        ...GROUND,
        blocks: [block],
        lines: all.slice(1).map((to, index) => [all[index]!, to]),
      })
      placed.forEach((at, index) => {
        if (at === null) return
        const { box, leader } = at
        expect(box.left >= 0 && box.top >= 0 && box.right <= 400 && box.bottom <= 300).toBe(true)
        const others = [
          block,
          ...all.filter((_, other) => other !== index).map(dotOf),
          ...placed.flatMap((other, number) => (number === index || other === null ? [] : [other.box])),
        ]
        expect(others.some((other) => overlap(box, other))).toBe(false)
        const { x, y } = all[index]!
        const off = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
        if (leader === null) expect(off).toBeLessThan(12)
        else {
          expect(leader[0]).toEqual({ x, y })
          expect(off).toBeLessThan(120)
          expect(others.some((other) => crosses(leader, other))).toBe(false)
        }
      })
    }),
  )
})

test.each([
  {
    name: 'through it',
    line: [
      { x: 0, y: 0 },
      { x: 20, y: 20 },
    ],
    expected: true,
  },
  {
    name: 'across a corner',
    line: [
      { x: 0, y: 8 },
      { x: 8, y: 0 },
    ],
    expected: false,
  },
  {
    name: 'beside it',
    line: [
      { x: 0, y: 3 },
      { x: 30, y: 3 },
    ],
    expected: false,
  },
  {
    name: 'within it',
    line: [
      { x: 7, y: 7 },
      { x: 8, y: 8 },
    ],
    expected: true,
  },
  {
    name: 'straight down through it',
    line: [
      { x: 10, y: 0 },
      { x: 10, y: 40 },
    ],
    expected: true,
  },
] as const)('a line $name crosses a box: $expected', ({ line, expected }) => {
  expect(crosses(line, { left: 5, top: 5, right: 15, bottom: 15 })).toBe(expected)
})
