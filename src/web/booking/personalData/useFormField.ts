import { get, useFormContext, useFormState } from 'react-hook-form'
import type { FieldPath } from 'react-hook-form'
import type { PersonalDataValues } from './personalDataValues.ts'

type Name = FieldPath<PersonalDataValues>

/**
 * What a text field or a list takes from the form: name, handlers and error. Only what is told of this very field draws
 * it again: there are a hundred of them on the page of eight travellers.
 */
export function useFormField(name: Name) {
  const { control, register } = useFormContext<PersonalDataValues>()
  const { errors } = useFormState({ control, name, exact: true })
  const { forgive, check } = useLateComplaint(name)
  const { onChange, onBlur, ...field } = register(name)
  // The path of a record says too little about its errors to the compiler.
  const message: unknown = get(errors, `${name}.message`)
  return {
    ...field,
    onChange: async (event: Parameters<typeof onChange>[0]) => {
      forgive()
      await onChange(event)
    },
    onBlur: async (event: Parameters<typeof onBlur>[0]) => {
      await onBlur(event)
      check()
    },
    error: typeof message === 'string' ? message : undefined,
  }
}

/**
 * Complains late and forgives early: an error goes as soon as one types, and is looked for when the field is left. A
 * field that is still empty is left alone until one wants to go on.
 */
export function useLateComplaint(name: Name) {
  const { control, clearErrors, trigger, getValues, getFieldState } = useFormContext<PersonalDataValues>()
  const { isSubmitted } = useFormState({ control, name, exact: true })
  const forgive = () => {
    if (getFieldState(name).invalid) clearErrors(name)
  }
  const check = () => {
    if (isSubmitted || getValues(name) !== '') afterPress(() => void trigger(name))
  }
  return { forgive, check }
}

/**
 * Waits while a button is held: a message that comes in between would push it away under the finger. A tap moves the
 * focus between the lifting of the finger and the release of the mouse it stands for.
 */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act()
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true })
}
