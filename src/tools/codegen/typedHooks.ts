import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import {
  Kind,
  OperationTypeNode,
  print,
  stripIgnoredCharacters,
  visit,
  type ASTNode,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'

interface Options {
  /** Names of operations that no component asks. */
  readonly withoutHook?: readonly string[]
}

/**
 * One module per operation with its document and typed hook, so that types cannot be mixed up and a page has only the
 * documents it uses. A document is its text, parsed when first used: as a tree it is ten times as large.
 */
export const typedHooks: Types.OutputPreset<Options> = {
  buildGeneratesSection: (options) => {
    const operations = operationsIn(options.documents)
    const { withoutHook = [] } = options.presetConfig
    const unknown = withoutHook.filter((wanted) => !operations.some(({ name }) => name === wanted))
    if (unknown.length > 0) throw new Error(`There is no operation ${unknown.join(', ')}`)
    return operations.map(({ name }) => ({
      filename: `${options.baseOutputDir}${name}.ts`,
      schema: options.schema,
      config: {},
      documents: options.documents,
      documentTransforms: options.documentTransforms ?? [],
      plugins: [{ typedHooks: {} }],
      pluginMap: { typedHooks: moduleOf(name, !withoutHook.includes(name)) },
    }))
  },
}

function moduleOf(wanted: string, hasHook: boolean): CodegenPlugin {
  return {
    plugin: (_schema, files) => {
      const operation = operationsIn(files).find(({ name }) => name === wanted)
      if (operation === undefined) throw new Error(`There is no operation ${wanted}`)
      const parts = [header(operation, hasHook), documentOf(operation, files)]
      return (hasHook ? [...parts, hookOf(operation)] : parts).join('\n')
    },
  }
}

interface Operation {
  readonly name: string
  readonly suffix: 'Query' | 'Mutation'
  readonly needsVariables: boolean
  readonly definition: OperationDefinitionNode
}

function definitionsIn(files: readonly Types.DocumentFile[]): readonly DefinitionNode[] {
  return files.flatMap(({ document }) => document?.definitions ?? [])
}

function operationsIn(files: readonly Types.DocumentFile[]): readonly Operation[] {
  return definitionsIn(files)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(operationOf)
}

function operationOf(definition: OperationDefinitionNode): Operation {
  const variables = definition.variableDefinitions ?? []
  return {
    name: nameOf(definition),
    suffix: definition.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query',
    needsVariables: variables.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue),
    definition,
  }
}

function nameOf(definition: OperationDefinitionNode): string {
  if (definition.name === undefined) throw new Error('An operation needs a name to get a hook')
  return definition.name.value
}

function header({ name, suffix }: Operation, hasHook: boolean): string {
  const hook =
    suffix === 'Query' ? 'useQuery, type UseQueryArgs, type UseQueryResponse' : 'useMutation, type UseMutationResponse'
  const hookImport = hasHook ? `import { ${hook} } from 'urql';\n` : ''
  return `/* eslint-disable */
import type { TypedDocumentNode } from '@urql/core';
${hookImport}import { lazyDocument } from '#gql/lazyDocument.ts';
import type { ${name}${suffix}, ${name}${suffix}Variables } from '../graphql.ts';
`
}

function documentOf({ name, suffix, definition }: Operation, files: readonly Types.DocumentFile[]): string {
  const text = [definition, ...fragmentsOf(definition, files)]
    .map((part) => stripIgnoredCharacters(print(part)))
    .join(' ')
  return `export const ${name}Document: TypedDocumentNode<${name}${suffix}, ${name}${suffix}Variables> = /* @__PURE__ */ lazyDocument(${JSON.stringify(text)}, ${documentKey(text)});
`
}

/** The fragments an operation reaches, each once, in the order they are met. */
function fragmentsOf(
  operation: OperationDefinitionNode,
  files: readonly Types.DocumentFile[],
): readonly FragmentDefinitionNode[] {
  const known = definitionsIn(files).filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const reached = new Set<FragmentDefinitionNode>()
  const reach = (node: ASTNode) => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = known.find((candidate) => candidate.name.value === name.value)
        if (fragment === undefined || reached.has(fragment)) return
        reached.add(fragment)
        reach(fragment)
      },
    })
  }
  reach(operation)
  return [...reached]
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
  const defaults = needsVariables ? '' : 'variables: {}, '
  return `export function ${hookName(name, suffix)}(${options}): UseQueryResponse<${types}> {
  return useQuery<${types}>({ ${defaults}...options, query: ${name}Document });
}
`
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

/**
 * Key of a document in urql: FNV-1a of its text as a signed 32-bit integer. Not urql's own hash, under which it caches
 * documents it has parsed itself, and would return those.
 */
export function documentKey(text: string): number {
  let code = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) code = Math.imul(code ^ text.charCodeAt(at), 0x01000193)
  return code
}
