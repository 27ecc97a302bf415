import { useFormContext } from 'react-hook-form'
import { t } from '#web/text/personalData.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { EmailField } from './EmailField.tsx'
import type { FieldsOfPerson } from './PersonFields.tsx'
import { Fields } from './fieldGrid.ts'
import type { PersonalDataValues } from './personalDataValues.ts'
import { tidyPhone } from './tidyPhone.ts'
import { useFormField } from './useFormField.ts'

/** E-mail and phone of the billed person. */
export function ContactFields({ person, section }: FieldsOfPerson) {
  return (
    <Fields>
      <EmailField
        name={`people.${person}.email`}
        label={t('person.email')}
        hint={t('person.email.hint')}
        autoComplete={`${section} email`}
      />
      <PhoneField person={person} section={section} />
    </Fields>
  )
}

/** Phone number, tidied on blur. */
function PhoneField({ person, section }: FieldsOfPerson) {
  const name = `people.${person}.phone` as const
  const { getValues, setValue } = useFormContext<PersonalDataValues>()
  const phone = useFormField(name)
  const onBlur: typeof phone.onBlur = (event) => {
    setValue(name, tidyPhone(getValues(name), getValues(`people.${person}.country`)))
    return phone.onBlur(event)
  }
  return (
    <TextField
      label={t('person.phone')}
      hint={t('person.phone.hint')}
      {...phone}
      onBlur={onBlur}
      type="tel"
      inputMode="tel"
      autoComplete={`${section} tel`}
      maxLength={30}
    />
  )
}
