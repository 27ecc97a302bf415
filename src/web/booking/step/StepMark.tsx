import { Link } from 'react-router'
import type { ProgressStep } from '#domain/booking/funnel/navigation.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SrOnly } from '#web/ui/SrOnly.ts'

interface Props {
  readonly step: ProgressStep
  readonly title: string
  /** Optional steps carry no number of their own. */
  readonly isCounted: boolean
  /** Null for steps that are not linked. */
  readonly to: string | null
}

const Mark = chakra('span', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    minHeight: 'target',
    paddingInlineEnd: '4',
    color: 'muted',
    fontSize: 'field',
    lineHeight: 'tight',
    borderBlockEnd: { base: 'none', lg: '4px solid transparent' },
  },
  variants: {
    state: {
      done: { color: 'primary' },
      active: { color: 'primary', fontWeight: 'bold', lg: { borderColor: 'primary' } },
      open: {},
    },
  },
})
const Sign = chakra('span', { base: { minWidth: { base: '1.5rem', lg: 'auto' }, fontVariantNumeric: 'tabular-nums' } })

/** Name of one step in the progress bar, with a tick once it is done. */
export function StepMark({ step: { no, state }, title, isCounted, to }: Props) {
  const content = (
    <>
      <Sign aria-hidden>{state === 'done' ? '✓' : isCounted ? no : '+'}</Sign>
      <span>{title}</span>
      {state === 'done' ? <SrOnly>{t('booking.stepDone')}</SrOnly> : null}
    </>
  )
  if (to === null) return <Mark state={state}>{content}</Mark>
  return (
    <Mark asChild state={state}>
      <Link to={to}>{content}</Link>
    </Mark>
  )
}
