import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'

interface Props {
  /** Name of the line. */
  readonly name: string
  readonly onRemove: () => void
}

// As tall as a target must be, but no taller than a line of text among the lines: the margins take back what is more.
const Act = chakra('button', {
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

/** Gives up what a line of the price is for. */
export function RemoveLine({ name, onRemove }: Props) {
  return (
    <Act type="button" aria-label={t('summary.removeLine', { name })} onClick={onRemove}>
      {t('summary.remove')}
    </Act>
  )
}
