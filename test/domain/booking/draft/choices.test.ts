import { expect, test } from 'vitest'
import { wholeQuantity } from '#domain/booking/draft/choices.ts'

test.each([
  [3, 3],
  [1.9, 1],
  [0.5, 0],
  [0, 0],
  [-0.5, 0],
  [-2, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('a quantity of %d counts as %d', (count, expected) => {
  expect(wholeQuantity(count)).toBe(expected)
})
