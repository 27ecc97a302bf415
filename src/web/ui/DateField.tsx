import { useId, useState, type Ref } from 'react'
import { readDay, type IsoDay } from '#domain/calendar.ts'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/fields.ts'
import { readTypedDay, type ShortYears } from '#web/text/typedDay.ts'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { FieldControl } from './fieldStyles.ts'

interface Props extends FieldTexts {
  readonly name?: string
  readonly id?: string
  /** An ISO day, or the typed text if it is no valid day; empty for none. The schema of the form validates it. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
  readonly today: IsoDay
  readonly shortYears?: ShortYears
  readonly autoComplete?: string
}

/**
 * A text field for a day: accepts `1.2.50`, `01021950` and `1. Februar 1950`, and formats the value in full on blur. Takes the `field` props of
 * a React Hook Form `Controller`.
 */
export function DateField({
  label,
  hint,
  error,
  isOptional,
  id,
  value,
  onChange,
  onBlur,
  today,
  shortYears = 'past',
  ...input
}: Props) {
  const ownId = useId()
  const controlId = id ?? input.name ?? ownId
  const [typed, setTyped] = useState<string | null>(null)

  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional}>
      <FieldControl
        {...input}
        id={controlId}
        // With the dot or comma of the region: the numeric keypad of an iPhone has digits alone.
        inputMode="decimal"
        placeholder={t('field.dayPlaceholder')}
        {...describedBy(controlId, { hint, error })}
        value={typed ?? shownDay(value)}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          onChange(readTypedDay(text, { today, shortYears }) ?? text)
        }}
        onBlur={() => {
          setTyped(null)
          onBlur?.()
        }}
      />
    </FieldFrame>
  )
}

function shownDay(value: string): string {
  return readDay(value) === null ? value : formatDay(value)
}
