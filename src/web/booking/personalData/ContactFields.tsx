import { t } from '#web/text/booking.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { Fields } from './fieldGrid.ts'
import type { FieldsOfPerson } from './PersonFields.tsx'
import { useFormField } from './useFormField.ts'

/** How to reach the person who is billed. Nobody else is asked. */
export function ContactFields({ person, section }: FieldsOfPerson) {
  const email = useFormField(`people.${person}.email`)
  const phone = useFormField(`people.${person}.phone`)
  return (
    <Fields>
      <TextField
        label={t('person.email')}
        hint={t('person.email.hint')}
        {...email}
        type="email"
        inputMode="email"
        autoComplete={`${section} email`}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <TextField
        label={t('person.phone')}
        hint={t('person.phone.hint')}
        {...phone}
        type="tel"
        inputMode="tel"
        autoComplete={`${section} tel`}
        maxLength={30}
      />
    </Fields>
  )
}
