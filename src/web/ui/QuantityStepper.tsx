import { useId, useState } from 'react'
import { t } from '#web/text/fields.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SrOnly } from './SrOnly.ts'
import { useOptimisticValue } from './useOptimisticValue.ts'

interface Props {
  /** Accessible name: «Doppelzimmer», «Erwachsene». */
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

// Assumption: full width means that of its column, since the row it belongs to has the full width.
const Row = chakra('div', { base: { display: 'flex', alignItems: 'stretch', width: 'full', background: 'panel' } })

const Step = chakra('button', {
  base: {
    minWidth: 'target',
    minHeight: 'target',
    border: '1px solid',
    borderColor: 'primary',
    background: 'paper',
    color: 'primary',
    fontSize: '1.375rem',
    fontWeight: 'medium',
    lineHeight: 1,
    _hover: { background: 'primary', color: 'paper' },
    '&[aria-disabled=true]': { borderColor: 'control', background: 'tint', color: 'muted', cursor: 'not-allowed' },
    _print: { display: 'none' },
    _focusVisible: { zIndex: 1, outline: '3px solid {colors.focus}', outlineOffset: '3px' },
  },
})

const Value = chakra('input', {
  base: {
    flex: '1 1 3.25rem',
    width: '3.25rem',
    minWidth: '0',
    minHeight: 'target',
    border: '1px solid',
    borderColor: 'primary',
    borderInlineWidth: 0,
    borderRadius: '0',
    background: 'paper',
    fontSize: '1.125rem',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'bold',
    textAlign: 'center',
  },
})

/**
 * A number field with − and + buttons. At a limit the button is `aria-disabled` but focusable, so that the focus is not
 * lost; a visually hidden description gives the limits.
 */
export function QuantityStepper({ label, value: given, min, max, onChange }: Props) {
  const id = useId()
  const [value, choose] = useOptimisticValue(given, onChange)
  const [typed, setTyped] = useState<string | null>(null)

  function change(next: number) {
    const within = Math.min(Math.max(next, min), Math.max(min, max))
    if (within !== value) choose(within)
  }

  /** The number in the field: as typed, else the value. */
  const shown = typed !== null && /^\d+$/.test(typed.trim()) ? Number(typed) : value

  function commit(next: number) {
    change(next)
    setTyped(null)
  }

  return (
    <Row role="group" aria-label={label}>
      <Step
        type="button"
        aria-label={t('field.decrease', { label })}
        aria-disabled={value <= min}
        onClick={() => commit(shown - 1)}
      >
        −
      </Step>
      <Value
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={id}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => commit(shown)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(shown)
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          commit(event.key === 'ArrowUp' ? shown + 1 : shown - 1)
        }}
      />
      <Step
        type="button"
        aria-label={t('field.increase', { label })}
        aria-disabled={value >= max}
        onClick={() => commit(shown + 1)}
      >
        +
      </Step>
      <SrOnly id={id}>{t('field.limits', { min, max })}</SrOnly>
      <SrOnly role="status">{`${label}: ${value}`}</SrOnly>
    </Row>
  )
}
