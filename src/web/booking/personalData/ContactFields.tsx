import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { t } from '#web/text/personalData.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { FieldsOfPerson } from './PersonFields.tsx'
import { Fields } from './fieldGrid.ts'
import type { PersonalDataValues } from './personalDataValues.ts'
import { tidyPhone } from './tidyPhone.ts'
import { useFormField } from './useFormField.ts'

/** E-mail and phone of the billed person. */
export function ContactFields({ person, section }: FieldsOfPerson) {
  return (
    <Fields>
      <EmailField person={person} section={section} />
      <PhoneField person={person} section={section} />
    </Fields>
  )
}

/** E-mail address, with a suggestion for likely typing errors. */
function EmailField({ person, section }: FieldsOfPerson) {
  const name = `people.${person}.email` as const
  const { getValues, setValue, setFocus } = useFormContext<PersonalDataValues>()
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const email = useFormField(name)
  const handlers: Pick<typeof email, 'onChange' | 'onBlur'> = {
    onChange: (event) => {
      setSuggestion(null)
      return email.onChange(event)
    },
    onBlur: async (event) => {
      await email.onBlur(event)
      const typed = getValues(name)
      const corrected = await suggestionFor(typed)
      if (getValues(name) === typed) setSuggestion(corrected)
    },
  }
  const accept = (corrected: string) => {
    setValue(name, corrected, { shouldDirty: true, shouldValidate: true })
    setSuggestion(null)
    setFocus(name)
  }
  return (
    <div>
      <TextField
        label={t('person.email')}
        hint={t('person.email.hint')}
        {...email}
        {...handlers}
        type="email"
        inputMode="email"
        autoComplete={`${section} email`}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <div role="status">
        {suggestion === null ? null : (
          <Button look="quiet" onClick={() => accept(suggestion)}>
            {t('person.email.suggestion', { email: suggestion })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Lazy: the list of common typing errors is loaded with the first address, not with the form. */
async function suggestionFor(email: string): Promise<string | null> {
  if (!email.includes('@')) return null
  try {
    const { emailSuggestion } = await import('#domain/booking/people/emailSuggestion.ts')
    return emailSuggestion(email)
  } catch {
    // No suggestion if the list cannot be loaded.
    return null
  }
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
