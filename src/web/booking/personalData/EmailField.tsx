import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { tidyEmail } from '#domain/booking/people/contactRules.ts'
import { t } from '#web/text/personalData.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { focusById } from '#web/ui/focusById.ts'
import type { AnswerName } from './FormDateField.tsx'
import type { PersonalDataValues } from './personalDataValues.ts'
import { useFormField } from './useFormField.ts'

interface Props {
  readonly name: `people.${string}.email` | AnswerName
  readonly label: string
  readonly hint: string | undefined
  readonly isOptional?: boolean
  readonly autoComplete: string
}

/** E-mail address, tidied on blur, with a suggestion for likely typing errors. */
export function EmailField({ name, ...texts }: Props) {
  const { getValues, setValue } = useFormContext<PersonalDataValues>()
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const email = useFormField(name)
  const handlers: Pick<typeof email, 'onChange' | 'onBlur'> = {
    onChange: (event) => {
      setSuggestion(null)
      return email.onChange(event)
    },
    onBlur: async (event) => {
      setValue(name, tidyEmail(getValues(name)))
      await email.onBlur(event)
      const typed = getValues(name)
      const corrected = await suggestionFor(typed)
      if (getValues(name) === typed) setSuggestion(corrected)
    },
  }
  const accept = (corrected: string) => {
    setValue(name, corrected, { shouldDirty: true, shouldValidate: true })
    setSuggestion(null)
    focusById(name)
  }
  return (
    <div>
      <TextField
        {...texts}
        {...email}
        {...handlers}
        type="email"
        inputMode="email"
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
