import { useId } from 'react'
import { chakra } from '#web/theme/chakra.ts'
import { ChoiceRow, type ChoiceTexts } from './ChoiceRow.tsx'
import { describedBy, FieldTextBelow, type FieldTexts } from './FieldFrame.tsx'
import { ChoiceMark } from './fieldStyles.ts'
import { useOptimisticValue } from './useOptimisticValue.ts'

export interface RadioOption<Value extends string> extends ChoiceTexts {
  readonly value: Value
}

interface Props<Value extends string> extends Omit<FieldTexts, 'label' | 'isOptional'> {
  /** The question, as the legend of the group. */
  readonly legend: string
  /** Hides the legend visually, if a heading above asks the same. */
  readonly isLegendHidden?: boolean
  readonly name?: string
  readonly options: readonly RadioOption<Value>[]
  /** Null if nothing is chosen. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

// The light grey background of a field belongs to the group; the rows are white like controls (rule 2.7.1).
const Group = chakra('fieldset', { base: { width: 'full', background: 'panel' } })
const Legend = chakra('legend', {
  base: { paddingBlockEnd: '2', fontWeight: 'medium' },
  variants: { isHidden: { true: { srOnly: true } } },
})

/** Radio buttons as large rows with prices. Updates optimistically. */
export function RadioRows<Value extends string>({
  legend,
  isLegendHidden = false,
  name,
  options,
  value,
  onChange,
  hint,
  error,
}: Props<Value>) {
  const ownName = useId()
  const groupName = name ?? ownName
  const [shown, choose] = useOptimisticValue<Value | null>(value, (next) => {
    if (next !== null) onChange(next)
  })
  return (
    <Group id={groupName} {...describedBy(groupName, { hint, error })} tabIndex={-1}>
      <Legend isHidden={isLegendHidden}>{legend}</Legend>
      {options.map(({ value: own, ...texts }) => (
        <ChoiceRow
          key={own}
          {...texts}
          isChosen={own === shown}
          mark={(named) => (
            <ChoiceMark
              {...named}
              type="radio"
              name={groupName}
              value={own}
              checked={own === shown}
              disabled={texts.reason !== undefined && texts.reason !== null}
              onChange={() => choose(own)}
            />
          )}
        />
      ))}
      <FieldTextBelow id={groupName} hint={hint} error={error} />
    </Group>
  )
}
