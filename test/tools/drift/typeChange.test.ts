import { expect, test } from 'vitest'
import { typeChangesOf } from '#tools/drift/typeChange.ts'

test.each([
  ['String', 'String', []],
  ['ID!', 'String!', []],
  ['String!', 'String', ['nullable']],
  ['String', 'String!', ['nonNull']],
  ['[String!]!', '[String]!', ['nullable']],
  ['[ID!]', '[ID]!', ['nonNull', 'nullable']],
  ['[ID]!', '[ID!]', ['nullable', 'nonNull']],
  ['[ID!]', '[Int]!', ['nonNull', 'nullable', 'other']],
  ['String', '[String]', ['other']],
])('a change from %s to %s is told with all its parts', (before, after, changes) => {
  expect(typeChangesOf({ before, after })).toEqual(changes)
})
