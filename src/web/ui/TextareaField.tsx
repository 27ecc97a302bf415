import { useId, type ComponentPropsWithRef } from 'react'
import { chakra } from '#web/theme/chakra.ts'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { FieldControl } from './fieldStyles.ts'

interface Props extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'color'> {}

const Lines = chakra('textarea', { base: { resize: 'vertical' } })

/** A multi-line text field. */
export function TextareaField({ label, hint, error, isOptional, id, ...textarea }: Props) {
  const ownId = useId()
  const controlId = id ?? textarea.name ?? ownId
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional}>
      <FieldControl asChild>
        <Lines rows={4} {...textarea} id={controlId} {...describedBy(controlId, { hint, error })} />
      </FieldControl>
    </FieldFrame>
  )
}
