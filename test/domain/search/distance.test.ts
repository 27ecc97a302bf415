import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedErrors, lacksMore, letterBits } from '#domain/search/distance.ts'
import { typingErrors } from '#domain/typingErrors.ts'

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
