import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createAdapter } from '#server/adapter/adapter.ts'
import { createTrustedDocuments } from '#server/documents/documents.ts'

const contract = buildSchema(`
  scalar JSON
  type Query {
    travel(id: ID!, first: Int, texts: [String!], filters: [Filter!], state: JSON): Travel
    tenant(id: ID!, "Addition: ours." ours: Int): Tenant
  }
  input Filter { name: String! selection: [String!]! "Addition: ours." ours: Boolean }
  type Travel { id: ID! name: String "Addition: ours." teaser: String "Addition: ours." images: [Image!] }
  type Image { publicId: String! }
  type Tenant { "Addition: ours." id: ID }
`)
const [known] = createTrustedDocuments([
  `query Travel($id: ID!, $first: Int, $texts: [String!], $filters: [Filter!], $state: JSON, $withName: Boolean = true) {
    __typename
    travel(id: $id, first: $first, texts: $texts, filters: $filters, state: $state) { __typename ...A ...B @include(if: $withName) }
    shop: tenant(id: $id, ours: $first) { __typename id }
  }
  fragment A on Travel { id ...C }
  fragment B on Travel { name id }
  fragment C on Travel { teaser images { publicId } }`,
]).all

function questionTo(platform: string | null, variables: Readonly<Record<string, unknown>>) {
  if (known === undefined) throw new Error('no document')
  const adapter = createAdapter({
    contract,
    platform: platform === null ? null : buildSchema(platform),
    note: () => undefined,
  })
  return adapter.adapt(known, variables).request
}

test('a platform with an unknown schema gets arguments as literals, so that no type name but JSON is sent', () => {
  const filters = [{ name: 'months', selection: ['2027-05', 'a "quoted" word\n'], ours: true }]
  expect(questionTo(null, { id: '4', first: 3, texts: [], filters, state: { a: 1 } })).toEqual({
    query:
      'query Travel($state: JSON) { travel(id: "4", first: 3, texts: [], filters: [{name: "months", selection: ["2027-05", "a \\"quoted\\" word\\n"]}], state: $state) { id name } shop: tenant(id: "4") { __typename } }',
    variables: { state: { a: 1 } },
    droppedFields: ['Filter.ours'],
  })
})

test('missing and null arguments are omitted for a platform with an unknown schema', () => {
  expect(questionTo(null, { id: '4', first: null }).query).toContain('travel(id: "4") {')
})

test('an @include variable omits its fragment, and its default applies if it is missing', () => {
  expect(questionTo(null, { id: '4', withName: false }).query).toContain('{ id }')
  expect(questionTo(null, { id: '4' }).query).toContain('{ id name }')
})

test('a platform with a known schema gets variables of its own type names, with converted values', () => {
  const platform = `
    scalar Anything
    type Query { travel(id: Int!, filters: [Wish!], state: Anything): Tour, tenant(id: String!): Shop }
    input Wish { name: String! selection: [String!]! }
    type Tour { id: Int name: String teaser: String }
    type Shop { id: Int }`
  const filters = [{ name: 'months', selection: ['2027-05'], ours: true }]
  expect(questionTo(platform, { id: '4', first: 3, filters, state: [] })).toEqual({
    query:
      'query Travel($id: Int!, $filters: [Wish!], $state: Anything, $id_: String!) { travel(id: $id, filters: $filters, state: $state) { id teaser name } shop: tenant(id: $id_) { id } }',
    variables: { id: 4, filters: [{ name: 'months', selection: ['2027-05'] }], state: [], id_: '4' },
    droppedFields: ['Filter.ours'],
  })
})

test('selections are memoized per combination of flags, whatever values are sent', () => {
  if (known === undefined) throw new Error('no document')
  const adapter = createAdapter({ contract, platform: null, note: () => undefined })
  const trees = new Set(Array.from({ length: 50 }, (_, index) => adapter.selections(known, { withName: `x${index}` })))
  expect(trees.size).toBe(1)
})

test('a reference that a known platform has as an object is asked for by its id, and an object it has as JSON as a whole', () => {
  const [document] = createTrustedDocuments(['query Room { room { addon addons settings { capacity } } }']).all
  if (document === undefined) throw new Error('no document')
  const adapter = createAdapter({
    contract: buildSchema(`
      type Query { room: Room }
      type Room { addon: ID! addons: [ID!]! settings: Settings! }
      type Settings { capacity: Int! }`),
    platform: buildSchema(`
      scalar Anything
      type Query { room: Chamber }
      type Chamber { addon: Extra addons: [Extra] settings: Anything }
      type Extra { id: Int! name: String }`),
    note: () => undefined,
  })
  const { request, answer } = adapter.adapt(document, {})
  expect(request.query).toBe('query Room { room { addon { id } addons { id } settings } }')
  const room = { addon: { id: 7 }, addons: [{ id: 8 }, { id: 9 }], settings: { capacity: '2', other: 1 } }
  expect(answer({ room })).toMatchObject({
    data: { room: { addon: '7', addons: ['8', '9'], settings: { capacity: 2 } } },
    errors: [],
  })
})
