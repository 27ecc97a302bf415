import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useBooking } from '#web/booking/BookingContext.tsx'
import type { ShortYears } from '#web/text/typedDay.ts'
import { DateField } from '#web/ui/DateField.tsx'
import type { PersonalDataValues } from './personalDataValues.ts'
import { useValidationOnBlur } from './useFormField.ts'

interface Props {
  readonly name: `people.${string}.${'birthday' | 'passport.issueDate' | 'passport.validUntil'}` | AnswerName
  readonly label: string
  readonly hint?: string | undefined
  readonly isOptional?: boolean
  readonly shortYears?: ShortYears
  readonly autoComplete?: string
  /** Rendered below the field, depending on its text and validity. */
  readonly below?: (state: { readonly value: string; readonly isWrong: boolean }) => ReactNode
}

/** Form path of an answer to the operator's questions. */
export type AnswerName = `answers.${string}` | `people.${string}.answers.${string}`

/** A date field of the form, with validation on blur. */
export function FormDateField({ name, below, ...texts }: Props) {
  const { offer } = useBooking()
  const { control } = useFormContext<PersonalDataValues>()
  const { clearError, validate } = useValidationOnBlur(name)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <>
          <DateField
            {...field}
            {...texts}
            onChange={(value) => {
              clearError()
              field.onChange(value)
            }}
            onBlur={() => {
              field.onBlur()
              validate()
            }}
            today={offer.today}
            error={fieldState.error?.message}
          />
          {below?.({ value: field.value, isWrong: fieldState.invalid })}
        </>
      )}
    />
  )
}
