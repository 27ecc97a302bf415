import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { statusOf } from '#domain/booking/draft/chosen.ts'
import { steps } from '#domain/booking/funnel/steps.ts'
import { isOutcomeUnknown } from '#domain/booking/funnel/submission.ts'
import { isPlaceCertain } from '#domain/booking/payment/placed.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { issueText } from '#web/booking/step/issueText.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { useIsInSight } from '#web/booking/useIsInSight.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { SkeletonRows } from '#web/ui/Skeleton.tsx'
import { ClosingWords } from './ClosingWords.tsx'
import { Newsletter } from './Newsletter.tsx'
import { OutcomeCheck } from './OutcomeCheck.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { Review } from './Review.tsx'
import { SubmitPart } from './SubmitPart.tsx'
import { Terms } from './Terms.tsx'
import { useBook } from './useBook.ts'
import { useSubmit } from './useSubmit.ts'

const TermsPlace = chakra('div', { base: { display: 'grid', gap: '7', gridTemplateColumns: 'minmax(0, 1fr)' } })

// Below what is seen first: fetched when it comes near.
const ClosingTerms = lazy(async () => ({
  default: (await import('#web/booking/closing/ClosingTerms.tsx')).ClosingTerms,
}))

/** Step 4: look everything over, choose how to pay, accept the terms, and book. */
export function PaymentStep() {
  const { travelId, draft, offer } = useBooking()
  const { phase, recent, submit, submitAgain, check } = useSubmit(travelId)
  useCheckOnEntry(check)
  const [attempt, setAttempt] = useState(0)
  const issues = steps.filter((step) => step.applies(draft, offer)).flatMap((step) => step.issues(draft, offer))
  const errors = attempt === 0 ? [] : issues.map((issue) => ({ id: issue.key, text: issueText(issue) }))
  const refuse = () => setAttempt(attempt + 1)
  const { isWaiting, book } = useBook({ issues, submit, refuse })
  const bookAgain = () => (issues.length > 0 ? refuse() : void submitAgain())
  const isInDoubt =
    phase === 'checking' || phase === 'unknown' || phase === 'conflict' || (phase === 'idle' && isOutcomeUnknown(draft))
  if (isInDoubt) {
    return (
      <StepFrame number={4} title={t('payment.title')} actions={<span />}>
        <OutcomeCheck phase={phase} onCheck={() => void check()} />
      </StepFrame>
    )
  }
  return (
    <StepFrame
      number={4}
      title={t('payment.title')}
      errors={{ errors, attempt }}
      actions={<SubmitPart phase={phase} recent={recent} isWaiting={isWaiting} onBook={book} onBookAgain={bookAgain} />}
    >
      <StatusInfo />
      <Review />
      <PaymentMethods />
      <TermsWhenNear />
      <ClosingWords />
      <Newsletter />
      <Terms areErrorsShown={attempt > 0} />
    </StepFrame>
  )
}

/** What cannot be fetched stands in the terms of the operator as well. */
function TermsWhenNear() {
  const id = useId()
  const isInSight = useIsInSight(id, '200px')
  const [isNear, setIsNear] = useState(false)
  if (isInSight && !isNear) setIsNear(true)
  return (
    <TermsPlace id={id}>
      <SectionErrorBoundary fallback={() => null}>
        <Suspense fallback={<SkeletonRows count={6} />}>
          {isNear ? <ClosingTerms /> : <SkeletonRows count={6} />}
        </Suspense>
      </SectionErrorBoundary>
    </TermsPlace>
  )
}

/** What it means to be put on the waiting list or to ask, in the tenant's words. */
function StatusInfo() {
  const { draft, offer } = useBooking()
  const status = statusOf(draft, offer)
  const { label, info } = statusTexts(status, offer.tenantId)
  if (isPlaceCertain(statusCode(status.status)) || !info) return null
  return (
    <Notice tone="info" title={label}>
      <RichText text={info} />
    </Notice>
  )
}

/** A booking that was sent in an earlier life of the page is asked about at once. */
function useCheckOnEntry(check: () => Promise<void>) {
  const { draft } = useBooking()
  const { isRestored } = useBookingData()
  const [isOpen] = useState(() => isOutcomeUnknown(draft))
  useEffect(() => {
    if (isOpen && isRestored) void check()
    // Once, when the step comes in: later checks are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isRestored])
}
