import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import { getIntrospectedSchema, minifyIntrospectionQuery } from '@urql/introspection'
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type IntrospectionType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { typeAndPossibleTypes } from '#tools/drift/selections.ts'

/**
 * The schema as graphcache reads it: nullability and kinds of the fields that some document selects. The rest of the
 * schema would only be weight in what the funnel loads.
 */
export const cacheSchema: Types.OutputPreset = {
  buildGeneratesSection: (options) => [
    {
      filename: options.baseOutputDir,
      schema: options.schema,
      config: {},
      documents: options.documents,
      plugins: [{ cacheSchema: {} }],
      pluginMap: { cacheSchema: plugin },
    },
  ],
}

const plugin: CodegenPlugin = {
  plugin: (schema, files) => {
    const documents = files.flatMap(({ document }) => (document === undefined ? [] : [document]))
    const { __schema } = minifyIntrospectionQuery(getIntrospectedSchema(schema))
    const selected = selectedFields(schema, documents)
    const types = __schema.types.flatMap((type) => withFields(type, selected))
    return `/* eslint-disable */
export const cacheSchema = ${JSON.stringify({ __schema: { ...__schema, types } }, withoutArguments)} as const;
`
  },
}

function withoutArguments(key: string, value: unknown): unknown {
  return key === 'args' ? undefined : value
}

type FieldsByType = ReadonlyMap<string, ReadonlySet<string>>

function withFields(type: IntrospectionType, selected: FieldsByType): readonly IntrospectionType[] {
  if (type.kind !== 'OBJECT' && type.kind !== 'INTERFACE') return [type]
  const names = selected.get(type.name)
  // A type of which only `__typename` is selected stays, without fields: graphcache refuses to pass through an unknown one.
  return names ? [{ ...type, fields: type.fields.filter(({ name }) => names.has(name)) }] : []
}

function selectedFields(schema: GraphQLSchema, documents: readonly DocumentNode[]): FieldsByType {
  const selected = new Map<string, Set<string>>()
  const typeInfo = new TypeInfo(schema)
  for (const document of documents) {
    const onField = ({ name }: FieldNode) => {
      const parent = typeInfo.getParentType()
      for (const type of parent ? typeAndPossibleTypes(schema, parent) : [])
        selected.set(type, (selected.get(type) ?? new Set()).add(name.value))
    }
    visit(document, visitWithTypeInfo(typeInfo, { Field: onField }))
  }
  return selected
}
