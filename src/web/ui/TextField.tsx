import { useId, type ComponentPropsWithRef } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { FieldControl } from './fieldStyles.ts'

interface Props extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'color' | 'size' | 'width' | 'height'> {}

/** A one-line text field. Takes the props of `register(name)` of React Hook Form; its id defaults to the name. */
export function TextField({ label, hint, error, isOptional, id, ...input }: Props) {
  const ownId = useId()
  const controlId = id ?? input.name ?? ownId
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional}>
      <FieldControl {...input} id={controlId} {...describedBy(controlId, { hint, error })} />
    </FieldFrame>
  )
}
