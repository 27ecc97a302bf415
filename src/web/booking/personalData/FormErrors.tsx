import { get, useFormState, type Control } from 'react-hook-form'
import { ErrorSummary, type ErrorSummaryProps } from '#web/ui/ErrorSummary.tsx'
import type { PersonalDataValues } from './personalDataValues.ts'

interface Props {
  readonly control: Control<PersonalDataValues>
  /** Errors found by the last attempt to leave the step. */
  readonly found: ErrorSummaryProps
}

/** Error summary of the form without the errors fixed since. */
export function FormErrors({ control, found: { errors, ...found } }: Props) {
  const { errors: currentErrors } = useFormState({ control })
  const isOpen = (id: string) => {
    // Issues of the step that are not form fields.
    if (id.startsWith('booking.')) return true
    const error: unknown = get(currentErrors, id)
    return error !== undefined
  }
  return <ErrorSummary errors={errors.filter(({ id }) => isOpen(id))} {...found} isThanking={false} />
}
