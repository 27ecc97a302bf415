import { useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { reachableStep, stepAfter } from '#domain/booking/funnel/navigation.ts'
import { stepByNumber } from '#domain/booking/funnel/steps.ts'
import type { Step } from '#domain/booking/funnel/steps.ts'
import { undoableChangeAtom } from '#state/undoableChanges.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/booking.ts'
import type { ErrorSummaryProps, SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { nextPaint } from '#web/ui/nextPaint.ts'
import { issueText } from './issueText.ts'
import { FROM_REVIEW, SENT_BACK, useIsFromReview, useIsSentBack } from './locationState.ts'

/** Result of the last attempt to leave the step. */
interface Outcome {
  readonly formErrors: readonly SummarisedError[]
  /** Keys of the issues that blocked it. */
  readonly keys: readonly string[]
  readonly attempt: number
}

const NO_ATTEMPT: Outcome = { formErrors: [], keys: [], attempt: 0 }

/**
 * The next button of a step: validates and navigates. After a redirect from a later step the open issues show at once.
 *
 * @param beforeNext commits the form of the step and returns the errors that block it.
 */
export function useNextStep(
  number: Step['number'],
  beforeNext: (() => Promise<readonly SummarisedError[]>) | undefined,
) {
  const { travelId, booking, bookingNow } = useBooking()
  const store = useStore()
  const navigate = useNavigate()
  const isFromReview = useIsFromReview()
  const isSentBack = useIsSentBack()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const issues = issuesOf(number, booking)
  const [sentBackFor] = useState(() => (isSentBack ? issues.map(({ id }) => id) : []))
  const { formErrors, keys, attempt } = outcome ?? {
    ...NO_ATTEMPT,
    keys: sentBackFor,
    attempt: sentBackFor.length > 0 ? 1 : 0,
  }
  // A resolved issue leaves the list at once; new ones join it at the next attempt only.
  const errors = formErrors.length > 0 ? formErrors : issues.filter(({ id }) => keys.includes(id))
  const goToNext = async () => {
    const removedBefore = store.get(undoableChangeAtom(travelId))
    // Paint the pressed button first: validation of eight people and the next step take long.
    await nextPaint()
    const formIssues = (await beforeNext?.()) ?? []
    const committed = bookingNow()
    const issuesLeft = formIssues.length > 0 ? [] : issuesOf(number, committed)
    const isBlocked = formIssues.length + issuesLeft.length > 0
    setOutcome({ formErrors: formIssues, keys: issuesLeft.map(({ id }) => id), attempt: isBlocked ? attempt + 1 : 0 })
    if (isBlocked) return
    // Removed choices shown on this step are done with; those removed by `beforeNext` are reported on the next step.
    if (store.get(undoableChangeAtom(travelId)) === removedBefore) store.set(undoableChangeAtom(travelId), null)
    const after = stepAfter(committed, { number })
    const next = after === null ? null : reachableStep(committed, after)
    // A change on this step may have reopened an earlier one, such as the rooms: that step shows the open issues.
    if (next !== null && next.number < number) await navigate(stepPath(travelId, next.path), { state: SENT_BACK })
    else if (isFromReview) await navigate(stepPath(travelId, FROM_REVIEW.returnTo))
    else if (next !== null) await navigate(stepPath(travelId, next.path))
  }
  const found: ErrorSummaryProps = {
    errors,
    attempt,
    title: outcome === null && isSentBack ? t('booking.sentBack') : undefined,
  }
  return { found, goToNext }
}

function issuesOf(number: Step['number'], booking: Booking): readonly SummarisedError[] {
  const issues = stepByNumber(number)?.issues(booking) ?? []
  return issues.map((issue) => ({ id: issue.key, text: issueText(issue) }))
}
