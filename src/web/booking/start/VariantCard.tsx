import type { ReactNode } from 'react'
import { chakra } from '#web/theme/chakra.ts'
import { ChoiceMark } from '#web/ui/fieldStyles.ts'

interface Props {
  readonly id: string
  readonly title: string
  /** From-price, or a loading text. */
  readonly info: ReactNode
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Card = chakra('label', {
  base: {
    display: 'grid',
    columnGap: '3',
    rowGap: '2',
    alignContent: 'start',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    minHeight: '5rem',
    padding: '4',
    border: '1px solid',
    borderColor: 'hairline',
    cursor: 'pointer',
    _hover: { background: 'panel' },
  },
  variants: { isChosen: { true: { background: 'tint', boxShadow: 'inset 4px 0 0 {colors.primary}' } } },
})
const Title = chakra('span', { base: { display: 'block', fontWeight: 'medium', lineHeight: '1.375rem' } })
const Info = chakra('span', {
  base: {
    gridColumn: { base: '1 / -1', sm: '2' },
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
})

/** One variant as a radio card. */
export function VariantCard({ id, title, info, isChosen, onChoose }: Props) {
  return (
    <Card isChosen={isChosen}>
      <ChoiceMark type="radio" name="variant" value={id} checked={isChosen} onChange={onChoose} />
      <Title>{title}</Title>
      <Info>{info}</Info>
    </Card>
  )
}
