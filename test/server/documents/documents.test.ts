import { parse, print } from 'graphql'
import { expect, test } from 'vitest'
import persistedDocuments from '#gql/persisted-documents.json'
import { isWithinLimits } from '#server/documents/documentShape.ts'
import { createTrustedDocuments } from '#server/documents/documents.ts'

const texts = Object.values(persistedDocuments)
const documents = createTrustedDocuments(texts)

/** Every level selects so many fields, one of which goes deeper. */
function nested(depth: number, width: number): string {
  const beside = Array.from({ length: width - 1 }, (_, index) => ` f${index}`).join('')
  return `query Travel { ${`a{${beside} `.repeat(depth)} a ${'}'.repeat(depth)} }`
}

const DEPTHS = [
  10, 11, 12, 13, 14, 20, 50, 100, 200, 400, 600, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500, 5_000,
]
const WIDTHS = [1, 2, 3, 4]
const attacks = DEPTHS.flatMap((depth) => WIDTHS.map((width) => nested(depth, width)))

test.each(documents.all)('$name is found in any equivalent formatting', ({ name, text }) => {
  const printed = print(parse(text))
  const commented = text.replace('{', '{ # }}}} {{{{ "\n')
  for (const spelling of [text, printed, text.replaceAll('__typename ', ''), commented]) {
    expect(documents.find(spelling, name)?.name).toBe(name)
    // Once more, from what was remembered.
    expect(documents.find(spelling, name)?.name).toBe(name)
  }
})

test('a document nested deeper than any of ours is refused before it is parsed', () => {
  const deep = DEPTHS.filter((depth) => depth > 11).flatMap((depth) => WIDTHS.map((width) => nested(depth, width)))
  expect(deep.filter(isWithinLimits)).toEqual([])
})

test.each([
  {
    promise: 'lists within lists',
    text: `query Travel { travel(id: ${'['.repeat(3_000)}${']'.repeat(3_000)}) { id } }`,
  },
  {
    promise: 'objects within objects',
    text: `query Travel { travel(id: ${'{a:'.repeat(2_000)}1${'}'.repeat(2_000)}) { id } }`,
  },
  {
    promise: 'types within types',
    text: `query Travel($a: ${'['.repeat(3_000)}Int${']'.repeat(3_000)}) { travel { id } }`,
  },
  { promise: 'more fields than any of ours', text: `query Travel { ${'a '.repeat(2_000)} }` },
  { promise: 'characters no document holds', text: 'query Travel { ? }' },
])('$promise: refused before it is parsed', ({ text }) => {
  expect(isWithinLimits(text)).toBe(false)
  expect(documents.find(text, 'Travel')).toBeNull()
})

test('brackets in strings and comments do not count as nesting', () => {
  const brackets = '{[('.repeat(100)
  expect(isWithinLimits(`{ a(b: "${brackets}", c: """${brackets}""") # ${brackets}\n }`)).toBe(true)
})

test('hundreds of deeply nested documents are rejected quickly', () => {
  const begin = performance.now()
  for (let round = 0; round < 5; round += 1) {
    for (const attack of attacks) expect(documents.find(attack, 'Travel')).toBeNull()
  }
  // 400 documents; depth 3,000 with four fields took 30 s alone. Measured: about 5 ms for all.
  expect(performance.now() - begin).toBeLessThan(10_000)
})

test('the most expensive documents within the limits are cheap to compare', () => {
  // As deep and as long as is looked at: each level is printed once for each level above it.
  const field = 'a(b: "x", c: [[[1]]]) '
  const dear = `query Travel { ${`${field.repeat(6)} d{ `.repeat(8)} a ${'}'.repeat(8)} }`
  expect(isWithinLimits(dear)).toBe(true)
  const begin = performance.now()
  for (let round = 0; round < 100; round += 1) expect(documents.find(`${dear} #${round}`, 'Travel')).toBeNull()
  expect(performance.now() - begin).toBeLessThan(60_000)
})

test('a text longer than twice the longest document is rejected without parsing', () => {
  const longest = 2 * Math.max(...texts.map((text) => text.length))
  const [travel] = documents.all.filter(({ name }) => name === 'Travel')
  const text = travel?.text ?? ''
  expect(documents.find(text.padEnd(longest), 'Travel')).toBe(travel)
  expect(documents.find(text.padEnd(longest + 1), 'Travel')).toBeNull()
})

test('the cache of equivalent texts drops its oldest entries', () => {
  const [known] = documents.all
  const { text = '', name = '' } = known ?? {}
  for (let count = 1; count <= 200; count += 1) expect(documents.find(text + ' '.repeat(count), name)).toBe(known)
})
