import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { progress } from '#domain/booking/navigation.ts'
import type { ProgressStep } from '#domain/booking/navigation.ts'
import { t } from '#web/text/booking.ts'
import { stepPath } from './funnelPaths.ts'
import { stepTitle } from './stepTitles.ts'
import { useBooking } from './useBooking.ts'

const List = chakra('ol', {
  base: {
    display: 'flex',
    listStyle: 'none',
    padding: '0',
    margin: '0',
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    overflowX: 'auto',
  },
})
const Item = chakra('li', { base: { flex: '1 0 auto' } })
const Mark = chakra('span', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    minHeight: 'target',
    paddingInlineEnd: '4',
    color: 'muted',
    fontSize: 'field',
    borderBlockEnd: '4px solid transparent',
    whiteSpace: 'nowrap',
  },
  variants: {
    state: {
      done: { color: 'primary' },
      active: { color: 'primary', fontWeight: 'bold', borderColor: 'primary' },
      open: {},
    },
  },
})
// On phones only the present step is written out; the others keep their name for those who hear the page.
const Name = chakra('span', { variants: { isShown: { true: {}, false: { srOnly: { base: true, md: false } } } } })

/** Where one is in the booking. Steps already done lead back; those ahead are named, not linked. */
export function Stepper() {
  const { travelId, draft, offer } = useBooking()
  const steps = progress(draft, offer)
  return (
    <nav aria-label={t('booking.steps')}>
      <List>
        {steps.map((step, index) => (
          <Item key={step.path} aria-current={step.state === 'active' ? 'step' : undefined}>
            <StepMark step={step} no={index + 1} to={step.state === 'done' ? stepPath(travelId, step.path) : null} />
          </Item>
        ))}
      </List>
    </nav>
  )
}

function StepMark({ step, no, to }: { readonly step: ProgressStep; readonly no: number; readonly to: string | null }) {
  const content = (
    <>
      <span aria-hidden>{step.state === 'done' ? '✓' : no}</span>
      <Name isShown={step.state === 'active'}>{stepTitle(step.path)}</Name>
      {step.state === 'done' ? <chakra.span srOnly>{t('booking.stepDone')}</chakra.span> : null}
    </>
  )
  if (to === null) return <Mark state={step.state}>{content}</Mark>
  return (
    <Mark asChild state={step.state}>
      <Link to={to}>{content}</Link>
    </Mark>
  )
}
