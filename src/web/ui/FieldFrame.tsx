import type { ReactNode } from 'react'
import { t } from '#web/text/fields.ts'
import { chakra } from '#web/theme/chakra.ts'
import { FieldLabel, FieldNote, FieldPanel } from './fieldStyles.ts'

/** What every field can say around its control. */
export interface FieldTexts {
  readonly label: string
  /** Shown under the control while there is no error. */
  readonly hint?: string | undefined
  /** Replaces the hint; the control is marked invalid. Undefined or empty for none, as form libraries have it. */
  readonly error?: string | undefined
  /** Adds «freiwillig» to the label: what is not marked is needed. */
  readonly isOptional?: boolean | undefined
}

interface Props extends FieldTexts {
  /** Id of the control; an error summary links to it. */
  readonly id: string
  readonly children: ReactNode
}

const Optional = chakra('span', { base: { color: 'muted', fontWeight: 'normal' } })

/** Label above, control, hint or error at the bottom right. */
export function FieldFrame({ id, label, hint, error, isOptional, children }: Props) {
  return (
    <FieldPanel>
      <FieldLabel htmlFor={id}>
        {label}
        {isOptional === true ? <Optional> ({t('field.optional')})</Optional> : null}
      </FieldLabel>
      {children}
      <FieldTextBelow id={id} hint={hint} error={error} />
    </FieldPanel>
  )
}

/** Hint or error of a control, with the id its `aria-describedby` names. */
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

/** `aria-…` attributes that tie a control to the text below it. */
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
