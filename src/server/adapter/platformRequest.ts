import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  print,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import type { TrustedDocument } from '#server/documents/documents.ts'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { isAddition } from './fieldRules.ts'
import { valueOf, type SelectedArgument, type Selection } from './selection.ts'

/** A GraphQL request in the schema of a platform. */
export interface PlatformRequest {
  readonly query: string
  readonly variables: Values
  /** Input fields of the call that the platform lacks: `InitBookingPaymentInput.switchToInvoice`. */
  readonly droppedFields: readonly string[]
}

/** Declared variables by name. */
type Declared = Map<string, { readonly type: string; readonly value: unknown }>

/** The only custom scalar of the base contract (rule 7.2.1.5). */
const JSON_TYPE = 'JSON'

/**
 * Builds the request for a platform: only fields it has, no fragments, only type names it is known to have. An argument
 * whose type name is known is a variable; any other one is inlined as a literal.
 */
export function toPlatformRequest(
  trusted: TrustedDocument,
  variables: Values,
  selections: readonly Selection[],
): PlatformRequest {
  const declared: Declared = new Map()
  const droppedFields: string[] = []
  const body = fieldsText(selections, (argument) =>
    argumentText(argument, { trusted, variables, declared, droppedFields }),
  )
  const definitions = [...declared].map(([name, { type }]) => `$${name}: ${type}`)
  const head = `${trusted.operation.operation} ${trusted.name}${definitions.length === 0 ? '' : `(${definitions.join(', ')})`}`
  const values = Object.fromEntries([...declared].map(([name, { value }]) => [name, value]))
  return { query: `${head} ${body}`, variables: values, droppedFields }
}

type WriteArgument = (argument: SelectedArgument) => string | null

function fieldsText(selections: readonly Selection[], write: WriteArgument): string {
  const fields = selections.filter(({ isRequested }) => isRequested).map((selection) => fieldText(selection, write))
  // GraphQL forbids an empty selection set.
  return `{ ${fields.length === 0 ? '__typename' : fields.join(' ')} }`
}

/** A reference that the platform has as an object is asked for by its id, and an object that it has as JSON as a whole. */
function fieldText({ key, name, args, selections, form }: Selection, write: WriteArgument): string {
  const given = args.map(write).filter((text) => text !== null)
  const alias = key === name ? '' : `${key}: `
  const inside = selections === null || form === 'json' ? '' : ` ${fieldsText(selections, write)}`
  const below = form === 'object' ? ' { id }' : inside
  return `${alias}${name}${given.length === 0 ? '' : `(${given.join(', ')})`}${below}`
}

interface ArgumentContext {
  readonly trusted: TrustedDocument
  readonly variables: Values
  /** Collects the variables; `droppedFields` collects the dropped input fields. */
  readonly declared: Declared
  readonly droppedFields: string[]
}

/** Null if the argument was not given. */
function argumentText(argument: SelectedArgument, context: ArgumentContext): string | null {
  const { name, value: node, contract, platform } = argument
  if (node.kind !== Kind.VARIABLE) return `${name}: ${print(node)}`
  const value = valueOf(node.name.value, context.trusted, context.variables)
  if (value === undefined) return null
  const isJson = getNamedType(contract.type).name === JSON_TYPE
  if (platform === null && !isJson)
    return value === null ? null : `${name}: ${literal(value, contract.type, context.droppedFields)}`
  const type = platform === null ? String(contract.type) : String(platform.type)
  const converted =
    platform === null ? value : convert(value, { ours: contract.type, theirs: platform.type }, context.droppedFields)
  return `${name}: $${declare(node.name.value, { type, value: converted }, context.declared)}`
}

/** A variable that is used with two types in the document is declared twice. */
function declare(
  name: string,
  variable: { readonly type: string; readonly value: unknown },
  declared: Declared,
): string {
  const other = declared.get(name)
  if (other !== undefined && other.type !== variable.type) return declare(`${name}_`, variable, declared)
  declared.set(name, variable)
  return name
}

/** A value as a GraphQL literal of the contract's type. Null input fields are omitted. */
function literal(value: unknown, type: GraphQLInputType, droppedFields: string[]): string {
  const bare = getNullableType(type)
  if (value === null) return 'null'
  if (isListType(bare))
    return `[${listOf(value)
      .map((item) => literal(item, bare.ofType, droppedFields))
      .join(', ')}]`
  if (isInputObjectType(bare) && isValues(value)) {
    const parts = partsOf(value, { type: bare, droppedFields, isSent: (field) => !isAddition(field) })
    return `{${parts.map(({ name, part, field }) => `${name}: ${literal(part, field.type, droppedFields)}`).join(', ')}}`
  }
  return isEnumType(bare) && typeof value === 'string' ? value : JSON.stringify(value)
}

interface InputTypes {
  readonly ours: GraphQLInputType
  readonly theirs: GraphQLInputType
}

/** A value for a platform with a known schema: without input fields it lacks, scalars converted to its types. */
function convert(value: unknown, types: InputTypes, droppedFields: string[]): unknown {
  const [ours, theirs] = [getNullableType(types.ours), getNullableType(types.theirs)]
  if (value === null || value === undefined) return null
  if (isListType(theirs)) {
    const inner = { ours: isListType(ours) ? ours.ofType : types.ours, theirs: theirs.ofType }
    return listOf(value).map((item) => convert(item, inner, droppedFields))
  }
  if (isInputObjectType(theirs) && isInputObjectType(ours) && isValues(value)) {
    const theirFields = theirs.getFields()
    const parts = partsOf(value, { type: ours, droppedFields, isSent: ({ name }) => name in theirFields })
    return Object.fromEntries(
      parts.map(({ name, part, field }) => [
        name,
        convert(part, { ours: field.type, theirs: theirFields[name]?.type ?? field.type }, droppedFields),
      ]),
    )
  }
  return convertScalar(value, getNamedType(types.theirs).name)
}

interface FieldFilter {
  readonly type: GraphQLInputObjectType
  readonly isSent: (field: GraphQLInputField) => boolean
  readonly droppedFields: string[]
}

/** The given input fields that the platform has; the others are added to `droppedFields`. False is the same as not given. */
function partsOf(value: Values, { type, isSent, droppedFields }: FieldFilter) {
  return Object.values(type.getFields()).flatMap((field) => {
    const part = value[field.name]
    if (part === undefined || part === null) return []
    if (isSent(field)) return [{ name: field.name, part, field }]
    if (part !== false) droppedFields.push(`${type.name}.${field.name}`)
    return []
  })
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function convertScalar(value: unknown, typeName: string): unknown {
  if ((typeName === 'ID' || typeName === 'String') && typeof value === 'number') return String(value)
  if ((typeName === 'Int' || typeName === 'Float') && typeof value === 'string') return Number(value)
  return value
}
