import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterNames } from '#domain/filterNames.ts'
import { eachFilter, readFilterQuery, toFilterQuery } from '#domain/travels/filter.ts'

const values = fc.uniqueArray(
  fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom('|', '%7C', '%25', '%', 'a|b')),
)
const filter = fc.record({
  ...eachFilter(() => values),
  query: fc.string({ maxLength: 200 }).map((query) => query.trim()),
})

test('reading the filter of any URL never throws, and writing and reading it again gives the same', () => {
  fc.assert(
    fc.property(
      fc.webQueryParameters(),
      fc.dictionary(fc.constantFrom(...filterNames, 'query', 'q'), fc.string()),
      (text, given) => {
        for (const parameters of [new URLSearchParams(text), new URLSearchParams(given)]) {
          const read = readFilterQuery(parameters)
          expect(readFilterQuery(toFilterQuery(read))).toEqual(read)
        }
      },
    ),
  )
})

test('any filter is read back from its URL', () => {
  fc.assert(
    fc.property(filter, (chosen) => {
      expect(readFilterQuery(new URLSearchParams(toFilterQuery(chosen).toString()))).toEqual(chosen)
    }),
  )
})
