import { buildSchema, getNamedType, isListType, isObjectType, getNullableType, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { createAdapter } from '#server/adapter/adapter.ts'
import { isAddition } from '#server/adapter/selection.ts'
import sdl from '#schema.graphql?raw'
import { contract, isList, type Part } from '#test/specification/contract.ts'
import { partsBeyondContract } from '#test/support/contract/partsBeyondContract.ts'
import { everyCall } from '#test/support/server/everyCall.ts'

const schema = buildSchema(sdl)
const adapter = createAdapter({ contract: schema, platform: null, note: () => undefined })

test.each(everyCall)(
  '$name with $setting asks a platform of unknown schema for nothing the specification does not name',
  ({ name, document, variables }) => {
    const { query } = adapter.adapt(document, variables).question
    // An operation that is wholly ours asks nothing of it.
    if (name in contract) expect(partsBeyondContract(query, name)).toEqual([])
    else expect(query).toMatch(/^query \w+ \{ __typename \}$/)
  },
)

/** Places of the table that `schema.graphql` lacks, has as an addition, or has in another form. */
function lacking(part: Part, type: GraphQLObjectType, path: string): readonly string[] {
  const fields = isList(part) ? part[0] : part
  if (typeof fields === 'string' || isList(fields)) return []
  return Object.entries<Part>(fields).flatMap(([name, below]) => {
    const field = type.getFields()[name]
    const at = `${path}.${name}`
    if (field === undefined) return [`${at}: not in schema.graphql`]
    if (isAddition(field)) return [`${at}: an addition`]
    if (isList(below) !== isListType(getNullableType(field.type))) return [`${at}: ${String(field.type)}`]
    const named = getNamedType(field.type)
    const inner = isList(below) ? below[0] : below
    if ((typeof inner === 'string') === isObjectType(named)) return [`${at}: ${String(field.type)}`]
    return isObjectType(named) ? lacking(inner, named, at) : []
  })
}

test.each(Object.entries(contract))(
  '%s: schema.graphql has each field the specification names, at its place and not as one of ours',
  (_name, { kind, roots }) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    const missing = Object.entries(roots).flatMap(([name, { result }]) => {
      const type = getNamedType(root?.getFields()[name]?.type)
      return isObjectType(type) ? lacking(result, type, name) : [`${name}: not in schema.graphql`]
    })
    expect(missing).toEqual([])
  },
)
