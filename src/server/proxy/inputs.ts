import {
  getNamedType,
  isInputObjectType,
  Kind,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  type NamedTypeNode,
  type TypeNode,
} from 'graphql'
import { fieldCoordinate, type Coordinates } from './additions.ts'
import type { KnownDocument } from './documents.ts'
import { isValues, type Values } from './graphRequest.ts'
import type { PrunedDocument } from './prune.ts'

/** The variables a pruned document takes, without the input fields its platform lacks. */
export function pruneVariables(
  variables: Values,
  { known, pruned }: { readonly known: KnownDocument; readonly pruned: PrunedDocument },
  { contract, missing }: { readonly contract: GraphQLSchema; readonly missing: Coordinates },
): Values {
  const definitions = known.operation.variableDefinitions ?? []
  const entries = definitions.flatMap(({ variable, type }) => {
    const name = variable.name.value
    if (!pruned.variableNames.has(name) || variables[name] === undefined) return []
    const input = inputTypeOf(type, contract)
    return [[name, input === null ? variables[name] : pruneInput(variables[name], input, missing)] as const]
  })
  return Object.fromEntries(entries)
}

function inputTypeOf(node: TypeNode, contract: GraphQLSchema): GraphQLInputObjectType | null {
  const type = typeFromAST(contract, innermost(node))
  return isInputObjectType(type) ? type : null
}

function innermost(node: TypeNode): NamedTypeNode {
  return node.kind === Kind.NAMED_TYPE ? node : innermost(node.type)
}

function pruneInput(value: unknown, type: GraphQLInputObjectType, missing: Coordinates): unknown {
  if (Array.isArray(value)) return value.map((item) => pruneInput(item, type, missing))
  if (!isValues(value)) return value
  const fields = type.getFields()
  const entries = Object.entries(value)
    .filter(([name]) => !missing.has(fieldCoordinate(type.name, name)))
    .map(([name, inner]) => {
      const innerType = getNamedType(fields[name]?.type)
      return [name, isInputObjectType(innerType) ? pruneInput(inner, innerType, missing) : inner] as const
    })
  return Object.fromEntries(entries)
}
