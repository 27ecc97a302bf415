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
import type { KnownDocument } from '#server/documents/documents.ts'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { isAddition, valueOf, type SelectedArgument, type Selection } from './selection.ts'

/** A GraphQL request in the schema of a platform. */
export interface Question {
  readonly query: string
  readonly variables: Values
  /** Input fields of the call that the platform lacks: `InitBookingPaymentInput.switchToInvoice`. */
  readonly lost: readonly string[]
}

/** Declared variables by name. */
type Declared = Map<string, { readonly type: string; readonly value: unknown }>

/** The only custom scalar of the base contract (rule 7.2.1.5). */
const JSON_TYPE = 'JSON'

/**
 * Builds the request for a platform: only fields it has, no fragments, only type names it is known to have. An argument
 * whose type name is known is a variable; any other one is inlined as a literal.
 */
export function toQuestion(known: KnownDocument, variables: Values, selections: readonly Selection[]): Question {
  const declared: Declared = new Map()
  const lost: string[] = []
  const body = fieldsText(selections, (argument) => argumentText(argument, { known, variables, declared, lost }))
  const definitions = [...declared].map(([name, { type }]) => `$${name}: ${type}`)
  const head = `${known.operation.operation} ${known.name}${definitions.length === 0 ? '' : `(${definitions.join(', ')})`}`
  const values = Object.fromEntries([...declared].map(([name, { value }]) => [name, value]))
  return { query: `${head} ${body}`, variables: values, lost }
}

type WriteArgument = (argument: SelectedArgument) => string | null

function fieldsText(selections: readonly Selection[], write: WriteArgument): string {
  const fields = selections.filter(({ isAsked }) => isAsked).map((selection) => fieldText(selection, write))
  // GraphQL forbids an empty selection set.
  return `{ ${fields.length === 0 ? '__typename' : fields.join(' ')} }`
}

function fieldText({ key, name, args, selections }: Selection, write: WriteArgument): string {
  const given = args.map(write).filter((text) => text !== null)
  const alias = key === name ? '' : `${key}: `
  const below = selections === null ? '' : ` ${fieldsText(selections, write)}`
  return `${alias}${name}${given.length === 0 ? '' : `(${given.join(', ')})`}${below}`
}

interface Writing {
  readonly known: KnownDocument
  readonly variables: Values
  /** Collects the variables; `lost` collects the dropped input fields. */
  readonly declared: Declared
  readonly lost: string[]
}

/** Null if the argument was not given. */
function argumentText(argument: SelectedArgument, writing: Writing): string | null {
  const { name, value: node, contract, platform } = argument
  if (node.kind !== Kind.VARIABLE) return `${name}: ${print(node)}`
  const value = valueOf(node.name.value, writing.known, writing.variables)
  if (value === undefined) return null
  const isJson = getNamedType(contract.type).name === JSON_TYPE
  if (platform === null && !isJson)
    return value === null ? null : `${name}: ${literal(value, contract.type, writing.lost)}`
  const type = platform === null ? String(contract.type) : String(platform.type)
  const fitting = platform === null ? value : fit(value, { ours: contract.type, theirs: platform.type }, writing.lost)
  return `${name}: $${declare(node.name.value, { type, value: fitting }, writing.declared)}`
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
function literal(value: unknown, type: GraphQLInputType, lost: string[]): string {
  const bare = getNullableType(type)
  if (value === null) return 'null'
  if (isListType(bare))
    return `[${listOf(value)
      .map((item) => literal(item, bare.ofType, lost))
      .join(', ')}]`
  if (isInputObjectType(bare) && isValues(value)) {
    const parts = partsOf(value, { type: bare, lost, isTold: (field) => !isAddition(field) })
    return `{${parts.map(({ name, part, field }) => `${name}: ${literal(part, field.type, lost)}`).join(', ')}}`
  }
  return isEnumType(bare) && typeof value === 'string' ? value : JSON.stringify(value)
}

interface InputTypes {
  readonly ours: GraphQLInputType
  readonly theirs: GraphQLInputType
}

/** A value for a platform with a known schema: without input fields it lacks, scalars converted to its types. */
function fit(value: unknown, types: InputTypes, lost: string[]): unknown {
  const [ours, theirs] = [getNullableType(types.ours), getNullableType(types.theirs)]
  if (value === null || value === undefined) return null
  if (isListType(theirs)) {
    const inner = { ours: isListType(ours) ? ours.ofType : types.ours, theirs: theirs.ofType }
    return listOf(value).map((item) => fit(item, inner, lost))
  }
  if (isInputObjectType(theirs) && isInputObjectType(ours) && isValues(value)) {
    const theirFields = theirs.getFields()
    const parts = partsOf(value, { type: ours, lost, isTold: ({ name }) => name in theirFields })
    return Object.fromEntries(
      parts.map(({ name, part, field }) => [
        name,
        fit(part, { ours: field.type, theirs: theirFields[name]?.type ?? field.type }, lost),
      ]),
    )
  }
  return fitScalar(value, getNamedType(types.theirs).name)
}

interface Telling {
  readonly type: GraphQLInputObjectType
  readonly isTold: (field: GraphQLInputField) => boolean
  readonly lost: string[]
}

/** The given input fields that the platform has; the others are added to `lost`. False is the same as not given. */
function partsOf(value: Values, { type, isTold, lost }: Telling) {
  return Object.values(type.getFields()).flatMap((field) => {
    const part = value[field.name]
    if (part === undefined || part === null) return []
    if (isTold(field)) return [{ name: field.name, part, field }]
    if (part !== false) lost.push(`${type.name}.${field.name}`)
    return []
  })
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function fitScalar(value: unknown, typeName: string): unknown {
  if ((typeName === 'ID' || typeName === 'String') && typeof value === 'number') return String(value)
  if ((typeName === 'Int' || typeName === 'Float') && typeof value === 'string') return Number(value)
  return value
}
