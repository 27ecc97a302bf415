import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedErrors, lacksMore, letterBits, typingErrors } from '#domain/search/distance.ts'

test.each([
  ['norwegen', 'norwegen', 0],
  ['norwgen', 'norwegen', 1],
  ['norwgeen', 'norwegen', 1],
  ['norrwegen', 'norwegen', 1],
  ['nirwegen', 'norwegen', 1],
  ['nirwgen', 'norwegen', 2],
  ['', 'ab', 2],
])('«%s» for «%s» has %i typing errors', (typed, word, errors) => {
  expect(typingErrors(typed, word, 2)).toBe(errors)
})

test('typing errors above the limit are not counted further', () => {
  expect(typingErrors('norwegen', 'schottland', 2)).toBe(3)
  expect(typingErrors('nirwgen', 'norwegen', 1)).toBe(2)
})

test('longer words may have more typing errors', () => {
  expect([3, 4, 7, 8, 20].map(allowedErrors)).toEqual([0, 1, 1, 2, 2])
})

test('the prefilter rejects no word within the limit', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdeñß7漢')), maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (first, second, most) => {
      const isPutAside =
        lacksMore(letterBits(first), letterBits(second), most) || lacksMore(letterBits(second), letterBits(first), most)
      return !isPutAside || typingErrors(first, second, most) > most
    }),
    { numRuns: 2000 },
  )
})

test('the prefilter rejects words of other letters', () => {
  expect(lacksMore(letterBits('norwegen'), letterBits('schottland'), 2)).toBe(true)
  expect(lacksMore(letterBits('norwegen'), letterBits('norwgen'), 1)).toBe(false)
})
