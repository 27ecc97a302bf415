import {
  getNamedType,
  isAbstractType,
  isCompositeType,
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
import type { TrustedDocument } from '#server/documents/documents.ts'
import type { Values } from '#server/documents/graphRequest.ts'
import { fieldRules, isAddition, type FieldRules } from './fieldRules.ts'
import { platformField, type PlatformField } from './platformField.ts'

/** A selected field of a document, with fragments inlined and `@include` and `@skip` evaluated. */
export interface Selection extends FieldRules {
  /** Response key: the alias, or the field's name. */
  readonly key: string
  readonly name: string
  /** Coordinate in the contract: `Travel.teaser`. */
  readonly coordinate: string
  /** Type in the contract. */
  readonly type: GraphQLOutputType
  readonly isAddition: boolean
  /** False if the platform lacks the field: it is not requested, and the response is completed. */
  readonly isRequested: boolean
  readonly args: readonly SelectedArgument[]
  /** Names of the parts of a JSON value to keep, where the platform cannot be asked for parts; null keeps all. */
  readonly parts: ValueNode | null
  /** Null for a scalar. */
  readonly selections: readonly Selection[] | null
  readonly form: PlatformField['form']
}

export interface SelectedArgument {
  readonly name: string
  readonly value: ValueNode
  readonly contract: GraphQLArgument
  /** Null if the platform's schema is unknown, or lacks the argument. */
  readonly platform: GraphQLArgument | null
}

interface Context {
  readonly trusted: TrustedDocument
  readonly variables: Values
  readonly contract: GraphQLSchema
  /** Null if the platform's schema is unknown: it is assumed to know no additions. */
  readonly platform: GraphQLSchema | null
}

/** The fields that a document selects with these variables, merged by response key. */
export function selectionsOf(context: Context): readonly Selection[] {
  const { trusted, contract, platform } = context
  const { operation } = trusted
  const [ours, theirs] = [contract.getRootType(operation.operation), platform?.getRootType(operation.operation)]
  if (!ours) throw new Error(`The contract has no ${operation.operation}`)
  return selectionsIn([operation.selectionSet], { ours, theirs: theirs ?? null }, context)
}

interface Types {
  readonly ours: GraphQLObjectType
  /** Null below an addition, and if the platform's schema is unknown. */
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
  /** All field nodes with this response key. */
  readonly nodes: readonly FieldNode[]
  readonly field: GraphQLField<unknown, unknown>
}

function toSelection({ key, node, nodes, field }: Selected, types: Types, context: Context): Selection {
  const type = getNamedType(field.type)
  const theirs = platformField(types.theirs, field.name, type)
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const args = argumentsOf(node, field, theirs.field)
  const dropped = args.find((argument) => !isArgumentRequested(argument, context))
  return {
    key,
    name: field.name,
    type: field.type,
    isRequested: context.platform === null ? !isAddition(field) : theirs.isReadable,
    isAddition: isAddition(field),
    ...fieldRules(field, context.contract),
    coordinate: `${types.ours.name}.${field.name}`,
    args: args.filter((argument) => isArgumentRequested(argument, context)),
    parts: String(type) === 'JSON' ? (dropped?.value ?? null) : null,
    form: theirs.form,
    selections:
      isCompositeType(type) && isObjectType(type)
        ? selectionsIn(sets, { ours: type, theirs: theirs.type }, context)
        : null,
  }
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

function isArgumentRequested({ contract, platform }: SelectedArgument, context: Context): boolean {
  return context.platform === null ? !isAddition(contract) : platform !== null
}

/** The field nodes of a selection set, fragments included. */
function fieldNodesIn(set: SelectionSetNode, parent: GraphQLObjectType, context: Context): readonly FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (!isIncluded(selection, context)) return []
    if (selection.kind === Kind.FIELD) return [selection]
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? context.trusted.fragments.get(selection.name.value) : selection
    const isHere = fragment !== undefined && applies(fragment.typeCondition?.name.value, parent, context)
    return isHere ? fieldNodesIn(fragment.selectionSet, parent, context) : []
  })
}

/** Whether a fragment's type condition is this type, or an interface of it. */
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

function flag(value: ValueNode, { trusted, variables }: Context): boolean {
  if (value.kind === Kind.BOOLEAN) return value.value
  return value.kind === Kind.VARIABLE && valueOf(value.name.value, trusted, variables) === true
}

/** The value of a variable, or its default; undefined if there is neither. */
export function valueOf(name: string, { operation }: TrustedDocument, variables: Values): unknown {
  if (variables[name] !== undefined) return variables[name]
  const fallback = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue
  return fallback !== undefined && 'value' in fallback ? fallback.value : undefined
}
