import { createRequest, gql, stringifyDocument } from '@urql/core'
import { expect, test } from 'vitest'
import { lazyDocument as withKey } from '#gql/lazyDocument.ts'
import { documentKey } from '#tools/codegen/typedHooks.ts'

/** As in the generated modules. */
function lazyDocument(text: string) {
  return withKey(text, documentKey(text))
}

const TEXT = 'query Travel($id:ID!){travel(id:$id){__typename id ...Days}} fragment Days on Travel{days}'

test('a lazily parsed document gives the same request as one parsed at once', () => {
  const [lazy, eager] = [createRequest(lazyDocument(TEXT), { id: '1' }), createRequest(gql(TEXT), { id: '1' })]
  expect(lazy.query.definitions).toEqual(eager.query.definitions)
  expect(lazy.variables).toEqual(eager.variables)
})

test('requests share a key if and only if document text and variables are the same', () => {
  const { key } = createRequest(lazyDocument(TEXT), { id: '1' })
  expect(createRequest(lazyDocument(TEXT), { id: '1' }).key).toBe(key)
  expect(createRequest(lazyDocument(TEXT), { id: '2' }).key).not.toBe(key)
  expect(createRequest(lazyDocument(TEXT.replace('days', 'name')), { id: '1' }).key).not.toBe(key)
})

test('a document is not parsed to create a request or to send its text', () => {
  const unreadable = 'query {'
  const { query } = createRequest(lazyDocument(unreadable), {})
  expect(stringifyDocument(query)).toBe(unreadable)
  expect(() => query.definitions).toThrow('Syntax Error')
})
