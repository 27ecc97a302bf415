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

/** A call as a platform understands it. */
export interface Question {
  readonly query: string
  readonly variables: Values
  /** Input fields that were given and that the platform lacks: `InitBookingPaymentInput.switchToInvoice`. */
  readonly lost: readonly string[]
}

/** Variables by their name, as they are declared and handed over. */
type Declared = Map<string, { readonly type: string; readonly value: unknown }>

/** The one scalar of the base contract beside those of GraphQL itself (rule 7.2.1.5). */
const JSON_TYPE = 'JSON'

/**
 * Writes the question for a platform: its own selections, no fragment, no type name but those it is known to have. An
 * argument whose type is known by name travels as a variable; any other is written out as a literal.
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
  // An empty selection is no GraphQL, and every type knows its name.
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
  /** Filled on the way, as is `lost`. */
  readonly declared: Declared
  readonly lost: string[]
}

/** Null for an argument that was not given. */
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

/** One variable may be wanted as another type elsewhere in the document: then it is declared twice. */
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

/** A value as it stands in a document, by the contract's type. Null parts of an object are left out. */
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

/** A value for a platform whose schema is known: without input fields it lacks, scalars of the kind it takes. */
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

/** What was given of an input object and can be told; what cannot is noted as lost. */
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
