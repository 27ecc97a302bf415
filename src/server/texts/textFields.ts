import { getNamedType, isScalarType, type GraphQLField } from 'graphql'
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
