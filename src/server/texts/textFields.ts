import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import { sanitizeRichText, toPlainLine } from './richText.ts'

/** Makes a text of the platform fit to be shown. */
export type TextCleaner = (value: string) => string

const RICH = 'Rich text'
const LINE = 'Visible line'

/**
 * How a field of the contract is cleaned: where its description says «Rich text» a platform may send HTML, where it says
 * «Visible line» tags are no part of it. Null for all others: numbers, codes and keys are handed on as they are.
 */
export function textCleaner({
  description,
  type,
}: Pick<GraphQLField<unknown, unknown>, 'description' | 'type'>): TextCleaner | null {
  const named = getNamedType(type)
  if (!isScalarType(named) || named.name !== 'String') return null
  if (description?.includes(RICH) === true) return sanitizeRichText
  return description?.includes(LINE) === true ? toPlainLine : null
}

/** The fields of the contract in which a platform may send HTML. */
export function richTextFields(contract: GraphQLSchema): ReadonlySet<string> {
  return fieldsCleanedBy(sanitizeRichText, contract)
}

/** The fields of the contract that are shown in one line. */
export function visibleLineFields(contract: GraphQLSchema): ReadonlySet<string> {
  return fieldsCleanedBy(toPlainLine, contract)
}

function fieldsCleanedBy(cleaner: TextCleaner, contract: GraphQLSchema): ReadonlySet<string> {
  const types = Object.values(contract.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type))
  const cleaned = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => textCleaner(field) === cleaner)
      .map((field) => `${type.name}.${field.name}`),
  )
  return new Set(cleaned)
}
