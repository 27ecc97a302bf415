import { readFileSync } from 'node:fs'
import fc, { type Arbitrary } from 'fast-check'
import {
  buildSchema,
  getIntrospectionQuery,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql'
import { trustedDocuments } from '#test/support/server/openProxy.ts'
import { damaged, hostileText, hostileValue, Raw, toText } from './hostileJson.ts'
import { address, call, commonHeaders, envelope, type HeaderLines, JSON_TYPE, type Kind, whole } from './input.ts'
import type { FuzzContext } from './fuzzContext.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/** Valid values by the names of variables and input fields. */
function goodFor(name: string, known: FuzzContext): Arbitrary<unknown> | null {
  const one = (...values: readonly unknown[]) => fc.constantFrom(...values)
  const goods: Readonly<Record<string, Arbitrary<unknown>>> = {
    travelId: one(...known.travels),
    ratioTravelId: one(...known.variants),
    dateId: one(...known.departures),
    bookingId: one(known.bookingId, 'nobody'),
    json: one(...known.bookings),
    clientState: one(...known.bookings),
    conversionName: one('View_Tour', 'Download_PDF', 'Start_Checkout', 'Complete_Booking'),
    conversionTime: one(new Date().toISOString(), new Date().toISOString().replace('Z', '+00:00')),
    acquisitionTimestamp: one('2026-11-22T08:30:00Z'),
    name: one('destinations', 'travelTypes', 'months'),
    selection: one(['frankreich'], ['2027-05', '2027-06'], ['rundreise', 'badeferien']),
    query: one('see', 'Provence Lavendel', ''),
    returnUrl: one('/buchen/provence/online-zahlung', '/'),
    decisionId: fc.uuid(),
    tables: one(['t_packages'], ['t_packages', 't_reiseleistungen'], null),
  }
  return goods[name] ?? null
}

/** A value the contract allows. */
function good(type: GraphQLInputType, name: string, known: FuzzContext): Arbitrary<unknown> {
  if (isNonNullType(type)) return goodFor(name, known) ?? good(type.ofType, name, known)
  const named = goodFor(name, known)
  if (named !== null) return named
  if (isListType(type)) return fc.array(good(type.ofType, name, known), { maxLength: 3 })
  if (isInputObjectType(type)) {
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, good(field.type, field.name, known)]),
      ),
    )
  }
  const scalars: Readonly<Record<string, Arbitrary<unknown>>> = {
    Int: fc.integer({ min: 0, max: 10 }),
    Float: fc.double({ noNaN: true, noDefaultInfinity: true }),
    Boolean: fc.boolean(),
    ID: fc.constant('4'),
    DateTime: fc.constant('2026-11-22T08:30:00Z'),
  }
  return scalars[type.name] ?? fc.string({ maxLength: 20 })
}

/** The variables of each operation, as the contract allows them. */
export function goodCalls(known: FuzzContext) {
  return trustedDocuments.all.map(({ name, text, operation }) => {
    const entries = (operation.variableDefinitions ?? []).map(({ variable, type }) => {
      const named = typeFromAST(schema, type) as GraphQLInputType
      return [
        variable.name.value,
        name === 'PlaceBooking' && variable.name.value === 'tenantId'
          ? fc.constant(4)
          : good(named, variable.name.value, known),
      ] as const
    })
    return { name, text, variables: fc.record(Object.fromEntries(entries)) }
  })
}

/** Each of the eleven operations with mutated variables and input fields. */
export const operations: Kind = (known) =>
  fc.oneof(
    ...goodCalls(known).map(({ name, text, variables }) =>
      fc.tuple(address, changed(variables, known)).map(([from, changes]) =>
        whole(`operation ${name}`, {
          method: 'POST',
          target: '/api/proxy',
          common: commonHeaders(from),
          headers: [JSON_TYPE, ...AGAIN],
          body: envelope(text, changes, name),
        }),
      ),
    ),
  )

function changed(variables: Arbitrary<object>, { travels }: FuzzContext): Arbitrary<string> {
  const texts = fc.oneof(hostileText, fc.constantFrom(...travels))
  return variables.chain((values) =>
    fc.oneof(
      { weight: 12, arbitrary: damaged(values).map(toText) },
      // One variable alone, so that nothing else is in its way.
      {
        weight: 8,
        arbitrary: fc.tuple(fc.nat(20), hostileValue).map(([place, value]) => toText(withOne(values, place, value))),
      },
      {
        weight: 4,
        arbitrary: fc.tuple(fc.nat(20), texts).map(([place, value]) => toText(withOne(values, place, value))),
      },
      { weight: 1, arbitrary: hostileValue.map(toText) },
      {
        weight: 2,
        arbitrary: fc.tuple(texts, hostileValue).map(([key, value]) => toText({ ...values, [key]: value })),
      },
      { weight: 1, arbitrary: fc.constant(toText(values)) },
    ),
  )
}

/** The variables with another value in one of their fields, or in one of the fields of their input. */
function withOne(values: object, place: number, value: unknown): unknown {
  const [[name, first] = ['', null]] = Object.entries(values) as [string, unknown][]
  if (name === 'input' && typeof first === 'object' && first !== null) return { input: withOne(first, place, value) }
  const keys = Object.keys(values)
  const key = keys[place % Math.max(keys.length, 1)]
  return key === undefined ? values : { ...values, [key]: value }
}

/** Confirms a booking for the same people as a moment ago. */
const AGAIN: HeaderLines = [['X-Book-Again', '1']]

/** Whole bookings of real visitors with one to four of their places changed. */
export const bookings: Kind = (known) => {
  const text = trustedDocuments.all.find(({ name }) => name === 'PlaceBooking')?.text ?? ''
  const id = { submissionId: '7a3c1f0e-5b1d-4c57-9a51-0d8f4e2b6c11', expectedTotal: null }
  const wire = fc.constantFrom(...known.bookings).chain((booking) =>
    fc.oneof(
      { weight: 10, arbitrary: chosen(booking) },
      { weight: 4, arbitrary: damaged(booking) },
      {
        weight: 4,
        arbitrary: damaged(people(booking)).map((changes) => ({ ...(booking as object), ...(changes as object) })),
      },
      { weight: 1, arbitrary: chosen(booking).map((json) => ({ ...(json as object), customBookingParams: id })) },
      { weight: 1, arbitrary: chosen(booking).map((json) => new Raw(JSON.stringify(toText(json)))) },
    ),
  )
  const tenantId = fc.oneof({ weight: 12, arbitrary: fc.constant(new Raw('4')) }, hostileValue)
  const again = fc.constantFrom<HeaderLines>(...Array.from({ length: 9 }, () => AGAIN), [])
  return fc.tuple(address, wire, tenantId, again).map(([from, json, tenant, headers]) =>
    whole('booking', {
      method: 'POST',
      target: '/api/proxy',
      common: commonHeaders(from),
      headers: [JSON_TYPE, ...headers],
      body: envelope(text, toText({ tenantId: tenant, json }), 'PlaceBooking'),
    }),
  )
}

/** Paths of a booking that are copies of platform data. */
const COPIES: ReadonlySet<string> = new Set([
  'travel',
  'ratioSummary',
  'bargainConfig',
  'esimConfig',
  'onlinePaymentConfig',
  'ageGroups',
])

function part(booking: unknown, isCopy: boolean): object {
  return Object.fromEntries(Object.entries(booking as object).filter(([name]) => COPIES.has(name) === isCopy))
}

/** Mutations of the visitor's part of a booking. */
function chosen(booking: unknown): Arbitrary<unknown> {
  const copies = part(booking, true)
  return damaged(part(booking, false)).map((json) =>
    typeof json === 'object' && json !== null && !(json instanceof Raw) ? { ...copies, ...json } : json,
  )
}

function people(booking: unknown): object {
  const { travellers, babies, billingAddress } = booking as Record<string, unknown>
  return { travellers, babies, billingAddress }
}

const names = trustedDocuments.all.map(({ name }) => name)

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
function almost(ours: string): Arbitrary<string> {
  return fc
    .array(
      fc.record({
        from: fc.nat(),
        length: fc.nat(40),
        wedge: fc.constantFrom('', '', ...WEDGES),
        isDoubled: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) =>
      changes.reduce((document, { from, length, wedge, isDoubled }) => {
        const place = from % document.length
        const piece = document.slice(place, place + length)
        return document.slice(0, place) + wedge + (isDoubled ? piece + piece : '') + document.slice(place + length)
      }, ours),
    )
}

/** A document of ours that is spelled otherwise: it asks the same, and costs a look. */
function spelledOtherwise(ours: string): Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom('\n', '  ', ',', ' # a comment\n', '\t\r\n', '\uFEFF '), fc.nat(400))
    .map(([space, count]) => {
      let place = 0
      return ours.replaceAll(' ', (plain) => ((place += 1) % 7 < 3 && place <= count ? space : plain))
    })
}

/** Documents much like ours, with the variables of theirs, which would be refused before the document is looked at. */
function likeOurs(known: FuzzContext): Arbitrary<string> {
  return fc.oneof(
    ...goodCalls(known).map(({ name, text, variables }) =>
      fc
        .tuple(
          fc.oneof({ weight: 5, arbitrary: almost(text) }, { weight: 4, arbitrary: spelledOtherwise(text) }),
          variables,
        )
        .map(([document, values]) => envelope(document, toText(values), name)),
    ),
  )
}

/** Documents that are none of the website's, of every depth and width. */
export const unknownDocuments: Kind = (known) => {
  const query = fc.oneof(
    { weight: 5, arbitrary: nested },
    { weight: 3, arbitrary: nestedValues },
    { weight: 6, arbitrary: flood },
    { weight: 3, arbitrary: fc.constantFrom(...RINGS) },
    { weight: 2, arbitrary: hostileText },
  )
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, hostileText)
  const unlikeOurs = fc.tuple(query, name).map(([text, operationName]) => envelope(text, '{}', operationName))
  const body = fc.oneof({ weight: 19, arbitrary: unlikeOurs }, { weight: 9, arbitrary: likeOurs(known) })
  return fc.tuple(address, body).map(([from, json]) => call('document', from, json))
}
