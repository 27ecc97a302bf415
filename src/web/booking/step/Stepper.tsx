import { useId, useState } from 'react'
import { isByCoach } from '#domain/booking/boarding/busStops.ts'
import { progress, type ProgressStep } from '#domain/booking/funnel/navigation.ts'
import { stepByPath } from '#domain/booking/funnel/steps.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { sentWords } from '#web/booking/sentWords.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { StepMark } from './StepMark.tsx'
import { stepTitle } from './stepTitles.ts'

/** Id of «Schritt 2 von 5», which describes the heading of a step (`aria-describedby`). */
export const STEP_PLACE_ID = 'schritt'

const Nav = chakra('nav', { base: { _print: { display: 'none' } } })
// Narrow screens show the current step and open the list on demand; wide screens show every step.
const Compact = chakra('button', {
  base: {
    display: { base: 'flex', lg: 'none' },
    flexWrap: 'wrap',
    columnGap: '4',
    alignItems: 'end',
    // With a large font size the second column wraps.
    '& > :first-child': { flex: '1 1 9rem' },
    width: 'full',
    minHeight: 'target',
    paddingBlock: '2',
    color: 'primary',
    textAlign: 'left',
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '3px' },
  },
})
const Position = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'caption', lineHeight: 'tight' },
})
const Name = chakra('span', { base: { display: 'block', fontWeight: 'bold', lineHeight: 'tight', hyphens: 'auto' } })
const More = chakra('span', {
  base: { fontSize: 'field', textDecoration: 'underline', textUnderlineOffset: '0.2em', whiteSpace: 'nowrap' },
})
const Track = chakra('span', {
  base: { display: { base: 'flex', lg: 'none' }, alignItems: 'end', gap: '1', minHeight: '4px' },
})
// Told apart by thickness too: browsers that darken pages draw both in nearly the same colour.
const Segment = chakra('span', {
  base: { flex: '1', borderBlockStart: '4px solid' },
  variants: {
    isReached: { true: { borderColor: 'primary' }, false: { borderColor: 'muted', borderBlockStartWidth: '1px' } },
  },
})
const List = chakra('ol', {
  base: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexWrap: 'wrap',
    listStyle: 'none',
    padding: '0',
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
  },
  variants: {
    isOpen: { true: { display: { base: 'grid', lg: 'flex' } }, false: { display: { base: 'none', lg: 'flex' } } },
  },
})
const Item = chakra('li', { base: { flex: '1 0 auto' } })

/** Progress bar of the funnel. Completed steps are links; later ones are plain text. */
export function Stepper({ path }: { readonly path: string }) {
  const { booking, travelId, words } = useBooking()
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const steps = progress(booking, stepByPath(path)?.number)
  const title = (of: string) => stepTitle(of, isByCoach(booking), { ...words, ...sentWords(booking) })
  const active = steps.find(({ state }) => state === 'active')
  const count = steps.at(-1)?.no ?? 0
  return (
    <Nav
      aria-label={t('booking.steps')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsOpen(false)
      }}
    >
      <Compact type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
        <span>
          <Position id={STEP_PLACE_ID}>{t('booking.stepPlace', { no: active?.no ?? 1, count })}</Position>
          <Name>{title(active?.path ?? path)}</Name>
        </span>
        <More>{isOpen ? t('site.close') : t('booking.allSteps')}</More>
      </Compact>
      <Progress no={active?.no ?? 1} count={count} />
      <List id={listId} isOpen={isOpen}>
        {steps.map((step) => (
          <Item key={step.path} aria-current={step.state === 'active' ? 'step' : undefined}>
            <StepMark
              step={step}
              title={title(step.path)}
              isCounted={isCounted(step)}
              to={step.state === 'done' ? stepPath(travelId, step.path) : null}
            />
          </Item>
        ))}
      </List>
    </Nav>
  )
}

function isCounted({ number }: ProgressStep): boolean {
  return Number.isInteger(number)
}

function Progress({ no, count }: { readonly no: number; readonly count: number }) {
  return (
    <Track aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Segment key={index} isReached={index < no} />
      ))}
    </Track>
  )
}
