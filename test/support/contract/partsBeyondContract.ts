import {
  Kind,
  parse,
  type DirectiveNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
} from 'graphql'
import {
  contract,
  isList,
  OTHER_CONVERSION_NAMES,
  type Fields,
  type Part,
} from '#test/support/contract/baseContract.ts'

/** Types that every GraphQL server has, and the one of the base contract. */
const KNOWN_TYPES: readonly string[] = ['ID', 'String', 'Int', 'Float', 'Boolean', 'JSON']
/** Directives that every GraphQL server has. */
const KNOWN_DIRECTIVES: readonly string[] = ['include', 'skip']

/**
 * Selections of a document, as sent to the platform, beyond the base contract, each by its path and in the order of the
 * document. Nothing for a document that any platform understands.
 */
export function partsBeyondContract(document: string, operationName: string): readonly string[] {
  const { definitions } = parse(document)
  const known = contract[operationName]
  if (known === undefined) return [`operation ${operationName}`]
  return definitions.flatMap((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      return [`fragment ${definition.name.value} on ${definition.typeCondition.name.value}`]
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [definition.kind]
    const operation: string = definition.operation
    return [
      ...(operation === known.kind ? [] : [`${operation} instead of ${known.kind}`]),
      ...ofVariables(definition),
      ...ofDirectives(definition.directives ?? [], operation),
      ...ofSelections(definition.selectionSet, (field) => ofRootField(field, operationName)),
    ]
  })
}

function ofVariables({ variableDefinitions = [] }: OperationDefinitionNode): readonly string[] {
  return variableDefinitions.flatMap(({ variable, type }) => {
    const name = namedType(type)
    return KNOWN_TYPES.includes(name) ? [] : [`$${variable.name.value}: ${name}`]
  })
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}

/** Fragments of a selection are named where they stand; an inline fragment without a type is but a pair of braces. */
function ofSelections(
  set: SelectionSetNode,
  ofField: (field: FieldNode) => readonly string[],
  path = '',
): readonly string[] {
  const at = path === '' ? '' : `${path}.`
  return set.selections.flatMap((selection) => {
    switch (selection.kind) {
      case Kind.FRAGMENT_SPREAD:
        return [`${at}...${selection.name.value}`]
      case Kind.INLINE_FRAGMENT: {
        const { typeCondition, selectionSet, directives = [] } = selection
        const condition = typeCondition === undefined ? [] : [`${at}... on ${typeCondition.name.value}`]
        return [...condition, ...ofDirectives(directives, `${at}...`), ...ofSelections(selectionSet, ofField, path)]
      }
      case Kind.FIELD:
        return selection.name.value === '__typename' ? [] : ofField(selection)
    }
  })
}

function ofRootField(field: FieldNode, operationName: string): readonly string[] {
  const name = field.name.value
  const known = contract[operationName]?.roots[name]
  if (known === undefined) return [name]
  const others = (field.arguments ?? []).flatMap((argument) => {
    const path = `${name}(${argument.name.value})`
    const part = known.arguments[argument.name.value]
    return part === undefined ? [path] : ofValue(argument.value, part, path)
  })
  return [...others, ...ofDirectives(field.directives ?? [], name), ...ofPart(field, known.result, name)]
}

function ofField(field: FieldNode, fields: Fields, path: string): readonly string[] {
  const here = `${path}.${field.name.value}`
  const part = fields[field.name.value]
  if (part === undefined) return [here]
  const others = (field.arguments ?? []).map((argument) => `${here}(${argument.name.value})`)
  return [...others, ...ofDirectives(field.directives ?? [], here), ...ofPart(field, part, here)]
}

function ofPart({ selectionSet }: FieldNode, part: Part, path: string): readonly string[] {
  const held = entryOf(part)
  if (typeof held === 'string') return selectionSet === undefined ? [] : [`${path} has no fields`]
  if (selectionSet === undefined) return [`${path} without fields`]
  return ofSelections(selectionSet, (field) => ofField(field, held, path), path)
}

function ofDirectives(directives: readonly DirectiveNode[], path: string): readonly string[] {
  return directives.flatMap(({ name }) => (KNOWN_DIRECTIVES.includes(name.value) ? [] : [`${path} @${name.value}`]))
}

/** A value that is written in the document; a variable is judged by its type. */
function ofValue(value: ValueNode, part: Part, path: string): readonly string[] {
  if (part === 'json' || value.kind === Kind.VARIABLE) return []
  if (value.kind === Kind.LIST) return value.values.flatMap((entry) => ofValue(entry, entryOf(part), path))
  if (value.kind !== Kind.OBJECT) return []
  const fields = entryOf(part)
  return value.fields.flatMap(({ name: { value: name }, value: inner }) => {
    const here = `${path}.${name}`
    if (typeof fields === 'string') return [here]
    const known = fields[name]
    if (known !== undefined) return ofValue(inner, known, here)
    return 'conversionName' in fields && OTHER_CONVERSION_NAMES.test(name) ? [] : [here]
  })
}

/** Type of a list entry, at any depth. */
function entryOf(part: Part): Exclude<Part, readonly [Part]> {
  return isList(part) ? entryOf(part[0]) : part
}
