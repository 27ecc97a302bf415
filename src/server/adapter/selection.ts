import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import type { KnownDocument } from '#server/documents/documents.ts'
import type { Values } from '#server/documents/graphRequest.ts'
import { textCleaner, type TextCleaner } from '#server/texts/textFields.ts'

/** A field as the website asks for it: fragments inlined, flags evaluated, and whether its platform is asked at all. */
export interface Selection {
  /** Name in the answer: the alias, or the field's own. */
  readonly key: string
  readonly name: string
  /** `Travel.teaser`: its place in the contract. */
  readonly coordinate: string
  /** In the contract. */
  readonly type: GraphQLOutputType
  /** Makes its text fit to be shown; null for what is handed on as it is. */
  readonly clean: TextCleaner | null
  readonly isAddition: boolean
  /** False where the platform lacks it: it stays here, and the answer is completed. */
  readonly isAsked: boolean
  readonly args: readonly SelectedArgument[]
  /** Null for a scalar. */
  readonly selections: readonly Selection[] | null
}

export interface SelectedArgument {
  readonly name: string
  readonly value: ValueNode
  readonly contract: GraphQLArgument
  /** Null where the platform does not tell its schema. */
  readonly platform: GraphQLArgument | null
}

/** What is ours, which a foreign platform need not know (rule 7.1.3). */
export function isAddition({ description }: { readonly description?: string | null | undefined }): boolean {
  return description?.includes('Addition') === true
}

interface Context {
  readonly known: KnownDocument
  readonly variables: Values
  readonly contract: GraphQLSchema
  /** Null where the platform does not tell its schema: it is taken to know no addition. */
  readonly platform: GraphQLSchema | null
}

/** The fields a document selects with these variables, merged by their name in the answer. */
export function selectionsOf(context: Context): readonly Selection[] {
  const { known, contract, platform } = context
  const { operation } = known
  const [ours, theirs] = [contract.getRootType(operation.operation), platform?.getRootType(operation.operation)]
  if (!ours) throw new Error(`The contract has no ${operation.operation}`)
  return selectionsIn([operation.selectionSet], { ours, theirs: theirs ?? null }, context)
}

interface Types {
  readonly ours: GraphQLObjectType
  /** Null below an addition, and where the platform does not tell. */
  readonly theirs: GraphQLNamedType | null
}

function selectionsIn(sets: readonly SelectionSetNode[], types: Types, context: Context): readonly Selection[] {
  const nodesByKey = new Map<string, FieldNode[]>()
  for (const node of sets.flatMap((set) => fieldNodesIn(set, types.ours, context))) {
    const key = node.alias?.value ?? node.name.value
    nodesByKey.set(key, [...(nodesByKey.get(key) ?? []), node])
  }
  return [...nodesByKey].flatMap(([key, nodes]) => {
    const [node] = nodes
    const field = node === undefined ? undefined : types.ours.getFields()[node.name.value]
    return node === undefined || field === undefined ? [] : [toSelection({ key, node, nodes, field }, types, context)]
  })
}

interface Selected {
  readonly key: string
  readonly node: FieldNode
  /** All that ask for it. */
  readonly nodes: readonly FieldNode[]
  readonly field: GraphQLField<unknown, unknown>
}

function toSelection({ key, node, nodes, field }: Selected, types: Types, context: Context): Selection {
  const type = getNamedType(field.type)
  const theirField =
    isObjectType(types.theirs) || isAbstractType(types.theirs) ? fieldOf(types.theirs, field.name) : null
  const isAsked = context.platform === null ? !isAddition(field) : theirField !== null
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const below = { theirs: theirField === null ? null : getNamedType(theirField.type) }
  return {
    ...{ key, name: field.name, type: field.type, isAsked, isAddition: isAddition(field) },
    coordinate: `${types.ours.name}.${field.name}`,
    clean: textCleaner(field),
    args: argumentsOf(node, field, theirField).filter((argument) => isArgumentAsked(argument, context)),
    selections:
      isCompositeType(type) && isObjectType(type) ? selectionsIn(sets, { ours: type, ...below }, context) : null,
  }
}

function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | null {
  return 'getFields' in type && !isInputObjectType(type) ? (type.getFields()[name] ?? null) : null
}

function argumentsOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  theirs: GraphQLField<unknown, unknown> | null,
) {
  return (node.arguments ?? []).flatMap(({ name, value }): readonly SelectedArgument[] => {
    const contract = field.args.find((argument) => argument.name === name.value)
    const platform = theirs?.args.find((argument) => argument.name === name.value) ?? null
    return contract === undefined ? [] : [{ name: name.value, value, contract, platform }]
  })
}

function isArgumentAsked({ contract, platform }: SelectedArgument, context: Context): boolean {
  return context.platform === null ? !isAddition(contract) : platform !== null
}

/** The fields of a set and of the fragments in it. */
function fieldNodesIn(set: SelectionSetNode, parent: GraphQLObjectType, context: Context): readonly FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (!isIncluded(selection, context)) return []
    if (selection.kind === Kind.FIELD) return [selection]
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? context.known.fragments.get(selection.name.value) : selection
    const isHere = fragment !== undefined && applies(fragment.typeCondition?.name.value, parent, context)
    return isHere ? fieldNodesIn(fragment.selectionSet, parent, context) : []
  })
}

/** Whether a fragment on a type of the contract is one on this type, or on an interface of it. */
function applies(condition: string | undefined, parent: GraphQLObjectType, { contract }: Context): boolean {
  if (condition === undefined || condition === parent.name) return true
  const type = contract.getType(condition)
  return isAbstractType(type) && contract.isSubType(type, parent)
}

function isIncluded({ directives = [] }: SelectionNode, context: Context): boolean {
  return directives.every(({ name, arguments: given = [] }) => {
    const condition = given.find((argument) => argument.name.value === 'if')
    if (condition === undefined) return true
    const isTrue = flag(condition.value, context)
    return name.value === 'include' ? isTrue : name.value !== 'skip' || !isTrue
  })
}

function flag(value: ValueNode, { known, variables }: Context): boolean {
  if (value.kind === Kind.BOOLEAN) return value.value
  return value.kind === Kind.VARIABLE && valueOf(value.name.value, known, variables) === true
}

/** The value of a variable, or its default; undefined where neither was given. */
export function valueOf(name: string, { operation }: KnownDocument, variables: Values): unknown {
  if (variables[name] !== undefined) return variables[name]
  const fallback = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue
  return fallback !== undefined && 'value' in fallback ? fallback.value : undefined
}
