import { get, useFormContext, useFormState, type FieldPath } from 'react-hook-form'
import type { PersonalDataValues } from './personalDataValues.ts'

type Name = FieldPath<PersonalDataValues>

/**
 * Props of a text field or select from the form: name, handlers and error. Subscribes to this field only, because a form
 * of eight travellers has a hundred fields.
 */
export function useFormField(name: Name) {
  const { control, register } = useFormContext<PersonalDataValues>()
  const { errors } = useFormState({ control, name, exact: true })
  const { clearError, validate } = useValidationOnBlur(name)
  const { onChange, onBlur, ...field } = register(name)
  // The type of a record path does not include its errors.
  const message: unknown = get(errors, `${name}.message`)
  return {
    ...field,
    onChange: async (event: Parameters<typeof onChange>[0]) => {
      clearError()
      await onChange(event)
    },
    onBlur: async (event: Parameters<typeof onBlur>[0]) => {
      await onBlur(event)
      validate()
    },
    error: typeof message === 'string' ? message : undefined,
  }
}

/**
 * Validation on blur: an error is cleared on input and checked again on blur. An empty field is validated only after the
 * first attempt to leave the step.
 */
export function useValidationOnBlur(name: Name) {
  const { control, clearErrors, trigger, getValues, getFieldState } = useFormContext<PersonalDataValues>()
  const { isSubmitted } = useFormState({ control, name, exact: true })
  const clearError = () => {
    if (getFieldState(name).invalid) clearErrors(name)
  }
  const validate = () => {
    if (isSubmitted || getValues(name) !== '') afterPointerRelease(() => void trigger(name))
  }
  return { clearError, validate }
}

/**
 * Runs after the pointer is released: an error message in between would shift the pressed button away. On touch screens
 * the focus moves between touchend and the emulated mouseup. A released key counts as well, as browsers keep `:active`
 * on a tapped field that is left by the keyboard.
 */
function afterPointerRelease(run: () => void): void {
  if (document.querySelector(':active') === null) {
    run()
    return
  }
  const released = new AbortController()
  const onRelease = () => {
    released.abort()
    setTimeout(run)
  }
  for (const type of ['mouseup', 'keyup']) window.addEventListener(type, onRelease, { signal: released.signal })
}
