import { createRequest, gql, stringifyDocument } from '@urql/core'
import { expect, test } from 'vitest'
import { lazyDocument as withKey } from '#gql/lazyDocument.ts'
import { documentKey } from '#tools/codegen/documentKey.ts'

/** As the generated modules make them. */
function lazyDocument(text: string) {
  return withKey(text, documentKey(text))
}

const TEXT = 'query Travel($id:ID!){travel(id:$id){__typename id ...Days}} fragment Days on Travel{days}'

test('a request asks the same whether its document was read early or late', () => {
  const [late, early] = [createRequest(lazyDocument(TEXT), { id: '1' }), createRequest(gql(TEXT), { id: '1' })]
  expect(late.query.definitions).toEqual(early.query.definitions)
  expect(late.variables).toEqual(early.variables)
})

test('the same text with the same variables is the same request, another of either is not', () => {
  const { key } = createRequest(lazyDocument(TEXT), { id: '1' })
  expect(createRequest(lazyDocument(TEXT), { id: '1' }).key).toBe(key)
  expect(createRequest(lazyDocument(TEXT), { id: '2' }).key).not.toBe(key)
  expect(createRequest(lazyDocument(TEXT.replace('days', 'name')), { id: '1' }).key).not.toBe(key)
})

test('to ask with a document, and to send its text, it is not read', () => {
  const unreadable = 'query {'
  const { query } = createRequest(lazyDocument(unreadable), {})
  expect(stringifyDocument(query)).toBe(unreadable)
  expect(() => query.definitions).toThrow('Syntax Error')
})
