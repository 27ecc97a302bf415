import { expect, test } from 'vitest'
import { memoizeByIdentity } from '#web/graph/memoizeByIdentity.ts'

/** A function that tells how often it has computed. */
function counted() {
  let count = 0
  return memoizeByIdentity((_answer: object, ..._more: readonly unknown[]) => {
    count += 1
    return count
  })
}

const answer = { name: 'Provence' }

test('the same arguments are computed once', () => {
  const compute = counted()
  expect([compute(answer, 'today'), compute(answer, 'today')]).toEqual([1, 1])
})

test.each([
  { other: 'an equal but not identical first argument', first: { ...answer }, more: ['today'] },
  { other: 'another further argument', first: answer, more: ['tomorrow'] },
  { other: 'one more', first: answer, more: ['today', null] },
  { other: 'one less', first: answer, more: [] },
])('$other is computed anew', ({ first, more }) => {
  const compute = counted()
  expect([compute(answer, 'today'), compute(first, ...more)]).toEqual([1, 2])
})
