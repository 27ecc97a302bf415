import { lazy, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { stepBefore } from '#domain/booking/funnel/navigation.ts'
import type { Step } from '#domain/booking/funnel/steps.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useUndoableChange } from '#web/booking/useUndoableChange.ts'
import { useIsLandingPage } from '#web/site/LandingPage.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { travelPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorSummary, type ErrorSummaryProps, type SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { OptionalPart } from '#web/ui/OptionalPart.tsx'
import { OpenIssuesContext } from './StepSection.tsx'
import { STEP_PLACE_ID } from './Stepper.tsx'
import { useIsSentBack } from './locationState.ts'
import { useLeadsToReview, useNextStep } from './useNextStep.ts'
import { useStep } from './useStep.ts'

/** Id of the button «Weiter» at the end of a step. */
export const NEXT_BUTTON_ID = 'weiter'

interface Props {
  readonly number: Step['number']
  /** Heading of the step. */
  readonly title: string
  /** One sentence under the heading. */
  readonly lead?: ReactNode
  /** Commits and checks the form of the step. Returns the errors that block it; empty when there are none. */
  readonly findErrors?: () => Promise<readonly SummarisedError[]>
  /** Completes the step before it is left. Returns the errors that block it; empty when there are none. */
  readonly beforeNext?: () => Promise<readonly SummarisedError[]>
  /** Open issues, if the step validates itself. */
  readonly errors?: ErrorSummaryProps
  /** Renders the errors found by these two that are not fixed yet. */
  readonly drawErrors?: (found: ErrorSummaryProps) => ReactNode
  /** Buttons at the end, instead of «Zurück» and «Weiter». */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

const Title = chakra('h1', {
  base: { fontSize: 'title', lineHeight: 'tight', _focusVisible: { outline: 'none' } },
  // Without the progress bar above it.
  variants: { isAlone: { true: { paddingBlockStart: '5', _print: { paddingBlockStart: '0' } }, false: {} } },
})
const Lead = chakra('p', { base: { paddingBlockStart: '2', fontSize: 'lead', lineHeight: 'tight', color: 'muted' } })
const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '7',
    gridTemplateColumns: 'minmax(0, 1fr)',
    _print: { display: 'block', '& > * + *': { marginBlockStart: '7' } },
  },
})
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', justifyContent: 'space-between', paddingBlockStart: '6' },
})

/**
 * Layout of one step: heading, error summary, content, and the buttons back and next. Each entry of the error summary
 * links to the element whose id is the key of the issue.
 */
export function StepFrame({
  number,
  title,
  lead,
  findErrors,
  beforeNext,
  errors: ownErrors,
  drawErrors,
  actions,
  children,
}: Props) {
  useStep(number)
  const { draft } = useBooking()
  const leadsToReview = useLeadsToReview()
  const isSentBack = useIsSentBack()
  const { found, goToNext } = useNextStep(number, { findErrors, beforeNext })
  const openIssues = useMemo(() => new Map(found.errors.map(({ id, text }) => [id, text])), [found])
  return (
    <OpenIssuesContext value={openIssues}>
      <Body>
        <div>
          <StepHeading title={title} describedBy={isBooked(draft) ? null : STEP_PLACE_ID} />
          {lead === undefined ? null : <Lead>{lead}</Lead>}
        </div>
        {drawErrors === undefined ? <ErrorSummary {...(ownErrors ?? found)} /> : drawErrors(found)}
        <OptionalPart>{isSentBack ? <BirthdayChangesBefore /> : null}</OptionalPart>
        {REPORTS_REMOVED_CHOICES_ITSELF.has(number) ? null : <RemovedByPreviousStep />}
        {children}
        {actions ?? (
          <Actions>
            <BackButton number={number} />
            <Button id={NEXT_BUTTON_ID} look="primary" onClick={() => void goToNext()}>
              {leadsToReview ? t('booking.backToReview') : t('booking.next')}
            </Button>
          </Actions>
        )}
      </Body>
    </OpenIssuesContext>
  )
}

/** Steps that report removed choices beside the change that removed them. */
const REPORTS_REMOVED_CHOICES_ITSELF: ReadonlySet<Step['number']> = new Set([0, 0.5])

// Lazy: few visitors are sent back by a birthday.
const BirthdayChangesBefore = lazy(async () => ({
  default: (await import('./BirthdayChangesBefore.tsx')).BirthdayChangesBefore,
}))

// Lazy: few steps change choices of others when they are left.
const RemovedChoicesNotice = lazy(async () => ({
  default: (await import('./RemovedChoicesNotice.tsx')).RemovedChoicesNotice,
}))

/** Choices removed when the previous step was left, such as children's extras of a traveller who is an adult. */
function RemovedByPreviousStep() {
  const { removed } = useUndoableChange()
  return <OptionalPart>{removed.choices.length === 0 ? null : <RemovedChoicesNotice removed={removed} />}</OptionalPart>
}

interface HeadingProps {
  readonly title: string
  /** Id for `aria-describedby`; null for none. */
  readonly describedBy?: string | null
}

/**
 * Focus management: the heading takes the focus when a step opens, so that screen readers announce it and the keyboard
 * starts at the top. A change of the query or fragment within the step leaves the focus alone.
 */
export function StepHeading({ title, describedBy = null }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // The first page of a visit keeps the browser's initial focus.
  const [isFirstPage] = useState(useIsLandingPage())
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage, pathname])
  return (
    <Title ref={heading} isAlone={describedBy === null} tabIndex={-1} aria-describedby={describedBy ?? undefined}>
      {title}
    </Title>
  )
}

/** Link to the previous step; on the first step to the travel's page. */
export function BackButton({ number }: { readonly number: Step['number'] }) {
  const { booking, travelId, offer } = useBooking()
  const before = stepBefore(booking, { number })
  const travelPage = travelPath({ id: travelId, urlSlug: offer.travel.seoSettings.urlSlug })
  return (
    <Button asChild>
      <Link to={before === null ? travelPage : stepPath(travelId, before.path)}>
        {before === null ? t('booking.backToTravel') : t('booking.back')}
      </Link>
    </Button>
  )
}
