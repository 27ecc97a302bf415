import { expect, test } from 'vitest'
import { toWebAddress } from '#server/texts/webAddress.ts'

test.each([
  ['https://facebook.example/carovia', 'https://facebook.example/carovia'],
  [' HTTP://partner.example/agb.pdf ', 'HTTP://partner.example/agb.pdf'],
  ['', ''],
  ['   ', ''],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['//partner.example', null],
  ['https://', null],
  ['facebook.example', null],
])('an address of the web, and no other, is what a link leads to: %j', (value, address) => {
  expect(toWebAddress(value)).toBe(address)
})
