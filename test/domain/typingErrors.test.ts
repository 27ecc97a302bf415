import { expect, test } from 'vitest'
import { typingErrors } from '#domain/typingErrors.ts'

test.each([
  ['norwegen', 'norwegen', 0],
  ['norwgen', 'norwegen', 1],
  ['norwgeen', 'norwegen', 1],
  ['norrwegen', 'norwegen', 1],
  ['nirwegen', 'norwegen', 1],
  ['nirwgen', 'norwegen', 2],
  ['', 'ab', 2],
  ['ba', 'ab', 1],
  ['bca', 'abc', 2],
  ['bcd', 'abcd', 1],
  ['cab', 'bac', 2],
  ['abab', 'baba', 2],
])('«%s» for «%s» has %i typing errors', (typed, word, errors) => {
  expect(typingErrors(typed, word, 2)).toBe(errors)
})

test('typing errors above the limit are not counted further', () => {
  expect(typingErrors('norwegen', 'schottland', 2)).toBe(3)
  expect(typingErrors('nirwgen', 'norwegen', 1)).toBe(2)
  expect(typingErrors('norwegen', 'nor', 2)).toBe(3)
  expect(typingErrors('norwegen', 'norwe', 2)).toBe(3)
})
