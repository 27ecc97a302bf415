import { expect, test } from 'vitest'
import { generate } from '#test/tools/codegen/generate.ts'
import { typedHooks } from '#tools/codegen/typedHooks.ts'

const SCHEMA = `
  type Query { travel(id: ID): String, summary(id: ID): String }
  type Mutation { book(id: ID): String }
`

test('a query whose variables are required asks for them', async () => {
  const hooks = await generate(typedHooks, { schema: SCHEMA, document: 'query Travel($id: ID!) { travel(id: $id) }' })
  expect(hooks).toContain('export function useTravelQuery(options: ')
  expect(hooks).toContain('{ variables: TravelQueryVariables }')
})

test('a query without required variables can be called without options', async () => {
  const hooks = await generate(typedHooks, { schema: SCHEMA, document: 'query Travel($id: ID) { travel(id: $id) }' })
  expect(hooks).toContain('{ variables?: TravelQueryVariables } = {}')
})

test('a mutation becomes a hook of its own document', async () => {
  const hooks = await generate(typedHooks, { schema: SCHEMA, document: 'mutation Book { book }' })
  expect(hooks).toContain('export function useBookMutation()')
  expect(hooks).toContain('(BookDocument)')
})

test('an operation that already ends in its kind gets no second ending', async () => {
  const hooks = await generate(typedHooks, { schema: SCHEMA, document: 'query SummaryQuery { summary }' })
  expect(hooks).toContain('export function useSummaryQuery(')
  expect(hooks).toContain('import type { SummaryQueryQuery, ')
})

test('an operation that no component asks has a document and no hook', async () => {
  const presetConfig = { withoutHook: ['Travel'] }
  const hooks = await generate(typedHooks, { schema: SCHEMA, document: 'query Travel { travel }', presetConfig })
  expect(hooks).toContain('export const TravelDocument: ')
  expect(hooks).not.toMatch(/use[A-Z]|'urql'/)
})

test('an operation without a hook that is not there is told', async () => {
  const presetConfig = { withoutHook: ['Gone'] }
  const made = generate(typedHooks, { schema: SCHEMA, document: 'query Travel { travel }', presetConfig })
  await expect(made).rejects.toThrow('There is no operation Gone')
})

test('a document is its text, with the fragments it reaches and no other', async () => {
  const document = `
    query Travel { ...Outer }
    fragment Outer on Query { ...Inner }
    fragment Inner on Query { travel }
    fragment Foreign on Query { summary }
  `
  const hooks = await generate(typedHooks, { schema: SCHEMA, document })
  expect(hooks).toContain('"query Travel{...Outer} fragment Outer on Query{...Inner} fragment Inner on Query{travel}"')
})
