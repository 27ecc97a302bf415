import { getDirectiveValues, getNamedType, type GraphQLField, type GraphQLSchema } from 'graphql'
import { sanitizeRichText, toPlainLine } from '#server/texts/richText.ts'
import { toWebAddress } from '#server/texts/webAddress.ts'

/** Sanitizes a text of the platform; null where nothing of it may be used. */
export type TextCleaner = (value: string) => string | null

/** What the host does to a field of the platform's answer, as its directives in `schema.graphql` say. */
export interface FieldRules {
  /** Sanitizes a text that is shown (`@richText`, `@singleLine`, `@webAddress`); null for all other fields. */
  readonly clean: TextCleaner | null
  /** Keys of a JSON value whose texts are shown in one line (`@singleLine(keys:)`); empty for all other fields. */
  readonly lineKeys: readonly string[]
  /** The value where the platform has none (`@default`); null for no such value. */
  readonly absent: unknown
  /** Whether its parent is wrong without it (`@failsParent`): a failure to load it is one of the parent. */
  readonly isIndispensable: boolean
  /** Whether that holds for each entry of the list, too. */
  readonly isEachIndispensable: boolean
}

/** Whether a field, argument or input field is an addition to the base contract, which a platform may lack (rule 7.1.3). */
export function isAddition({ description }: { readonly description?: string | null | undefined }): boolean {
  return description?.trimStart().startsWith('Addition:') === true
}

/** The rules of a field of the contract. */
export function fieldRules(field: GraphQLField<unknown, unknown>, contract: GraphQLSchema): FieldRules {
  const valuesOf = (name: string) => {
    const directive = contract.getDirective(name)
    return directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined
  }
  const line = valuesOf('singleLine')
  const isText = getNamedType(field.type).name === 'String'
  const failsParent = valuesOf('failsParent')
  const keys: unknown = line?.keys
  return {
    clean: isText ? textCleaner((name) => valuesOf(name) !== undefined) : null,
    lineKeys: Array.isArray(keys) ? keys.map(String) : [],
    absent: valuesOf('default')?.value ?? null,
    isIndispensable: failsParent !== undefined,
    isEachIndispensable: failsParent?.each === true,
  }
}

function textCleaner(isMarked: (directive: string) => boolean): TextCleaner | null {
  if (isMarked('richText')) return sanitizeRichText
  if (isMarked('webAddress')) return toWebAddress
  return isMarked('singleLine') ? toPlainLine : null
}
