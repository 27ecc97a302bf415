import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import { sanitizeRichText, toPlainLine } from './richText.ts'

/** Sanitizes a text of the platform. */
export type TextCleaner = (value: string) => string

const RICH = 'Rich text'
const LINE = 'Visible line'

/**
 * The sanitizer of a contract field, chosen by its description: «Rich text» may be HTML, «Visible line» must have no
 * tags. Null for all others, such as numbers, codes and keys.
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

/** Contract fields that may contain HTML. */
export function richTextFields(contract: GraphQLSchema): ReadonlySet<string> {
  return fieldsCleanedBy(sanitizeRichText, contract)
}

/** Contract fields that are shown in a single line. */
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
