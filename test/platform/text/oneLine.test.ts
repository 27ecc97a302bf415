import { expect, test } from 'vitest'
import { onOneLine } from '#platform/text/oneLine.ts'

test.each([
  ['breaks of a line and tabs', ' Bitte\r\nruhig\t gelegen\u2028'],
  ['control characters', 'Bitte\u0000 ruhig\u001B gelegen'],
  ['marks of direction', 'Bitte\u202E ruhig \u2066\u061C gelegen'],
])('%s become a space, so that a text stays on its line', (_what, text) => {
  expect(onOneLine(text)).toBe('Bitte ruhig gelegen')
})

test('what belongs to a word stays: joined emoji, and places where it may be divided', () => {
  expect(onOneLine('👩‍🦽 Donau\u00ADreise')).toBe('👩‍🦽 Donau\u00ADreise')
})
