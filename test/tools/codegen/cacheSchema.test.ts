import { expect, test } from 'vitest'
import { generate } from '#test/tools/codegen/generate.ts'
import { cacheSchema } from '#tools/codegen/cacheSchema.ts'

const SCHEMA = `
  type Query { addons: [Addon!]!, result: Result }
  interface Addon { id: ID!, name: String }
  type Service implements Addon { id: ID!, name: String, price: Int }
  type Result { success: Boolean }
  type Unused { id: ID! }
`

async function typesFor(document: string): Promise<Record<string, unknown>> {
  const module = await generate(cacheSchema, { schema: SCHEMA, document })
  const json = module.slice(module.indexOf('= ') + 2, module.lastIndexOf(' as const'))
  const { __schema } = JSON.parse(json) as { __schema: { types: { name: string; fields?: { name: string }[] }[] } }
  return Object.fromEntries(__schema.types.map(({ name, fields }) => [name, fields?.map((field) => field.name)]))
}

test('only selected fields are kept, on an interface and on the types behind it', async () => {
  const types = await typesFor('{ addons { id } }')
  expect(types).toMatchObject({ Query: ['addons'], Addon: ['id'], Service: ['id'] })
  expect(types).not.toHaveProperty('Unused')
})

test('a type of which only the name is asked stays known', async () => {
  expect(await typesFor('{ result { __typename } }')).toMatchObject({ Result: [] })
})
