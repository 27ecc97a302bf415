import { expect, test } from 'vitest'
import { formsOf, stemOf } from '#domain/search/wordForms.ts'

test.each([
  ['Zürich', ['zurich', 'zuerich']],
  ['KÖLN', ['koln', 'koeln']],
  ['Märkte', ['markte', 'maerkte']],
  ['Rom', ['rom']],
])('«%s» can be typed %j', (word, forms) => {
  expect(formsOf(word)).toEqual(forms)
})

test('an accent alone is no word', () => {
  expect(formsOf('\u0301')).toEqual([])
})

test.each([
  ['wanderungen', 'wander'],
  ['wanderung', 'wander'],
  ['wandern', 'wander'],
  ['fahrerinnen', 'fahrer'],
  ['stadten', 'stadt'],
  ['kinder', 'kind'],
  ['grossem', 'gross'],
  ['grosses', 'gross'],
  ['markte', 'markt'],
  ['alpen', 'alpe'],
  ['autos', 'auto'],
  ['hotels', 'hotel'],
  ['wien', 'wien'],
  ['rom', 'rom'],
])('the stem of «%s» is «%s»', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})
