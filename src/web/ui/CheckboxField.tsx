import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { chakra } from '#web/theme/chakra.ts'
import { describedBy, FieldTextBelow, type FieldTexts } from './FieldFrame.tsx'
import { ChoiceMark, FieldPanel } from './fieldStyles.ts'

interface Props
  extends
    Omit<FieldTexts, 'label' | 'isOptional'>,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'color' | 'size' | 'width' | 'height'> {
  /** May contain links, e.g. to terms. */
  readonly label: ReactNode
}

const Line = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    minHeight: 'target',
    paddingBlock: '0.625rem',
    fontSize: 'field',
    lineHeight: '1.4',
    cursor: 'pointer',
  },
})

// Text stays inside at any font size.
const Words = chakra('span', { base: { minWidth: '0', hyphens: 'auto', overflowWrap: 'anywhere' } })

// No wider than its lines are long: the text below, at the right edge, stays under the label.
const Inside = chakra('div', { base: { maxWidth: '36rem' } })

/** A checkbox with label, hint and error. The whole line is the target. */
export function CheckboxField({ label, hint, error, id, ...input }: Props) {
  const ownId = useId()
  const controlId = id ?? input.name ?? ownId
  return (
    <FieldPanel>
      <Inside>
        <Line htmlFor={controlId}>
          <ChoiceMark {...input} type="checkbox" id={controlId} {...describedBy(controlId, { hint, error })} />
          <Words>{label}</Words>
        </Line>
        <FieldTextBelow id={controlId} hint={hint} error={error} />
      </Inside>
    </FieldPanel>
  )
}
