import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'

interface Props {
  /** Name of the line. */
  readonly name: string
  readonly onRemove: () => void
}

// Touch target height; negative margins keep the line as low as a line of text.
const TextButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    marginBlock: '-0.5rem',
    paddingInlineEnd: '4',
    color: 'primary',
    fontSize: 'caption',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _focusVisible: { outline: '3px solid {colors.focus}' },
    _print: { display: 'none' },
  },
})

/** Button that removes the choice behind a price line. */
export function RemoveLine({ name, onRemove }: Props) {
  return (
    <TextButton type="button" aria-label={t('summary.removeLine', { name })} onClick={onRemove}>
      {t('summary.remove')}
    </TextButton>
  )
}
