import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { mergedSchema } from '#tools/drift/mergedSchema.ts'

const OURS = `"The contract."
schema {
  query: Query
}

# --- What is sold ---

type Query {
  "One travel."
  travel(id: ID!): Travel
}

"A tour."
type Travel {
  id: ID!
  "What it is called."
  name: String!
  "Addition: days."
  programme: [Day!]
}

type Day {
  title: String!
}
`

const merged = (platform: string) => mergedSchema(OURS, buildSchema(platform))

const WITHOUT_ADDITIONS = 'type Query { travel(id: ID!): Travel } type Travel { name: String! id: ID! }'

test('unchanged parts of a merged schema keep their text', () => {
  expect(merged(OURS)).toBe(OURS)
  const schema = readFileSync('schema.graphql', 'utf8')
  expect(mergedSchema(schema, buildSchema(schema))).toBe(schema)
})

test('a merged schema keeps our additions and their types', () => {
  expect(merged(WITHOUT_ADDITIONS)).toBe(OURS)
})

test('a merged schema keeps our order and descriptions, and appends new elements', () => {
  const platform =
    'type Query { travel(market: String, id: ID!): Travel } type Travel { zone: Int area: Area name: String id: ID! } type Area { size: Int }'
  expect(merged(platform)).toBe(`"The contract."
schema {
  query: Query
}

# --- What is sold ---

type Query {
  "One travel."
  travel(id: ID!, market: String): Travel
}

"A tour."
type Travel {
  id: ID!
  "What it is called."
  name: String
  "Addition: days."
  programme: [Day!]
  area: Area
  zone: Int
}

type Day {
  title: String!
}

type Area {
  size: Int
}
`)
})

test('a changed type keeps its blank lines and remarks, but those of elements the platform has removed', () => {
  const ours = `schema {
  query: Query
}

type Query {
  travel: Travel
}

# A tour.
type Travel {
  # Keys.
  id: ID! # as a text
  slug: String

  # Words: {plain} ones.
  "What it is called."
  name(
    # ISO 639
    language: String
  ): String!

  # Gone.
  old: Int

  # In francs.
  price: Float
  # More to come.
}
`
  const theirs =
    'type Query { travel: Travel } type Travel { zone: Int price: Float! name(language: String): String! id: ID! }'
  expect(mergedSchema(ours, buildSchema(theirs))).toBe(
    ours
      .replace('  slug: String\n', '')
      .replace('  # Gone.\n  old: Int\n\n', '')
      .replace('Float\n', 'Float!\n  zone: Int\n'),
  )
})

test('a merged schema keeps our directives, and the deprecations of the platform', () => {
  const ours = `${OURS.replace('name: String!', 'name: String! @default(value: 1)')}
directive @default(value: JSON!) on FIELD_DEFINITION

scalar JSON
`
  expect(mergedSchema(ours, buildSchema(WITHOUT_ADDITIONS))).toBe(ours)
  const deprecating = WITHOUT_ADDITIONS.replace('name: String!', 'name: String @deprecated(reason: "Old.")')
  expect(mergedSchema(ours, buildSchema(deprecating))).toContain(
    'name: String @deprecated(reason: "Old.") @default(value: 1)',
  )
})

test('a merged schema drops elements the platform has removed', () => {
  expect(merged('type Query { travel(id: ID!): Travel } type Travel { id: ID! }')).not.toContain('name')
})

test('a merged schema names the types of queries and mutations as the platform does', () => {
  const text = merged(
    'schema { query: RootQuery, mutation: Acts } type RootQuery { travel(id: ID!): Travel } type Acts { book: ID } type Travel { id: ID!, name: String! }',
  )
  const schema = buildSchema(text)
  expect([schema.getQueryType()?.name, schema.getMutationType()?.name]).toEqual(['RootQuery', 'Acts'])
  expect(text).toMatch(/^"The contract\."\nschema \{/)
})

test('a merged schema has no type of mutations where the platform has none', () => {
  const ours = OURS.replace('query: Query', 'query: Query\n  mutation: Mutation').concat(
    '\ntype Mutation { book: ID }\n',
  )
  expect(mergedSchema(ours, buildSchema(OURS))).toBe(OURS)
})
