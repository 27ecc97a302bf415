import { Controller, useFormContext } from 'react-hook-form'
import { customInputType } from '#domain/booking/people/customForms.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import { plainText } from '#domain/content/richText.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/personalData.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextareaField } from '#web/ui/TextareaField.tsx'
import { EmailField } from './EmailField.tsx'
import { answerExample } from './exampleDays.ts'
import { FormDateField, type AnswerName } from './FormDateField.tsx'
import type { PersonalDataValues } from './personalDataValues.ts'
import { tidyAnsweredPhone } from './tidyPhone.ts'
import { useFormField, useValidationOnBlur } from './useFormField.ts'

interface Props {
  readonly name: AnswerName
  readonly field: CustomField
}

/** Form field for a question of the operator, by its input type. */
export function AnswerField({ name, field }: Props) {
  const control = useFormField(name)
  const { label, info, required, options } = field
  const hint = hintOf(info)
  const texts = { label, hint, isOptional: !required }
  switch (customInputType(field)) {
    case 'textarea':
      return <TextareaField {...texts} {...control} maxLength={2000} />
    case 'select':
      return <SelectField {...texts} {...control} options={options} />
    case 'radio':
    case 'checkbox':
      return <ChosenAnswer name={name} field={field} />
    case 'date':
      return <DateAnswer {...texts} name={name} />
    case 'number':
      return <TextField {...texts} {...control} inputMode="decimal" autoComplete="off" maxLength={20} />
    case 'email':
      return <EmailField {...texts} name={name} autoComplete="off" />
    case 'tel':
      return <PhoneAnswer {...texts} name={name} />
    case 'text':
      return <TextField {...texts} {...control} autoComplete="off" maxLength={200} />
  }
}

interface TextAnswerProps extends Pick<Props, 'name'> {
  readonly label: string
  readonly hint: string | undefined
  readonly isOptional: boolean
}

/** Phone number, tidied on blur like that of a traveller. */
function PhoneAnswer({ name, ...texts }: TextAnswerProps) {
  const { getValues, setValue } = useFormContext<PersonalDataValues>()
  const phone = useFormField(name)
  const onBlur: typeof phone.onBlur = (event) => {
    setValue(name, tidyAnsweredPhone(getValues(name)))
    return phone.onBlur(event)
  }
  return (
    <TextField {...texts} {...phone} onBlur={onBlur} type="tel" inputMode="tel" autoComplete="off" maxLength={120} />
  )
}

function DateAnswer({ hint, ...texts }: TextAnswerProps) {
  const { offer } = useBooking()
  const example = t('person.day.example', { day: answerExample(texts.label, offer.today) })
  return <FormDateField {...texts} hint={hint ?? example} autoComplete="off" />
}

/** Hint as plain text, because screen readers announce it with the field. */
function hintOf(info: string | null): string | undefined {
  return info === null ? undefined : plainText(info)
}

/** Radio buttons or a checkbox. */
function ChosenAnswer({ name, field: { inputType, label, info, required, options } }: Props) {
  const { control } = useFormContext<PersonalDataValues>()
  const { clearError } = useValidationOnBlur(name)
  const question = required ? label : t('answer.optional', { question: label })
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const texts = { name, hint: hintOf(info), error: error?.message }
        const setAnswer = (given: string) => {
          clearError()
          onChange(given)
        }
        return inputType === 'checkbox' ? (
          <CheckboxField
            {...texts}
            label={question}
            checked={value === 'true'}
            onChange={({ currentTarget: { checked } }) => setAnswer(checked ? 'true' : '')}
          />
        ) : (
          <RadioRows
            {...texts}
            legend={question}
            options={options.map((option) => ({ value: option.value, title: option.label }))}
            value={value}
            onChange={setAnswer}
          />
        )
      }}
    />
  )
}
