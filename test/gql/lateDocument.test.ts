import { createRequest, gql, stringifyDocument } from '@urql/core'
import { expect, test } from 'vitest'
import { lateDocument as withKey } from '#gql/lateDocument.ts'
import { documentKey } from '#tools/codegen/documentKey.ts'

/** As the generated modules make them. */
function lateDocument(text: string) {
  return withKey(text, documentKey(text))
}

const TEXT = 'query Travel($id:ID!){travel(id:$id){__typename id ...Days}} fragment Days on Travel{days}'

test('a request asks the same whether its document was read early or late', () => {
  const [late, early] = [createRequest(lateDocument(TEXT), { id: '1' }), createRequest(gql(TEXT), { id: '1' })]
  expect(late.query.definitions).toEqual(early.query.definitions)
  expect(late.variables).toEqual(early.variables)
})

test('the same text with the same variables is the same request, another of either is not', () => {
  const { key } = createRequest(lateDocument(TEXT), { id: '1' })
  expect(createRequest(lateDocument(TEXT), { id: '1' }).key).toBe(key)
  expect(createRequest(lateDocument(TEXT), { id: '2' }).key).not.toBe(key)
  expect(createRequest(lateDocument(TEXT.replace('days', 'name')), { id: '1' }).key).not.toBe(key)
})

test('to ask with a document, and to send its text, it is not read', () => {
  const unreadable = 'query {'
  const { query } = createRequest(lateDocument(unreadable), {})
  expect(stringifyDocument(query)).toBe(unreadable)
  expect(() => query.definitions).toThrow('Syntax Error')
})
