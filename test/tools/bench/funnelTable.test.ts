import { expect, test } from 'vitest'
import { funnelTable } from '#tools/bench/funnelTable.ts'

const answer = (wallMs: number, toPaintMs: number) => ({ wallMs, toPaintMs, inAllMs: 200 })
const quiet = { workMs: 5, load: 2 }
const busy = { workMs: 5, load: 2.1 }

test('a quiet machine is held to the wall', () => {
  expect(funnelTable([{ name: 'action', answers: [answer(32, 10)], times: 1 }], [quiet]).isMet).toBe(true)
  expect(funnelTable([{ name: 'action', answers: [answer(33, 10)], times: 1 }], [quiet]).isMet).toBe(false)
})

test('a busy machine is held to the work', () => {
  expect(funnelTable([{ name: 'action', answers: [answer(400, 32)], times: 1 }], [busy]).isMet).toBe(true)
  expect(funnelTable([{ name: 'action', answers: [answer(400, 33)], times: 1 }], [busy]).isMet).toBe(false)
})

test('on a busy machine that works half as fast, twice the work is as good', () => {
  const slow = { workMs: 10, load: 8 }
  expect(funnelTable([{ name: 'action', answers: [answer(400, 64)], times: 1 }], [slow]).isMet).toBe(true)
  expect(funnelTable([{ name: 'action', answers: [answer(400, 65)], times: 1 }], [slow]).isMet).toBe(false)
})

test.each([
  [64, true],
  [65, false],
])('one press of %i ms among quick ones meets the limit of the worst: %s', (worst, isMet) => {
  const quick = { name: 'quick', answers: [answer(16, 5)], times: 1 }
  expect(
    funnelTable([quick, quick, { name: 'slow', answers: [answer(16, 5), answer(worst, 5)], times: 1 }], [quiet]).isMet,
  ).toBe(isMet)
})

test('the actions that miss are named, with the rule they are held to', () => {
  const { text } = funnelTable(
    [
      { name: 'slow', answers: [answer(65, 5)], times: 1 },
      { name: 'quick', answers: [answer(16, 5)], times: 1 },
    ],
    [quiet],
  )
  expect(text).toContain('the limits are held against the wall')
  expect(text).toContain('NOT met by slow (65)')
  expect(text).not.toContain('by quick')
})

test('an action that was done again says how often', () => {
  const { text } = funnelTable([{ name: 'held up', answers: [answer(90, 5)], times: 2 }], [quiet])
  expect(text).toContain('held up (best of 2)')
})
