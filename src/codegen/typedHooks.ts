import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'

const HEADER = `/* eslint-disable */
import { useMutation, useQuery, type UseMutationResponse, type UseQueryArgs, type UseQueryResponse } from 'urql';
`

/** One hook per operation, so that a component can neither name a document nor its types apart from each other. */
export const typedHooks: Types.OutputPreset = {
  buildGeneratesSection: (options) => [
    {
      filename: options.baseOutputDir,
      schema: options.schema,
      config: {},
      documents: options.documents,
      plugins: [{ typedHooks: {} }],
      pluginMap: { typedHooks: plugin },
    },
  ],
}

const plugin: CodegenPlugin = {
  plugin: (_schema, documents) => {
    const operations = documents.flatMap((file) => operationsIn(file)).sort((a, b) => (a.name < b.name ? -1 : 1))
    const names = operations.flatMap(({ name, suffix }) => [
      `${name}Document`,
      `type ${name}${suffix}`,
      `type ${name}${suffix}Variables`,
    ])
    const imports = names.length > 0 ? `import { ${names.join(', ')} } from './graphql.ts';\n` : ''
    return [HEADER + imports, ...operations.map(hookOf)].join('\n')
  },
}

interface Operation {
  readonly name: string
  readonly suffix: 'Query' | 'Mutation'
  readonly needsVariables: boolean
}

function operationsIn(file: Types.DocumentFile): readonly Operation[] {
  return (file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(operationOf)
}

function operationOf(definition: OperationDefinitionNode): Operation {
  const variables = definition.variableDefinitions ?? []
  return {
    name: nameOf(definition),
    suffix: definition.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query',
    needsVariables: variables.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue),
  }
}

function nameOf(definition: OperationDefinitionNode): string {
  if (definition.name === undefined) throw new Error('An operation needs a name to get a hook')
  return definition.name.value
}

function hookOf(operation: Operation): string {
  return operation.suffix === 'Query' ? queryHook(operation) : mutationHook(operation)
}

function queryHook({ name, suffix, needsVariables }: Operation): string {
  const types = `${name}${suffix}, ${name}${suffix}Variables`
  const args = `Omit<UseQueryArgs<${name}${suffix}Variables, ${name}${suffix}>, 'query' | 'variables'>`
  const options = needsVariables
    ? `options: ${args} & { variables: ${name}${suffix}Variables }`
    : `options: ${args} & { variables?: ${name}${suffix}Variables } = {}`
  return `export function ${hookName(name, suffix)}(${options}): UseQueryResponse<${types}> {
  return useQuery<${types}>({ variables: {}, ...options, query: ${name}Document });
}
`.replace(needsVariables ? 'variables: {}, ' : '', '')
}

function mutationHook({ name, suffix }: Operation): string {
  const types = `${name}${suffix}, ${name}${suffix}Variables`
  return `export function ${hookName(name, suffix)}(): UseMutationResponse<${types}> {
  return useMutation<${types}>(${name}Document);
}
`
}

/** `RatioSummaryQuery` is the platform's own name: its hook must not end in QueryQuery. */
function hookName(name: string, suffix: string): string {
  return name.endsWith(suffix) ? `use${name}` : `use${name}${suffix}`
}
