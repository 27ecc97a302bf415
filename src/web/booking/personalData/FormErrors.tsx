import { get, useFormState } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import type { ErrorSummaryProps } from '#web/ui/ErrorSummary.tsx'
import type { PersonalDataValues } from './personalDataValues.ts'

interface Props {
  readonly control: Control<PersonalDataValues>
  /** What the last try to go on has found. */
  readonly found: ErrorSummaryProps
}

/** What was found and is not mended yet: a line leaves the list with the complaint at its field. */
export function FormErrors({ control, found: { errors, ...found } }: Props) {
  const { errors: standing } = useFormState({ control })
  const isOpen = (id: string) => {
    // What the step lacks beside its form.
    if (id.startsWith('booking.')) return true
    const error: unknown = get(standing, id)
    return error !== undefined
  }
  return <ErrorSummary errors={errors.filter(({ id }) => isOpen(id))} {...found} />
}
