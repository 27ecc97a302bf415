import {
  buildASTSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  isTypeDefinitionNode,
  Kind,
  parse,
  print,
  printSchema,
  visit,
  type DefinitionNode,
  specifiedDirectives,
  TokenKind,
  type DocumentNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  type InputValueDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql'
import { isAddition, type Described } from './coordinates.ts'

/**
 * The platform's schema as the project keeps it: types and fields in our order, new ones after them by name, our
 * descriptions where we have any, our directives, our additions where the platform lacks them. What is unchanged, a definition or a
 * part of one, stays as it is written, comments and blank lines included.
 * @param ours text of `schema.graphql`
 */
export function mergedSchema(ours: string, platform: GraphQLSchema): string {
  const own = parse(ours)
  const theirs = [
    ...parse(rootsOf(platform)).definitions,
    ...parse(printSchema(platform)).definitions.filter(({ kind }) => kind !== Kind.SCHEMA_DEFINITION),
  ]
  const kept = keptTypes(own, theirs)
  const pieces = own.definitions.flatMap((definition) => {
    const name = nameOf(definition)
    const counterpart = theirs.find((other) => nameOf(other) === name)
    if (name === null) return [sourceOf(ours, definition)]
    if (counterpart === undefined) return kept.has(name) ? [sourceOf(ours, definition)] : []
    const merged = mergeDefinition(definition, counterpart)
    const isSame = printedBare(merged) === printedBare(definition)
    return [
      isSame
        ? sourceOf(ours, definition)
        : `${remarksBefore(ours, definition)}${changedSource(ours, definition, merged)}`,
    ]
  })
  const known = new Set(own.definitions.map(nameOf))
  const added = theirs.filter((definition) => nameOf(definition) !== null && !known.has(nameOf(definition)))
  return `${[...pieces, ...added.toSorted(byName).map((definition) => print(definition))].join('\n\n').trim()}\n`
}

/** `schema { query: Query }`, which is printed only where the types have other names than these. */
function rootsOf(platform: GraphQLSchema): string {
  const types = [
    ['query', platform.getQueryType()],
    ['mutation', platform.getMutationType()],
    ['subscription', platform.getSubscriptionType()],
  ] as const
  return `schema { ${types.flatMap(([operation, type]) => (type ? [`${operation}: ${type.name}`] : [])).join(' ')} }`
}

/** Name of a type; empty for the block `schema`, null for anything else. */
function nameOf(definition: DefinitionNode): string | null {
  if (definition.kind === Kind.SCHEMA_DEFINITION) return ''
  return isTypeDefinitionNode(definition) ? definition.name.value : null
}

function byName(a: DefinitionNode, b: DefinitionNode): number {
  return (nameOf(a) ?? '').localeCompare(nameOf(b) ?? '')
}

/** Types the platform lacks that our additions and directives are made of. */
function keptTypes(own: DocumentNode, theirs: readonly DefinitionNode[]): ReadonlySet<string> {
  const contract = buildASTSchema(own, { assumeValid: true })
  const known = new Set(theirs.map(nameOf))
  const kept = new Set<string>()
  const waiting = [
    ...Object.values(contract.getTypeMap()).flatMap((type) => fieldsOf(type).filter(isAddition).map(typeNameOf)),
    ...contract.getDirectives().flatMap(({ args }) => args.map(typeNameOf)),
  ]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const type = contract.getType(name)
    if (type === undefined || known.has(name) || kept.has(name) || isSpecifiedScalarType(type)) continue
    kept.add(name)
    waiting.push(...fieldsOf(type).map(typeNameOf))
  }
  return kept
}

interface TypedField extends Described {
  readonly type: GraphQLType
}

function fieldsOf(type: GraphQLNamedType): readonly TypedField[] {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values<TypedField>(type.getFields())
    : []
}

function typeNameOf({ type }: Pick<TypedField, 'type'>): string {
  return getNamedType(type).name
}

function mergeDefinition(own: DefinitionNode, theirs: DefinitionNode): DefinitionNode {
  const ownDescription = nameOf(own) !== null && 'description' in own ? own.description : undefined
  const description = ownDescription === undefined ? {} : { description: ownDescription }
  if (hasFields(own) && hasFields(theirs)) {
    return {
      ...theirs,
      ...description,
      fields: inOurOrder(own.fields ?? [], theirs.fields ?? []).map(withArguments(own.fields ?? [])),
    }
  }
  if (own.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && theirs.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
    return { ...theirs, ...description, fields: inOurOrder(own.fields ?? [], theirs.fields ?? []) }
  }
  if (own.kind === Kind.ENUM_TYPE_DEFINITION && theirs.kind === Kind.ENUM_TYPE_DEFINITION) {
    return { ...theirs, ...description, values: inOurOrder(own.values ?? [], theirs.values ?? []) }
  }
  return nameOf(theirs) === null ? theirs : { ...theirs, ...description }
}

function hasFields(definition: DefinitionNode): definition is ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode {
  return definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION
}

/** A field with its arguments in our order. */
function withArguments(own: readonly FieldDefinitionNode[]): (field: FieldDefinitionNode) => FieldDefinitionNode {
  return (field) => {
    const before = own.find(({ name }) => name.value === field.name.value)?.arguments ?? []
    return { ...field, arguments: inOurOrder(before, field.arguments ?? []) }
  }
}

type Part = Pick<
  FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode,
  'name' | 'description' | 'directives'
>

function inOurOrder<Entry extends Part>(own: readonly Entry[], theirs: readonly Entry[]): readonly Entry[] {
  const kept = own.flatMap((part) => {
    const counterpart = theirs.find(({ name }) => name.value === part.name.value)
    if (counterpart === undefined) return isAddition(part) ? [part] : []
    return [withOurs(part, counterpart)]
  })
  const known = new Set(own.map(({ name }) => name.value))
  const added = theirs.filter(({ name }) => !known.has(name.value))
  return [...kept, ...added.toSorted((a, b) => a.name.value.localeCompare(b.name.value))]
}

/** The platform's definition with our description, if any, and the directives that tell the host what to do with it. */
function withOurs<Entry extends Part>({ description, directives = [] }: Part, theirs: Entry): Entry {
  const ours = directives.filter(({ name }) => !specifiedDirectives.some((specified) => specified.name === name.value))
  return {
    ...theirs,
    ...(description === undefined ? {} : { description }),
    directives: [...(theirs.directives ?? []), ...ours],
  }
}

function printedBare(definition: DefinitionNode): string {
  return print(visit(definition, { StringValue: (node, key) => (key === 'description' ? null : node) }))
}

type Token = NonNullable<DefinitionNode['loc']>['startToken']

/** A changed definition, of which the unchanged fields or values stay as they are written. */
function changedSource(text: string, own: DefinitionNode, merged: DefinitionNode): string {
  const before = partsOf(own)
  if (before.length === 0 || partsOf(merged).length === 0) return print(merged)
  const head = print(
    'fields' in merged ? { ...merged, fields: [] } : 'values' in merged ? { ...merged, values: [] } : merged,
  )
  const parts = partsOf(merged).map((part, index) => {
    const ours = before.find(({ name }) => name.value === part.name.value)
    const isSame = ours !== undefined && print(ours) === print(part)
    const gap = gapBefore(text, ours?.loc?.startToken)
    const source = isSame ? text.slice(ours.loc?.start, ours.loc?.end) : print(part).replaceAll('\n', '\n  ')
    return `${index === 0 ? gap.replace(/^\n+/, '\n') : gap}${source}${remarkBeside(text, ours)}`
  })
  return `${head} {${parts.join('')}${gapBefore(text, own.loc?.endToken)}}`
}

function partsOf(definition: DefinitionNode) {
  if ('fields' in definition) return definition.fields ?? []
  return 'values' in definition ? (definition.values ?? []) : []
}

/** The comment behind a field or value, on its line. */
function remarkBeside(text: string, part: { readonly loc?: DefinitionNode['loc'] } | undefined): string {
  return /^[\t ]*#.*/.exec(text.slice(part?.loc?.end ?? text.length))?.[0] ?? ''
}

/** The lines between a token and the one before it: blank ones and comments. */
function gapBefore(text: string, token: Token | undefined): string {
  let previous = token?.prev
  while (previous?.kind === TokenKind.COMMENT) previous = previous.prev
  const gap = token === undefined ? '' : text.slice(previous?.end, token.start)
  return gap.includes('\n') ? gap.slice(gap.indexOf('\n')) : '\n  '
}

/** A definition as it is written, with the remarks above it. */
function sourceOf(text: string, definition: DefinitionNode): string {
  return `${remarksBefore(text, definition)}${text.slice(definition.loc?.start, definition.loc?.end)}`
}

/** Lines of `#` right above a definition. */
function remarksBefore(text: string, { loc }: DefinitionNode): string {
  const lines = text.slice(0, loc?.start ?? 0).split('\n')
  const last = lines.findLastIndex((line) => line !== '' && !line.startsWith('#'))
  return lines
    .slice(last + 1)
    .join('\n')
    .trimStart()
}
