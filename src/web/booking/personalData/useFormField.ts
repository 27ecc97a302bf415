import { useFormContext } from 'react-hook-form'
import type { FieldPath } from 'react-hook-form'
import type { PersonalDataValues } from './personalDataValues.ts'

/** What a text field or a list takes from the form: name, handlers and error. */
export function useFormField(name: FieldPath<PersonalDataValues>) {
  const { register, getFieldState, formState } = useFormContext<PersonalDataValues>()
  // The path of a record says too little about its errors to the compiler.
  const message: unknown = getFieldState(name, formState).error?.message
  return { ...register(name), error: typeof message === 'string' ? message : undefined }
}
