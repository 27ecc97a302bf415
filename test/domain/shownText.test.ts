import { expect, test } from 'vitest'
import { shownText } from '#domain/shownText.ts'

test.each([
  ['Provence', 'Provence'],
  ['', null],
  [' \n', null],
  [null, null],
])('of the answer %o visitors read %o', (text, shown) => {
  expect(shownText(text)).toBe(shown)
})
