import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { PAYMENT_STEP } from '#domain/booking/draft/funnelProgress.ts'
import { reachableStep, stepAfter } from '#domain/booking/funnel/navigation.ts'
import { stepByNumber, type Step } from '#domain/booking/funnel/steps.ts'
import { undoableChangeAtom } from '#state/undoableChanges.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/booking.ts'
import type { ErrorSummaryProps, SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { nextPaint } from '#web/ui/nextPaint.ts'
import { issueText } from './issueText.ts'
import { FROM_REVIEW, SENT_BACK, useIsFromReview, useIsSentBack } from './locationState.ts'
import { roomWords } from '#web/booking/roomWords.ts'

/** What the last check of the step has found: on a redirect from a later step, or at an attempt to leave it. */
interface Outcome {
  readonly formErrors: readonly SummarisedError[]
  /** Keys of the open issues. */
  readonly keys: readonly string[]
  readonly attempt: number
  readonly isOnArrival: boolean
}

type FindErrors = () => Promise<readonly SummarisedError[]>

interface Checks {
  /** Checks the form of the step, when it is left and after a redirect from a later step. */
  readonly findErrors?: FindErrors | undefined
  /** Completes the step when it is left. Returns the errors that block it. */
  readonly beforeNext?: FindErrors | undefined
}

/** The next button of a step: validates and navigates. After a redirect from a later step the open issues show at once. */
export function useNextStep(number: Step['number'], { findErrors, beforeNext }: Checks) {
  const { travelId, booking, bookingNow } = useBooking()
  const store = useStore()
  const navigate = useNavigate()
  const isFromReview = useIsFromReview()
  const isSentBack = useIsSentBack()
  const issues = issuesOf(number, booking)
  const [outcome, setOutcome] = useState<Outcome>(() => {
    const keys = isSentBack ? issues.map(({ id }) => id) : []
    return { formErrors: [], keys, attempt: keys.length > 0 ? 1 : 0, isOnArrival: isSentBack }
  })
  const { formErrors, keys, attempt } = outcome
  useCheckOnArrival(findErrors, isSentBack, setOutcome)
  // A resolved issue leaves the list at once; new ones join it at the next attempt only.
  const errors = formErrors.length > 0 ? formErrors : issues.filter(({ id }) => keys.includes(id))
  const leaveStep = async () => {
    const removedBefore = store.get(undoableChangeAtom(travelId))
    // Paint the pressed button first: validation of eight people and the next step take long.
    await nextPaint()
    const formIssues = [...((await findErrors?.()) ?? []), ...((await beforeNext?.()) ?? [])]
    const committed = bookingNow()
    const issuesLeft = formIssues.length > 0 ? [] : issuesOf(number, committed)
    const isBlocked = formIssues.length + issuesLeft.length > 0
    const keysLeft = issuesLeft.map(({ id }) => id)
    setOutcome({ formErrors: formIssues, keys: keysLeft, attempt: isBlocked ? attempt + 1 : 0, isOnArrival: false })
    if (isBlocked) return
    // Removed choices shown on this step are done with; those removed by `beforeNext` are reported on the next step.
    if (store.get(undoableChangeAtom(travelId)) === removedBefore) store.set(undoableChangeAtom(travelId), null)
    const wanted = isFromReview ? stepByNumber(PAYMENT_STEP) : stepAfter(committed, { number })
    const next = wanted === null ? null : reachableStep(committed, wanted)
    if (next === null) return
    // A change on this step may have reopened another one, such as the rooms or the stops: that step shows the open
    // issues, and leads back to the review if the visitor came from there.
    const isOpen = isFromReview ? next.number !== PAYMENT_STEP : next.number < number
    const state = isOpen ? { ...SENT_BACK, ...(isFromReview ? FROM_REVIEW : {}) } : null
    await navigate(stepPath(travelId, next.path), { state })
  }
  const isLeaving = useRef(false)
  // A second press while the first is at work would put the next step into the history twice.
  const goToNext = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    await leaveStep().finally(() => {
      isLeaving.current = false
    })
  }
  const found: ErrorSummaryProps = {
    errors,
    attempt,
    title: outcome.isOnArrival ? t('booking.sentBack') : undefined,
  }
  return { found, goToNext }
}

/** Whether the next button leads back to the review: the visitor came from there, and nothing is left to fill in. */
export function useLeadsToReview(): boolean {
  const { booking } = useBooking()
  const review = stepByNumber(PAYMENT_STEP)
  return useIsFromReview() && review !== null && reachableStep(booking, review) === review
}

/** Errors of the form lead to their fields, which the issues of the step do not: they replace those after a redirect. */
function useCheckOnArrival(
  findErrors: FindErrors | undefined,
  isSentBack: boolean,
  setOutcome: Dispatch<SetStateAction<Outcome>>,
): void {
  const check = useEffectEvent(async () => {
    const formErrors = (await findErrors?.()) ?? []
    if (formErrors.length === 0) return
    setOutcome((found) => (found.isOnArrival ? { ...found, formErrors, attempt: Math.max(1, found.attempt) } : found))
  })
  useEffect(() => {
    if (isSentBack) void check()
  }, [isSentBack])
}

function issuesOf(number: Step['number'], booking: Booking): readonly SummarisedError[] {
  const issues = stepByNumber(number)?.issues(booking) ?? []
  return issues.map((issue) => ({ id: issue.key, text: issueText(issue, roomWords(booking.offer)) }))
}
