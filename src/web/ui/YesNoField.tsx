import type { ReactNode } from 'react'
import { CheckboxField } from './CheckboxField.tsx'
import type { FieldTexts } from './FieldFrame.tsx'
import { useOptimisticValue } from './useOptimisticValue.ts'

interface Props extends Pick<FieldTexts, 'hint' | 'error'> {
  readonly id: string
  /** May hold links, for terms that can be read first. */
  readonly label: ReactNode
  readonly isYes: boolean
  readonly onChange: (isYes: boolean) => void
}

/** A yes or no of the booking, outside of any form: it stands there as it was pressed before anything follows from it. */
export function YesNoField({ isYes, onChange, ...field }: Props) {
  const [isShown, choose] = useOptimisticValue(isYes, onChange)
  return <CheckboxField {...field} checked={isShown} onChange={({ currentTarget: { checked } }) => choose(checked)} />
}
