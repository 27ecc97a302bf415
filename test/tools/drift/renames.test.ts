import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { renamesBetween } from '#tools/drift/renames.ts'

const renames = (before: string, after: string) =>
  Object.fromEntries(renamesBetween(buildSchema(before), buildSchema(after)))

test('of two types that went, the one that shares more with a new type is called that now, and the other is removed', () => {
  expect(
    renames(
      'type Query { a: Hotel b: Inn } type Hotel { id: ID name: String stars: Int } type Inn { id: ID name: String stars: Int town: String }',
      'type Query { a: House } type House { id: ID name: String stars: Int town: String }',
    ),
  ).toEqual({ Inn: 'House' })
})

test('each of two types that went is called by the name of its own successor', () => {
  expect(
    renames(
      'type Query { a: Hotel b: Inn } type Hotel { id: ID name: String stars: Int } type Inn { id: ID name: String stars: Int town: String }',
      'type Query { a: House b: Home } type House { id: ID name: String stars: Int town: String } type Home { id: ID name: String stars: Int }',
    ),
  ).toEqual({ Inn: 'House', Hotel: 'Home' })
})

test('a type whose fields nearly all went with it is removed, not renamed', () => {
  expect(
    renames(
      'type Query { a: Hotel } type Hotel { id: ID name: String stars: Int }',
      'type Query { a: House } type House { id: ID roof: String door: Int }',
    ),
  ).toEqual({})
})
