import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault } from '#server/config/jsonFault.ts'

test.each([
  ['', 'line 1, column 1: a value is expected'],
  ['{', 'line 1, column 2: a name in "quotation marks" is expected'],
  ['{\n  "id": "9"\n  "locale": "de-CH"\n}', 'line 3, column 3: «,» or «}» is expected'],
  ['{\n  "id" "9"\n}', 'line 2, column 8: «:» is expected'],
  ["{ 'id': 9 }", 'line 1, column 3: a name in "quotation marks" is expected'],
  ['{ "id": 9, }', 'line 1, column 12: a name in "quotation marks" is expected'],
  ['{ "list": [1, 2,] }', 'line 1, column 17: a value is expected'],
  ['{ "list": [1 2] }', 'line 1, column 14: «,» or «]» is expected'],
  ['{ "id": nine }', 'line 1, column 9: a value is expected'],
  ['{ "id": "9\n" }', 'line 1, column 9: a value is expected'],
  ['{ "id": 09 }', 'line 1, column 10: «,» or «}» is expected'],
  ['{} {}', 'line 1, column 4: the end is expected'],
  ['\uFEFF{}', 'line 1, column 1: a value is expected'],
])('%j is told by line, column and what belongs there', (text, fault) => {
  expect(jsonFault(text)).toBe(fault)
})

test('nothing is wrong with what JSON.parse reads, and something with what it does not', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', ':', '}', ']', '0', ' '), (json, place, put) => {
      const at = place % (json.length + 1)
      const text = json.slice(0, at) + put + json.slice(at + 1)
      expect(jsonFault(json)).toBeNull()
      expect(jsonFault(text) === null).toBe(isJson(text))
    }),
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
