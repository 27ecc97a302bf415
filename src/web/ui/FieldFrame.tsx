import type { ReactNode } from 'react'
import { t } from '#web/text/fields.ts'
import { chakra } from '#web/theme/chakra.ts'
import { FieldLabel, FieldNote, FieldPanel } from './fieldStyles.ts'

/** Texts around the control of a field. */
export interface FieldTexts {
  readonly label: string
  /** Shown under the control while there is no error. */
  readonly hint?: string | undefined
  /** Replaces the hint and marks the control invalid. Undefined or empty for none, as in form libraries. */
  readonly error?: string | undefined
  /** Adds «freiwillig» to the label; other fields are required. */
  readonly isOptional?: boolean | undefined
}

interface Props extends FieldTexts {
  /** Id of the control. */
  readonly id: string
  readonly children: ReactNode
}

const Optional = chakra('span', { base: { color: 'muted', fontWeight: 'normal' } })

/** Layout of a field: label, control, then hint or error. */
export function FieldFrame({ id, label, hint, error, isOptional, children }: Props) {
  return (
    <FieldPanel>
      <FieldLabel htmlFor={id}>
        <span>{label}</span>
        {isOptional === true ? <Optional> ({t('field.optional')})</Optional> : null}
      </FieldLabel>
      {children}
      <FieldTextBelow id={id} hint={hint} error={error} />
    </FieldPanel>
  )
}

/** Hint or error of a control, with the id used by `describedBy`. */
export function FieldTextBelow({ id, hint, error }: { readonly id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
  if (hasText(error)) {
    return (
      <FieldNote id={noteId(id)} tone="error">
        {error}
      </FieldNote>
    )
  }
  return hasText(hint) ? <FieldNote id={noteId(id)}>{hint}</FieldNote> : null
}

/** `aria-` attributes that link a control to the text below it. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const isInvalid = hasText(error)
  return {
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': isInvalid || hasText(hint) ? noteId(id) : undefined,
  }
}

function noteId(id: string): string {
  return `${id}-hinweis`
}

function hasText(text: string | undefined): text is string {
  return text !== undefined && text !== ''
}
