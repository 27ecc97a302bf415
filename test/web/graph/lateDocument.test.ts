import { createRequest, gql } from '@urql/core'
import { expect, test } from 'vitest'
import { lateDocument } from '#web/graph/lateDocument.ts'

const TEXT = 'query Travel($id:ID!){travel(id:$id){__typename id ...Days}} fragment Days on Travel{days}'

test('a request is the same whether its document was read early or late', () => {
  const [late, early] = [createRequest(lateDocument(TEXT), { id: '1' }), createRequest(gql(TEXT), { id: '1' })]
  expect(late.key).toBe(early.key)
  expect(late.query.definitions).toEqual(early.query.definitions)
})

test('a document nobody asks with is never read', () => {
  expect(() => lateDocument('query {')).not.toThrow()
  expect(() => createRequest(lateDocument('query {'), {})).toThrow('Syntax Error')
})
