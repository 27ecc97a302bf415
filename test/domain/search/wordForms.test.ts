import { expect, test } from 'vitest'
import { formsOf, stemOf, writtenWords } from '#domain/search/wordForms.ts'
import { folded } from '#domain/search/folded.ts'

test('a text is split into its words, as they are written', () => {
  expect(writtenWords('«Über die Alpen» – 3 Tage, ab Zürich!')).toEqual([
    'Über',
    'die',
    'Alpen',
    '3',
    'Tage',
    'ab',
    'Zürich',
  ])
  expect(writtenWords(' … ')).toEqual([])
})

test('letters with a separate accent are one word', () => {
  expect(writtenWords('Zu\u0308rich')).toEqual(['Zürich'])
})

test.each([
  ['Südtirol', 'sudtirol'],
  ['GROSS', 'gross'],
  ['Straße', 'strasse'],
  ['Málaga', 'malaga'],
])('«%s» is compared as «%s»', (word, expected) => {
  expect(folded(word)).toBe(expected)
})

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
