import { lazy, useEffect, useEffectEvent, useId, useState } from 'react'
import { PAYMENT_STEP } from '#domain/booking/draft/funnelProgress.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { openIssues, stepOfIssue } from '#domain/booking/funnel/steps.ts'
import { isOutcomeUnknown } from '#domain/booking/draft/sent.ts'
import type { Issue } from '#domain/booking/people/issues.ts'
import { isPlaceCertain } from '#domain/booking/placed/placedFacts.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { SENT_BACK } from '#web/booking/step/locationState.ts'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { issueText } from '#web/booking/step/issueText.ts'
import { useWasNearViewport } from '#web/ui/useIsInViewport.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import type { SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { SkeletonRows } from '#web/ui/Skeleton.tsx'
import { RemarksAndChannel } from './RemarksAndChannel.tsx'
import { Newsletter } from './Newsletter.tsx'
import { OutcomeCheck } from './OutcomeCheck.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { Review } from './Review.tsx'
import { SubmitPart } from './SubmitPart.tsx'
import { Terms } from './Terms.tsx'
import { useBook } from './useBook.ts'
import { useSubmit } from './useSubmit.ts'
import { roomWords } from '#web/booking/roomWords.ts'
import { sentWords } from '#web/booking/sentWords.ts'
import { useDocumentTitle } from '#web/booking/step/useDocumentTitle.ts'
import { OptionalPart } from '#web/ui/OptionalPart.tsx'

const TermsBox = chakra('div', { base: { display: 'grid', gap: '7', gridTemplateColumns: 'minmax(0, 1fr)' } })

// Lazy: below the fold, loaded when it comes near the viewport.
const BookingConditions = lazy(async () => ({
  default: (await import('#web/booking/conditions/BookingConditions.tsx')).BookingConditions,
}))

/** Step 4: review, payment method, terms, and the button that books. */
export function PaymentStep() {
  const { travelId, booking, draft } = useBooking()
  const { phase, recent, submit, submitAgain, check } = useSubmit(travelId)
  const words = sentWords(booking)
  const title = t('payment.title', words)
  useDocumentTitle(t('booking.step.payment', sentWords(null)), t('booking.step.payment', words))
  const isElsewhere = phase === 'idle' && isOutcomeUnknown(draft)
  useCheck(isElsewhere, check)
  const [attempt, setAttempt] = useState(0)
  const issues = openIssues(booking)
  const errors = attempt === 0 ? [] : issues.map((issue) => errorOf(issue, booking))
  const showIssues = () => setAttempt(attempt + 1)
  const { isWaiting, stopped, book } = useBook({ issues, showIssues })
  const isUnknown =
    phase === 'checking' || isElsewhere || ((phase === 'unknown' || phase === 'conflict') && isOutcomeUnknown(draft))
  if (isUnknown) {
    return (
      <StepFrame number={4} title={title} actions={<span />}>
        <OutcomeCheck phase={phase} onCheck={() => void check()} />
      </StepFrame>
    )
  }
  return (
    <StepFrame
      number={4}
      title={title}
      errors={{ errors, attempt }}
      actions={
        <SubmitPart
          phase={phase}
          recent={recent}
          isWaiting={isWaiting}
          stopped={stopped}
          onBook={() => book(submit)}
          onBookAgain={() => book(submitAgain)}
        />
      }
    >
      <StatusInfo />
      <Review />
      <PaymentMethods />
      <TermsWhenNear />
      <RemarksAndChannel />
      <Newsletter />
      <Terms areErrorsShown={attempt > 0} />
    </StepFrame>
  )
}

/** An issue of an earlier step links to that step, which shows it. */
function errorOf(issue: Issue, booking: Booking): SummarisedError {
  const step = stepOfIssue(issue, booking)
  const page =
    step === null || step.number === PAYMENT_STEP
      ? undefined
      : { path: stepPath(booking.draft.travelId, step.path), state: SENT_BACK }
  return { id: issue.key, text: issueText(issue, roomWords(booking.offer)), page }
}

/** Lazy conditions; omitted if loading fails, since the operator's terms contain them too. */
function TermsWhenNear() {
  const id = useId()
  const isNear = useWasNearViewport(id)
  return (
    <TermsBox id={id}>
      <OptionalPart loading={<SkeletonRows count={6} />}>
        {isNear ? <BookingConditions /> : <SkeletonRows count={6} />}
      </OptionalPart>
    </TermsBox>
  )
}

/** The tenant's explanation of a waitlist entry or a booking request. */
function StatusInfo() {
  const { booking, offer } = useBooking()
  const { status } = booking
  const { label, info } = statusTexts(status, offer.tenantId)
  if (isPlaceCertain(booking) || !info) return null
  return (
    <Notice tone="info" title={label}>
      <RichText text={info} />
    </Notice>
  )
}

/** Queries at once a submission of unknown outcome: of a page before a reload, of another window, or one that was left. */
function useCheck(isUnknown: boolean, check: () => Promise<void>) {
  const { isRestored } = useBookingData()
  // Later checks are triggered by the visitor.
  const checkAtOnce = useEffectEvent(check)
  useEffect(() => {
    if (isUnknown && isRestored) void checkAtOnce()
  }, [isUnknown, isRestored])
}
