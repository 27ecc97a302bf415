import { useId, type ReactNode } from 'react'
import { chakra } from '#web/theme/chakra.ts'

export interface ChoiceTexts {
  readonly title: ReactNode
  /** Second line: explanation. */
  readonly info?: ReactNode
  /** Right edge: formatted price, surcharge, «inbegriffen». */
  readonly price?: ReactNode
  /** Why the choice is disabled, shown in the row; null or undefined if it is enabled. */
  readonly reason?: string | null | undefined
}

/** Attributes of the control: its name is the title, its description the other texts. */
interface MarkTexts {
  readonly id: string
  readonly 'aria-labelledby': string
  readonly 'aria-describedby': string | undefined
}

interface Props extends ChoiceTexts {
  /** Control at the left edge: a radio or a checkbox with these attributes. */
  readonly mark?: (texts: MarkTexts) => ReactNode
  /** Control at the right edge under the price: a quantity stepper, a button; with `data-covers-row` for the whole row. */
  readonly action?: ReactNode
  readonly isChosen?: boolean
}

const Box = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // Too narrow for a price beside the text: a small phone, or large letters.
    '@container (max-width: 18rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'start',
    width: 'full',
    minHeight: '4rem',
    paddingBlock: '4',
    // With large letters the words need the width.
    paddingInline: 'min({spacing.4}, 5vw)',
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    background: 'paper',
    breakInside: 'avoid',
    _first: { borderBlockStart: '1px solid {colors.hairline}' },
  },
  variants: {
    look: {
      open: { _hover: { background: 'panel' } },
      chosen: { background: 'tint', boxShadow: 'inset 4px 0 0 {colors.primary}' },
      closed: { background: 'panel', color: 'muted' },
    },
  },
})

const Label = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    // The whole row can be pressed, also beside the text and on the price.
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    '& input': { position: 'relative', zIndex: '1' },
  },
  variants: { isClosed: { true: { cursor: 'not-allowed' }, false: { cursor: 'pointer' } } },
})
// Text stays inside at any font size.
const Words = chakra('span', { base: { minWidth: '0', hyphens: 'auto', overflowWrap: 'anywhere' } })
const Title = chakra('span', { base: { display: 'block', fontWeight: 'medium', lineHeight: '1.375rem' } })
const Info = chakra('span', {
  base: {
    display: 'block',
    color: 'muted',
    fontSize: 'field',
    lineHeight: '1.45',
    '& a': { position: 'relative', zIndex: '1' },
  },
})
const Reason = chakra('span', { base: { display: 'block', color: 'ink', fontSize: 'field', fontWeight: 'medium' } })
const PriceText = chakra('span', {
  base: {
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.375rem',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
})
const Action = chakra('div', {
  base: {
    // Above the label, which covers the row.
    position: 'relative',
    zIndex: '1',
    justifySelf: 'end',
    maxWidth: 'full',
    // A button with this attribute is pressed by a press anywhere in the row.
    '&:has([data-covers-row])': {
      position: 'static',
      zIndex: 'auto',
      '& > button::after': { content: '""', position: 'absolute', inset: '0' },
    },
  },
  variants: {
    // Under a price on wide screens, the text spanning both rows; without one right of the text.
    hasPrice: {
      true: { gridColumn: { base: '1 / -1', sm: '2' }, '@container (max-width: 18rem)': { gridColumn: '1' } },
      false: { gridColumn: '2', '@container (max-width: 18rem)': { gridColumn: '1' } },
    },
  },
})
const Text = chakra('div', {
  variants: { isTall: { true: { gridRow: { sm: 'span 2' }, '@container (max-width: 18rem)': { gridRow: 'auto' } } } },
})

/** Layout of a row to choose: control and text, price at the right edge, reason if it is disabled. */
export function ChoiceRow({ title, info, price, reason, mark, action, isChosen = false }: Props) {
  const id = useId()
  const hasInfo = info !== undefined && info !== null
  const isClosed = reason !== undefined && reason !== null
  const hasPrice = price !== undefined && price !== null
  const [titleId, infoId, priceId, reasonId] = [`${id}-title`, `${id}-info`, `${id}-price`, `${id}-reason`]
  const described = [hasInfo && infoId, hasPrice && priceId, isClosed && reasonId].filter(Boolean).join(' ')
  const text = (
    <Words>
      <Title id={titleId}>{title}</Title>
      {hasInfo ? <Info id={infoId}>{info}</Info> : null}
      {isClosed ? <Reason id={reasonId}>{reason}</Reason> : null}
    </Words>
  )
  return (
    <Box look={isClosed ? 'closed' : isChosen ? 'chosen' : 'open'}>
      <Text isTall={hasPrice && action !== undefined}>
        {mark === undefined ? (
          text
        ) : (
          <Label htmlFor={id} isClosed={isClosed}>
            {mark({ id, 'aria-labelledby': titleId, 'aria-describedby': described || undefined })}
            {text}
          </Label>
        )}
      </Text>
      {hasPrice ? <PriceText id={priceId}>{price}</PriceText> : null}
      {action === undefined ? null : <Action hasPrice={hasPrice}>{action}</Action>}
    </Box>
  )
}
