import { expect, test } from 'vitest'
import { folded, umlautsFolded, writtenWords } from '#domain/words.ts'

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

test('an umlaut and its spelling with e are one', () => {
  expect(umlautsFolded('Zürich')).toBe('zurich')
  expect(umlautsFolded('ZUERICH')).toBe('zurich')
})
