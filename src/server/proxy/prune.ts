import {
  getNamedType,
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql'
import { argumentCoordinate, fieldCoordinate, type Coordinates } from './additions.ts'
import type { KnownDocument } from './documents.ts'

/** A known document as one platform understands it. */
export interface PrunedDocument {
  readonly text: string
  /** Fields of the original document that were taken out; the answer is completed with null there. */
  readonly removedFields: ReadonlySet<FieldNode>
  /** Variables that are left. */
  readonly variableNames: ReadonlySet<string>
}

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** Takes the missing parts out of a document, and with them the fragments and variables nobody uses any more. */
export function pruneDocument(known: KnownDocument, contract: GraphQLSchema, missing: Coordinates): PrunedDocument {
  const removedFields = new Set<FieldNode>()
  const bare = withoutUnusedVariables(
    withoutUnusedFragments(withoutMissing(known.document, { contract, missing, removedFields })),
  )
  return { text: print(bare), removedFields, variableNames: usedVariables(bare) }
}

interface Removal {
  readonly contract: GraphQLSchema
  readonly missing: Coordinates
  /** Filled on the way. */
  readonly removedFields: Set<FieldNode>
}

function withoutMissing(document: DocumentNode, { contract, missing, removedFields }: Removal): DocumentNode {
  const types = new TypeInfo(contract)
  return visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => {
        const parent = types.getParentType()
        if (!parent || !missing.has(fieldCoordinate(parent.name, node.name.value))) return undefined
        removedFields.add(node)
        return null
      },
      Directive: () => false,
      Argument: (node) => {
        const [parent, field] = [types.getParentType(), types.getFieldDef()]
        const isMissing =
          parent && field && missing.has(argumentCoordinate(parent.name, field.name, node.name.value))
        return isMissing ? null : undefined
      },
      ObjectField: (node) => {
        const parent = getNamedType(types.getParentInputType())
        return parent && missing.has(fieldCoordinate(parent.name, node.name.value)) ? null : undefined
      },
      SelectionSet: {
        // An empty selection is no GraphQL, and every type knows its name.
        leave: (node) => (node.selections.length === 0 ? { ...node, selections: [TYPENAME] } : undefined),
      },
    }),
  )
}

/** Keeps the fragments the operation reaches, at any depth. */
function withoutUnusedFragments(document: DocumentNode): DocumentNode {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const reached = new Set<string>()
  const follow = (node: DocumentNode['definitions'][number]): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value)
        if (fragment === undefined || reached.has(name.value)) return
        reached.add(name.value)
        follow(fragment)
      },
    })
  }
  document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).forEach(follow)
  return {
    ...document,
    definitions: document.definitions.filter(
      (definition) => definition.kind !== Kind.FRAGMENT_DEFINITION || reached.has(definition.name.value),
    ),
  }
}

function withoutUnusedVariables(document: DocumentNode): DocumentNode {
  const used = usedVariables(document)
  return visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  })
}

/** Names of the variables that something but their own definition mentions. */
function usedVariables(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>()
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => {
      names.add(name.value)
    },
  })
  return names
}
