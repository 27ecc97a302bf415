import { useId, type ComponentPropsWithRef } from 'react'
import { t } from '#web/text/fields.ts'
import { chakra } from '#web/theme/chakra.ts'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { FieldControl } from './fieldStyles.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

interface Props extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'color' | 'size'> {
  readonly options: readonly SelectOption[]
  /** Label of the empty first option; null omits it, for fields that always have a value. */
  readonly emptyLabel?: string | null
}

const Menu = chakra('select', { base: { cursor: 'pointer' } })

/** A native `select`: the list that older visitors know from their phone. */
export function SelectField({ label, hint, error, isOptional, id, options, emptyLabel, ...select }: Props) {
  const ownId = useId()
  const controlId = id ?? select.name ?? ownId
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional}>
      <FieldControl asChild>
        <Menu {...select} id={controlId} {...describedBy(controlId, { hint, error })}>
          {emptyLabel === null ? null : <option value="">{emptyLabel ?? t('field.choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Menu>
      </FieldControl>
    </FieldFrame>
  )
}
