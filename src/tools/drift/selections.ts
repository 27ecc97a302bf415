import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { argumentCoordinate, fieldCoordinate, type Coordinates } from './coordinates.ts'
import type { DocumentPart } from './documents.ts'
import { lineOf, type SourceLocation } from './sourceLocation.ts'

/** Something of the schema that a document asks for. */
export interface Selection extends SourceLocation {
  /** `Travel.teaser`, `TravelDate.json(tables)`, `TrackingConversionInput.source`, the name of a type or of an enum that arrives. */
  readonly coordinates: readonly string[]
  /** Operation or fragment. */
  readonly document: string
  /** Keys of the answer from the document's root to this field; null for what is no field. */
  readonly path: readonly string[] | null
  /** True where the proxy prunes it for this platform. */
  readonly isPruned: boolean
}

interface SelectionContext {
  readonly schema: GraphQLSchema
  /** Additions that the platform lacks. */
  readonly missing: Coordinates
}

/** All fields, arguments, input fields and type conditions of documents. */
export function selectionsOf(parts: readonly DocumentPart[], context: SelectionContext): readonly Selection[] {
  return parts.flatMap((part) => [...fieldsOf(part, context), ...inputsOf(part, context.schema)])
}

function fieldsOf(part: DocumentPart, { schema, missing }: SelectionContext): readonly Selection[] {
  const found: Selection[] = []
  const types = new TypeInfo(schema)
  const keys: string[] = []
  let prunedBelow: FieldNode | null = null
  const add = (node: ASTNode, coordinates: readonly string[], path: readonly string[] | null) => {
    const isPruned = prunedBelow !== null || coordinates.some((coordinate) => missing.has(coordinate))
    found.push({ ...locationOf(part, node), document: part.name, coordinates, path, isPruned })
  }
  const enterField = (node: FieldNode) => {
    keys.push(node.alias?.value ?? node.name.value)
    const parent = types.getParentType()
    if (!parent || node.name.value.startsWith('__')) return
    const answer = getNamedType(types.getType())
    const coordinates = typeAndPossibleTypes(schema, parent).map((type) => fieldCoordinate(type, node.name.value))
    if (prunedBelow === null && coordinates.some((coordinate) => missing.has(coordinate))) prunedBelow = node
    add(node, isEnumType(answer) ? [...coordinates, answer.name] : coordinates, [...keys])
  }
  const leaveField = (node: FieldNode) => {
    keys.pop()
    if (prunedBelow === node) prunedBelow = null
  }
  visit(
    part.definition,
    visitWithTypeInfo(types, {
      Field: { enter: enterField, leave: leaveField },
      Argument: (node) => {
        const [parent, field] = [types.getParentType(), types.getFieldDef()]
        if (parent && field) add(node, [argumentCoordinate(parent.name, field.name, node.name.value)], null)
      },
      Directive: () => false,
      NamedType: (node) => add(node, [node.name.value], null),
    }),
  )
  return found
}

/** The input types an operation's variables are made of, and their fields, at any depth. */
function inputsOf({ name, file, definition }: DocumentPart, schema: GraphQLSchema): readonly Selection[] {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return []
  return (definition.variableDefinitions ?? []).flatMap((variable) => {
    const types = inputTypesOf(getNamedType(typeFromAST(schema, variable.type)))
    const location = { file, line: lineIn(variable), document: name, path: null, isPruned: false }
    return types.map((coordinate) => ({ ...location, coordinates: [coordinate] }))
  })
}

function inputTypesOf(type: GraphQLNamedType | undefined, seen: ReadonlySet<string> = new Set()): readonly string[] {
  if (!isInputObjectType(type) || seen.has(type.name)) return []
  const fields = Object.values(type.getFields())
  const below = fields.flatMap((field) => inputTypesOf(getNamedType(field.type), new Set([...seen, type.name])))
  return [type.name, ...fields.map((field) => fieldCoordinate(type.name, field.name)), ...below]
}

/** Names of a type and its implementing types: a field selected on an interface is selected on each of them. */
export function typeAndPossibleTypes(schema: GraphQLSchema, type: GraphQLNamedType): readonly string[] {
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : []
  return [type, ...possible].map(({ name }) => name)
}

function locationOf({ file }: DocumentPart, node: ASTNode): SourceLocation {
  return { file, line: lineIn(node) }
}

function lineIn({ loc }: ASTNode): number {
  if (loc === undefined) return 1
  return loc.source.locationOffset.line - 1 + lineOf(loc.source.body, loc.start)
}
