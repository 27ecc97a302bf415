import type { ReactNode } from 'react'
import { CheckboxField } from './CheckboxField.tsx'
import type { FieldTexts } from './FieldFrame.tsx'
import { useOptimisticValue } from './useOptimisticValue.ts'

interface Props extends Pick<FieldTexts, 'hint' | 'error'> {
  readonly id: string
  /** May contain links, e.g. to terms. */
  readonly label: ReactNode
  readonly isYes: boolean
  readonly onChange: (isYes: boolean) => void
}

/** A checkbox outside of a form, bound to the draft. Updates optimistically. */
export function YesNoField({ isYes, onChange, ...field }: Props) {
  const [isShown, choose] = useOptimisticValue(isYes, onChange)
  return <CheckboxField {...field} checked={isShown} onChange={({ currentTarget: { checked } }) => choose(checked)} />
}
