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
  /** True where a heading right above already asks: the legend is then for screen readers only. */
  readonly isLegendHidden?: boolean
  readonly name?: string
  readonly options: readonly RadioOption<Value>[]
  /** Null when nothing is chosen yet. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

// The rows are what is filled in, and white; the light grey ground is the group's (rule 2.7.1).
const Group = chakra('fieldset', { base: { width: 'full', background: 'panel' } })
const Legend = chakra('legend', {
  base: { paddingBlockEnd: '2', fontWeight: 'medium' },
  variants: { isHidden: { true: { srOnly: true } } },
})

/** One of several, each a large row with its price. */
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
          mark={({ controlId, textId }) => (
            <ChoiceMark
              type="radio"
              id={controlId}
              aria-describedby={textId}
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
