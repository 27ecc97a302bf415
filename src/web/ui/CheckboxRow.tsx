import { ChoiceRow, type ChoiceTexts } from './ChoiceRow.tsx'
import { ChoiceMark } from './fieldStyles.ts'
import { useOptimisticValue } from './useOptimisticValue.ts'

interface Props extends ChoiceTexts {
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

/** A checkbox as a large row with price, e.g. for an extra. Updates optimistically. */
export function CheckboxRow({ isChosen, onChange, ...texts }: Props) {
  const [isShown, choose] = useOptimisticValue(isChosen, onChange)
  const isClosed = texts.reason !== undefined && texts.reason !== null
  return (
    <ChoiceRow
      {...texts}
      isChosen={isShown}
      mark={(named) => (
        <ChoiceMark
          {...named}
          type="checkbox"
          checked={isShown}
          disabled={isClosed && !isShown}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      )}
    />
  )
}
