import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createAdapter } from '#server/adapter/adapter.ts'
import type { ReportedError } from '#server/adapter/answer.ts'
import type { Finding } from '#server/adapter/findings.ts'
import { createTrustedDocuments } from '#server/documents/documents.ts'
import { CONTRACT_DIRECTIVES } from '#test/support/contract/contractDirectives.ts'

const contract = buildSchema(`
  ${CONTRACT_DIRECTIVES}
  scalar Date
  scalar JSON
  enum Kind { ADULT MINOR }
  type Query { travel(id: ID!): Travel, list: [Travel!]! }
  type Mutation { book: Result! }
  type Result { success: Boolean! orderNo: String }
  type Travel {
    id: ID!
    name: String!
    title: String! @singleLine @default(value: "Reise")
    label: String @singleLine
    info: String @richText
    link: String @webAddress
    lines: [String!]! @singleLine
    price: Float
    days: Int!
    currency: String! @default(value: "CHF")
    "Free below this age."
    freeUntil: Int! @default(value: 0)
    isOpen: Boolean!
    start: Date
    kind: Kind!
    tags: [String!]!
    seo: Seo!
    rooms: [Room!]!
    extras: [Extra!]! @failsParent(each: true)
    record: Record @failsParent
    guides: [Guide!]!
    raw("Addition: ours." tables: [String!]): JSON @singleLine(keys: ["name", "ort"])
    "Addition: ours."
    teaser: String
  }
  type Seo { slug: String }
  type Extra {
    no: String!
    name: String
    settings: Seo @failsParent
  }
  type Record {
    currency: String @failsParent
  }
  type Room { no: String! places: Int! }
  type Guide {
    fullName: String! @singleLine
  }
`)
const FIELDS =
  '__typename id name title label info link lines price days currency freeUntil isOpen start kind tags seo { __typename slug } rooms { __typename no places } guides { __typename fullName } raw teaser'
const documents = createTrustedDocuments([
  `query Travel { __typename travel(id: "1") { ${FIELDS} } }`,
  `query List { __typename list { ${FIELDS} } }`,
  'query Raw($tables: [String!]) { __typename travel(id: "1") { __typename raw(tables: $tables) } }',
  'query Priced { __typename travel(id: "1") { __typename name extras { __typename no name settings { __typename slug } } record { __typename currency } } }',
  'mutation Book { __typename book { __typename success orderNo } }',
])

const whole = {
  id: '1',
  name: 'Alpen',
  title: 'Rund um den See',
  label: 'Neu',
  info: null,
  link: null,
  lines: [],
  price: 1290.5,
  days: 4,
  currency: 'EUR',
  freeUntil: 2,
  isOpen: true,
  start: '2027-06-12',
  kind: 'ADULT',
  tags: ['neu'],
  seo: { slug: 'alpen' },
  rooms: [{ no: '10', places: 2 }],
  guides: [],
  raw: { t_packages: { data: [] } },
}

interface Reported {
  readonly reported?: readonly ReportedError[]
  readonly variables?: Readonly<Record<string, unknown>>
}

/** The answer of a platform that hides its schema, as it comes out of the adapter. */
function adapted(
  name: string,
  data: Readonly<Record<string, unknown>>,
  { reported = [], variables = {} }: Reported = {},
) {
  const findings: Finding[] = []
  const adapter = createAdapter({ contract, platform: null, note: (finding) => findings.push(finding) })
  const known = documents.all.find((document) => document.name === name)
  if (known === undefined) throw new Error(`no document ${name}`)
  return { ...adapter.adapt(known, variables).answer(data, reported), findings }
}

function travelWith(parts: Readonly<Record<string, unknown>>) {
  const { data, ...rest } = adapted('Travel', { travel: { ...whole, ...parts } })
  return { travel: data?.['travel'] as Record<string, unknown> | null, ...rest }
}

test('an answer that matches the contract is unchanged, and additions that were not requested are null', () => {
  const { travel, errors, findings } = travelWith({})
  expect(travel).toEqual({
    ...whole,
    __typename: 'Travel',
    seo: { __typename: 'Seo', slug: 'alpen' },
    rooms: [{ __typename: 'Room', no: '10', places: 2 }],
    teaser: null,
  })
  expect([errors, findings]).toEqual([[], []])
})

test.each([
  { field: 'id', sent: 1, read: '1' },
  { field: 'name', sent: 2027, read: '2027' },
  { field: 'price', sent: '1290.50', read: 1290.5 },
  { field: 'days', sent: '4', read: 4 },
  { field: 'days', sent: 4.0, read: 4 },
  { field: 'isOpen', sent: 1, read: true },
  { field: 'isOpen', sent: '1', read: true },
  { field: 'isOpen', sent: 'true', read: true },
  { field: 'isOpen', sent: 0, read: false },
  { field: 'isOpen', sent: 'false', read: false },
  { field: 'isOpen', sent: null, read: false },
  { field: 'kind', sent: 'minor', read: 'MINOR' },
  { field: 'currency', sent: null, read: 'CHF' },
  { field: 'freeUntil', sent: null, read: 0 },
  { field: 'tags', sent: null, read: [] },
  { field: 'tags', sent: [1, 'x'], read: ['1', 'x'] },
  { field: 'rooms', sent: null, read: [] },
  { field: 'seo', sent: null, read: { __typename: 'Seo', slug: null } },
  { field: 'price', sent: null, read: null },
  { field: 'title', sent: null, read: 'Reise' },
  { field: 'title', sent: ' ', read: 'Reise' },
  { field: 'title', sent: '<p></p>', read: 'Reise' },
  { field: 'title', sent: '  Rund  um den See ', read: 'Rund um den See' },
  { field: 'label', sent: '', read: null },
  { field: 'info', sent: '<p> </p>', read: null },
  { field: 'guides', sent: [{ fullName: ' ' }, { fullName: '<b></b>' }], read: [] },
  { field: 'lines', sent: ['Frühstück', ' ', 'Bahn  und Car'], read: ['Frühstück', 'Bahn und Car'] },
])('$field: $sent is read as $read, without an error', ({ field, sent, read }) => {
  const { travel, errors } = travelWith({ [field]: sent })
  expect(travel?.[field]).toEqual(read)
  expect(errors).toEqual([])
})

test('type names are replaced by those of the contract, and unrequested fields are dropped', () => {
  const { travel } = travelWith({ __typename: 'Tour', more: 1, seo: { __typename: 'Meta', slug: 'a' } })
  expect(travel).toMatchObject({ __typename: 'Travel', seo: { __typename: 'Seo' } })
  expect(travel).not.toHaveProperty('more')
})

test.each([
  { field: 'price', sent: 'auf Anfrage' },
  { field: 'price', sent: '' },
  { field: 'start', sent: 20270612 },
])(
  '$field: $sent cannot be read: null there, with an error at its path that does not tell the value',
  ({ field, sent }) => {
    const { travel, errors, findings } = travelWith({ [field]: sent })
    expect(travel).toMatchObject({ name: 'Alpen', [field]: null })
    expect(errors).toEqual([
      {
        message: `The booking system gave no usable Travel.${field}`,
        path: ['travel', field],
        extensions: { code: 'UNUSABLE_FIELD' },
      },
    ])
    expect(findings).toEqual([{ kind: 'refused', coordinate: `Travel.${field}` }])
  },
)

test('an unreadable list entry is dropped, and the rest of the answer stays', () => {
  const { travel, errors } = travelWith({
    rooms: [{ no: '10', places: 2 }, { no: '11', places: 'viele' }, null, { no: 12, places: '1' }],
  })
  expect(travel?.['rooms']).toMatchObject([
    { no: '10', places: 2 },
    { no: '12', places: 1 },
  ])
  expect(errors.map(({ path }) => path)).toEqual([
    ['travel', 'rooms', 1, 'places'],
    ['travel', 'rooms', 2],
  ])
})

test('a missing non-null value nulls the nearest nullable field', () => {
  const { data, errors } = adapted('Travel', { travel: { ...whole, name: null } })
  expect(data).toEqual({ __typename: 'Query', travel: null })
  expect(errors.map(({ path }) => path)).toEqual([['travel', 'name']])
  expect(adapted('List', { list: [whole, { ...whole, name: {} }] }).data?.['list']).toHaveLength(1)
})

test.each([null, undefined, 'x', [], {}])('a travel of %j does not throw', (travel) => {
  expect(() => adapted('Travel', { travel })).not.toThrow()
})

test('null for a list is an empty list, unless the answer has errors or lacks the field', () => {
  expect(adapted('List', { list: null }).data).toMatchObject({ list: [] })
  expect(adapted('List', { list: null }, { reported: [{ path: null }] }).data).toBeNull()
  expect(adapted('List', {}).errors.map(({ path }) => path)).toEqual([['list']])
})

test('a mutation without `success` has no answer', () => {
  expect(adapted('Book', { book: { success: null, orderNo: 'A-1' } }).data).toBeNull()
  expect(adapted('Book', { book: { success: '1', orderNo: 7 } }).data).toMatchObject({
    book: { success: true, orderNo: '7' },
  })
  expect(adapted('Book', { book: { success: false, orderNo: null } }).data).toMatchObject({ book: { success: false } })
})

// rule 7.1.3
test.each([
  ['some parts', { tables: ['a', 'b'] }, { a: 1, c: 2 }, { a: 1 }],
  ['some parts, of a text', { tables: ['a'] }, '{"a":1,"c":2}', { a: 1 }],
  ['all', {}, { a: 1, c: 2 }, { a: 1, c: 2 }],
  ['parts within a wrapping', { tables: ['a'] }, { data: { a: 1 } }, { data: { a: 1 } }],
  ['parts of a text that is no JSON', { tables: ['a'] }, 'a=1', 'a=1'],
])(
  'a platform that cannot be asked for parts of a JSON sends all, and the page gets what it asked for: %s',
  (...row) => {
    const [, variables, raw, expected] = row
    const { data, errors } = adapted('Raw', { travel: { raw } }, { variables })
    expect(data?.['travel']).toEqual({ __typename: 'Travel', raw: expected })
    expect(errors).toEqual([])
  },
)

// rules 3.6.3.2, 10.34
test.each([
  ['a table', { a: { data: [{ nr: 1, name: 'Bern &amp; Umgebung', code: 'A&amp;B' }] } }],
  ['text', '{"a":{"data":[{"nr":1,"name":"Bern &amp; <b>Umgebung</b>","code":"A&amp;B"}]}}'],
  ['text with escapes', String.raw`{"a":{"data":[{"nr":1,"name":"Bern \u0026amp; Umgebung","code":"A&amp;B"}]}}`],
])('visible names in the JSON of the back office have neither tags nor entities, and codes stay: %s', (_form, raw) => {
  const { data } = adapted('Raw', { travel: { raw } })
  expect(data).toMatchObject({
    travel: { raw: { a: { data: [{ nr: 1, name: 'Bern & Umgebung', code: 'A&amp;B' }] } } },
  })
})

// rule 3.6.3.2
test.each([[{ a: [{ name: 'Bern', code: '<x>' }] }], ['{"a":1}'], ['a & b'], ['Preis < 10'], [null]])(
  'JSON without such names is passed on as it is: %j',
  (raw) => {
    expect(adapted('Raw', { travel: { raw } }).data?.['travel']).toEqual({ __typename: 'Travel', raw })
  },
)

// rule 7.1.3
test('one answer of a platform serves calls for different parts', () => {
  const adapter = createAdapter({ contract, platform: null, note: () => undefined })
  const document = documents.all.find(({ name }) => name === 'Raw')
  if (document === undefined) throw new Error('no document')
  const shared = { travel: { raw: { a: 1, b: 2 } } }
  const read = (tables: readonly string[]) => adapter.adapt(document, { tables }).answer(shared).data
  expect(read(['a'])).toMatchObject({ travel: { raw: { a: 1 } } })
  expect(read(['b'])).toMatchObject({ travel: { raw: { b: 2 } } })
})

const priced = { name: 'Alpen', extras: null, record: { currency: null } }
const asEmpty = {
  __typename: 'Travel',
  name: 'Alpen',
  extras: [],
  record: { __typename: 'Record', currency: null },
}

test.each<[what: string, reported: readonly ReportedError[], travel: object | null]>([
  ['none', [], asEmpty],
  ['one without a path, which may be that of the part', [{ path: null }], null],
  ['one of another field', [{ path: ['travel', 'name'] }], asEmpty],
  ['one of the list', [{ path: ['travel', 'extras'] }], null],
  ['one of an entry of the list, which took the list with it', [{ path: ['travel', 'extras', 0, 'no'] }], null],
  ['one below an object that may be null', [{ path: ['travel', 'record', 'currency'] }], null],
])('a part that fails with its parent is read with errors: %s', (_, reported, travel) => {
  const { data, errors } = adapted('Priced', { travel: priced }, { reported })
  expect(data?.['travel']).toEqual(travel)
  expect(errors.length > 0).toBe(travel === null)
})

const extra = { no: '1', name: null, settings: null }

test.each<[what: string, extras: readonly unknown[], step: string]>([
  ['the settings of an extra', [{ no: '2', settings: {} }, extra], 'settings'],
  ['the number of an extra', [{ no: '2' }, { ...extra, no: null }], 'no'],
  ['an extra as a whole', [{ no: '2' }, null], 'no'],
])('a list of which each entry fails with its parent does so by an error beside %s', (_, extras, step) => {
  const reported = [{ path: ['travel', 'extras', 1, step] }]
  const { data } = adapted('Priced', { travel: { name: 'Alpen', extras, record: null } }, { reported })
  expect(data?.['travel']).toBeNull()
})

test('a list of which each entry fails with its parent stands where an entry lacks what it can do without', () => {
  const reported = [{ path: ['travel', 'extras', 0, 'name'] }]
  const { data } = adapted('Priced', { travel: { name: 'Alpen', extras: [extra], record: null } }, { reported })
  expect(data).toMatchObject({ travel: { extras: [extra] } })
})

test('a link that leads to no address of the web is dropped and told, a blank one is none', () => {
  const unsafe = travelWith({ link: 'javascript:alert(1)' })
  expect(unsafe.travel).toMatchObject({ name: 'Alpen', link: null })
  expect(unsafe.findings).toEqual([{ kind: 'refused', coordinate: 'Travel.link' }])
  const blank = travelWith({ link: ' ' })
  expect(blank.travel).toMatchObject({ link: null })
  expect(blank.findings).toEqual([])
  expect(travelWith({ link: 'https://alpen.example' }).travel).toMatchObject({ link: 'https://alpen.example' })
})
