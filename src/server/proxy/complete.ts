import {
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import type { KnownDocument } from './documents.ts'
import { isValues, type Values } from './graphRequest.ts'

export interface Completion {
  readonly contract: GraphQLSchema
  readonly removedFields: ReadonlySet<FieldNode>
  /** As the browser sent them. */
  readonly variables: Values
}

/** Puts null where a field was taken out of the question, so that the browser finds all it asked for. */
export function completeAnswer(data: Values, known: KnownDocument, completion: Completion): Values {
  if (completion.removedFields.size === 0) return data
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of known.document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const variables = { ...defaultsOf(known), ...completion.variables }
  return new AnswerWalk({ ...completion, variables }, fragments).object(data, known.operation.selectionSet)
}

/** Flags of `@include` and `@skip` that the browser left to their default. */
function defaultsOf({ operation }: KnownDocument): Values {
  const flags = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.BOOLEAN ? [[variable.name.value, defaultValue.value] as const] : [],
  )
  return Object.fromEntries(flags)
}

class AnswerWalk {
  private readonly completion: Completion
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>

  constructor(completion: Completion, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.completion = completion
    this.fragments = fragments
  }

  object(value: Values, { selections }: SelectionSetNode): Values {
    return selections.reduce((result, selection) => this.selected(result, selection), value)
  }

  private selected(value: Values, selection: SelectionNode): Values {
    if (!this.isIncluded(selection)) return value
    if (selection.kind === Kind.FIELD) return this.field(value, selection)
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value) : selection
    if (fragment === undefined || !this.applies(value, fragment.typeCondition?.name.value ?? null)) return value
    return this.object(value, fragment.selectionSet)
  }

  private field(value: Values, field: FieldNode): Values {
    const key = field.alias?.value ?? field.name.value
    if (this.completion.removedFields.has(field)) return key in value ? value : { ...value, [key]: null }
    const { selectionSet } = field
    return selectionSet === undefined || !(key in value) ? value : { ...value, [key]: this.nested(value[key], selectionSet) }
  }

  private nested(value: unknown, selectionSet: SelectionSetNode): unknown {
    if (Array.isArray(value)) return value.map((item) => this.nested(item, selectionSet))
    return isValues(value) ? this.object(value, selectionSet) : value
  }

  /** A fragment on another object type says nothing about this value. */
  private applies({ __typename: typeName }: Values, condition: string | null): boolean {
    if (condition === null || typeof typeName !== 'string' || typeName === condition) return true
    return !isObjectType(this.completion.contract.getType(condition))
  }

  private isIncluded({ directives = [] }: SelectionNode): boolean {
    return directives.every(({ name, arguments: given = [] }) => {
      const condition = given.find((argument) => argument.name.value === 'if')
      if (condition === undefined) return true
      const isTrue = this.truth(condition.value)
      return name.value === 'include' ? isTrue : name.value !== 'skip' || !isTrue
    })
  }

  private truth(value: ValueNode): boolean {
    if (value.kind === Kind.BOOLEAN) return value.value
    return value.kind === Kind.VARIABLE && this.completion.variables[value.name.value] === true
  }
}
