import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { stepBefore } from '#domain/booking/funnel/navigation.ts'
import type { Step } from '#domain/booking/funnel/steps.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { useRevocableChange } from '#web/booking/useRevocableChange.ts'
import { useIsLandingPage } from '#web/site/LandingPage.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { travelPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import type { ErrorSummaryProps, SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import { LostChoicesNotice } from './LostChoicesNotice.tsx'
import { OpenIssuesContext } from './StepSection.tsx'
import { STEP_PLACE_ID } from './Stepper.tsx'
import { NEXT_BUTTON_ID, useIsFromReview } from './editReturn.ts'
import { useIsSentBack } from './sentBack.ts'
import { useGoOn } from './useGoOn.ts'
import { useStep } from './useStep.ts'

interface Props {
  readonly number: Step['number']
  /** What is asked, as a heading. */
  readonly title: string
  /** One sentence under the heading. */
  readonly lead?: ReactNode
  /**
   * Commits what the step holds back (a form) before one goes on. Answers the errors that stop it; empty lets go on.
   */
  readonly beforeNext?: () => Promise<readonly SummarisedError[]>
  /** What is open, where the step finds it out by itself. */
  readonly errors?: ErrorSummaryProps
  /** Draws what is still open of what `beforeNext` has found. */
  readonly drawErrors?: (found: ErrorSummaryProps) => ReactNode
  /** The buttons at the end, where they are not «Zurück» and «Weiter». */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

const Title = chakra('h1', {
  base: { fontSize: 'title', lineHeight: 'tight', _focusVisible: { outline: 'none' } },
  // Without the steps above it.
  variants: { isAlone: { true: { paddingBlockStart: '5', _print: { paddingBlockStart: '0' } }, false: {} } },
})
const Lead = chakra('p', { base: { paddingBlockStart: '2', fontSize: 'lead', lineHeight: 'tight', color: 'muted' } })
const Body = chakra('div', { base: { display: 'grid', gap: '7', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', justifyContent: 'space-between', paddingBlockStart: '6' },
})

/**
 * One step: heading, what is still open, content, and the way on and back. Each entry of the error summary leads to
 * the element whose id is the key of the issue.
 */
export function StepFrame({
  number,
  title,
  lead,
  beforeNext,
  errors: ownErrors,
  drawErrors,
  actions,
  children,
}: Props) {
  useStep(number)
  const { draft } = useBooking()
  const isFromReview = useIsFromReview()
  const isSentBack = useIsSentBack()
  const { found, goOn } = useGoOn(number, beforeNext)
  const open = useMemo(() => new Map(found.errors.map(({ id, text }) => [id, text])), [found])
  return (
    <OpenIssuesContext value={open}>
      <Body>
        <div>
          <StepHeading title={title} describedBy={isBooked(draft) ? null : STEP_PLACE_ID} />
          {lead === undefined ? null : <Lead>{lead}</Lead>}
        </div>
        {drawErrors === undefined ? <ErrorSummary {...(ownErrors ?? found)} /> : drawErrors(found)}
        {isSentBack ? <WhySentBack /> : null}
        {TELL_LOSSES_THEMSELVES.has(number) ? null : <LossBefore />}
        {children}
        {actions ?? (
          <Actions>
            <BackButton number={number} />
            <Button id={NEXT_BUTTON_ID} look="primary" onClick={() => void goOn()}>
              {isFromReview ? t('booking.backToReview') : t('booking.next')}
            </Button>
          </Actions>
        )}
      </Body>
    </OpenIssuesContext>
  )
}

/** Steps whose changes take other choices with them tell that beside the change. */
const TELL_LOSSES_THEMSELVES: ReadonlySet<Step['number']> = new Set([0, 0.5])

// Told to the few a birthday has sent back.
const BirthdayChangesBefore = lazy(async () => ({
  default: (await import('./BirthdayChangesBefore.tsx')).BirthdayChangesBefore,
}))

function WhySentBack() {
  return (
    <SectionErrorBoundary fallback={() => null}>
      <Suspense>
        <BirthdayChangesBefore />
      </Suspense>
    </SectionErrorBoundary>
  )
}

/** What the step before has taken away as it was left, such as the extras for children of someone who is none. */
function LossBefore() {
  const { loss } = useRevocableChange()
  return <LostChoicesNotice loss={loss} />
}

interface HeadingProps {
  readonly title: string
  /** Id of what is read out with it; null for nothing. */
  readonly describedBy?: string | null
}

/**
 * The heading takes the focus when a step comes in, so that it is read out and the keyboard starts at the top. A change
 * of the address within the step leaves the focus where the visitor has it.
 */
export function StepHeading({ title, describedBy = null }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // The first page of a visit begins at its top like any other page.
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

/** Leads to the step before; on the first step to the travel. */
export function BackButton({ number }: { readonly number: Step['number'] }) {
  const { travelId, draft, offer } = useBooking()
  const before = stepBefore(draft, offer, { number })
  const travelPage = travelPath({ id: travelId, urlSlug: offer.travel.seoSettings.urlSlug ?? travelId })
  return (
    <Button asChild>
      <Link to={before === null ? travelPage : stepPath(travelId, before.path)}>
        {before === null ? t('booking.backToTravel') : t('booking.back')}
      </Link>
    </Button>
  )
}
