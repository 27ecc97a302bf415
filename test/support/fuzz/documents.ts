import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { getIntrospectionQuery } from 'graphql'
import { known as documents } from '#test/support/server/openProxy.ts'
import { hostileText } from './hostileJson.ts'
import { address, call, envelope, type Kind } from './input.ts'

const texts = documents.all.map(({ text }) => text)
const names = documents.all.map(({ name }) => name)

const depth = fc.oneof(
  fc.integer({ min: 10, max: 5_000 }),
  fc.constantFrom(10, 11, 12, 13, 14, 600, 2_000, 2_500, 3_000, 4_000, 5_000, 60_000),
)
const many = fc.constantFrom(10, 100, 1_000, 1_499, 1_501, 5_000, 20_000, 80_000)

const nested: Arbitrary<string> = fc
  .record({
    levels: depth,
    width: fc.integer({ min: 1, max: 4 }),
    field: fc.constantFrom('a', 'travel', '...F', '... on Travel', 'a(id:"4")', 'a:b @include(if:true)'),
  })
  .map(({ levels, width, field }) => {
    const siblings = Array.from({ length: width - 1 }, (_, place) => ` f${place}`).join('')
    return `query Travel ${`{${siblings} ${field} `.repeat(levels)}{id}${'}'.repeat(levels)}`
  })

const NESTED_VALUES = [
  ['[', ']'],
  ['{a:', '}'],
  ['(', ')'],
  ['a(b:[', '])'],
  ['{a(b:{c:', '})}'],
] as const

const nestedValues: Arbitrary<string> = fc
  .tuple(
    depth,
    fc.constantFrom(...NESTED_VALUES),
    fc.constantFrom('{travel(id:@){id}}', 'query Travel($a:@){id}', 'query Travel($a:Int=@){id}', '@', '{a @b(c:@)}'),
  )
  .map(([levels, [open, close], frame]) => frame.replace('@', `${open.repeat(levels)}1${close.repeat(levels)}`))

const UNITS = [
  ...[
    ' a',
    ' a#:travel(id:"4")',
    ',',
    '\n',
    '\uFEFF',
    ' @a',
    ' $a:Int',
    '#x\n',
    '"x"',
    '"""x"""',
    ' 1',
    ' {a}',
    ' {',
    ' }',
    ' ...F',
    ' ... on T{a}',
  ],
  ...[
    ' query Q#{a}',
    ' fragment F# on T{...F@}',
    ' 1e5',
    '\\',
    '!',
    ' :',
    '|',
    '&',
    '=',
    '"\\u{10FFFF}"',
    '"\\',
    ' é',
    '\0',
    '...',
  ],
] as const

const flood: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...UNITS),
    many,
    fc.constantFrom('@', '{@}', 'query Travel{a@}', '{a(b:@)}', 'query Travel(@){a}'),
  )
  .map(([unit, count, frame]) =>
    frame.replace('@', () =>
      Array.from({ length: Math.min(count, Math.floor(900_000 / (unit.length + 3))) }, (_, place) =>
        unit.replace('#', String(place)).replace('@', String(place + 1)),
      ).join(''),
    ),
  )

const RINGS = [
  'query Travel{...A} fragment A on Query{...B} fragment B on Query{...A}',
  'query Travel{...A} fragment A on Query{...A ...A ...A}',
  'query Travel{a{...A}} fragment A on Travel{a{...B}} fragment B on Travel{b{...C}} fragment C on Travel{c{...A}}',
  'query Travel{...Nowhere}',
  'fragment A on Travel{id}',
  'query Travel{...A} query Travel{...A} fragment A on Query{id} fragment A on Query{id}',
  'subscription Travel{travel{id}}',
  'mutation PlaceBooking{a:placeBooking b:placeBooking}',
  'type Query{a:Int} schema{query:Query} extend type Query{b:Int} directive @a on FIELD',
  '{__schema{types{name}}}',
  '{__type(name:"Travel"){fields{name}}}',
  '{_service{sdl}} ',
  getIntrospectionQuery(),
] as const

const WEDGES = [
  '{',
  '}',
  '(',
  ')',
  '"',
  '"""',
  '#',
  '\\',
  '\0',
  ' @include(if:true)',
  ' __typename',
  ' id',
  ' alias:id',
  '...A',
  ',',
  '$x',
  '\n\n',
  'é',
  '\uFEFF',
  ' { id } ',
] as const

/** A document of ours with pieces cut out, doubled or put in, at most a few, so that it is still much like ours. */
const almostOurs: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(
      fc.record({
        from: fc.nat(),
        length: fc.nat(40),
        wedge: fc.constantFrom('', '', ...WEDGES),
        isDoubled: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((document, { from, length, wedge, isDoubled }) => {
      const place = from % document.length
      const piece = document.slice(place, place + length)
      return document.slice(0, place) + wedge + (isDoubled ? piece + piece : '') + document.slice(place + length)
    }, text),
  )

/** A document of ours that is spelled otherwise: it asks the same, and costs a look. */
const otherSpelling: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.constantFrom('\n', '  ', ',', ' # a comment\n', '\t\r\n', '\uFEFF '),
    fc.nat(400),
  )
  .map(([text, space, count]) => {
    let place = 0
    return text.replaceAll(' ', (plain) => ((place += 1) % 7 < 3 && place <= count ? space : plain))
  })

/** Documents that are none of the website's, of every depth and width. */
export const unknownDocuments: Kind = () => {
  const query = fc.oneof(
    { weight: 5, arbitrary: nested },
    { weight: 3, arbitrary: nestedValues },
    { weight: 6, arbitrary: flood },
    { weight: 3, arbitrary: fc.constantFrom(...RINGS) },
    { weight: 5, arbitrary: almostOurs },
    { weight: 4, arbitrary: otherSpelling },
    { weight: 2, arbitrary: hostileText },
  )
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, hostileText)
  return fc
    .tuple(address, query, name)
    .map(([from, text, operationName]) => call('document', from, envelope(text, '{}', operationName)))
}
