import { expect, test } from 'vitest'
import { allowedErrors, typingErrors } from '#domain/search/distance.ts'

test.each([
  ['norwegen', 'norwegen', 0],
  ['norwgen', 'norwegen', 1],
  ['norwgeen', 'norwegen', 1],
  ['norrwegen', 'norwegen', 1],
  ['nirwegen', 'norwegen', 1],
  ['nirwgen', 'norwegen', 2],
  ['', 'ab', 2],
])('«%s» for «%s» is %i errors', (typed, word, errors) => {
  expect(typingErrors(typed, word, 2)).toBe(errors)
})

test('more errors than asked for are not counted to the end', () => {
  expect(typingErrors('norwegen', 'schottland', 2)).toBe(3)
  expect(typingErrors('nirwgen', 'norwegen', 1)).toBe(2)
})

test('the longer a word, the more errors it may hold', () => {
  expect([3, 4, 7, 8, 20].map(allowedErrors)).toEqual([0, 1, 1, 2, 2])
})
