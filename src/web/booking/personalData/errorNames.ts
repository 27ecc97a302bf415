import type { FieldErrors } from 'react-hook-form'
import type { SummarisedError } from '#web/ui/ErrorSummary.tsx'
import type { PersonalDataValues } from './personalDataValues.ts'

/** Form paths of the fields with an error. */
export function errorNames(errors: FieldErrors<PersonalDataValues>): readonly string[] {
  return errorsOf(errors).map(({ id }) => id)
}

/** Flattens the error tree: messages by form path. */
export function errorsOf(errors: FieldErrors<PersonalDataValues>): readonly SummarisedError[] {
  return leaves(errors, '')
}

function leaves(node: unknown, path: string): readonly SummarisedError[] {
  if (typeof node !== 'object' || node === null) return []
  if ('message' in node && typeof node.message === 'string') return [{ id: path, text: node.message }]
  return Object.entries(node).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
}
