import { useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { reachableStep, stepAfter } from '#domain/booking/funnel/navigation.ts'
import { stepByNumber } from '#domain/booking/funnel/steps.ts'
import type { Step } from '#domain/booking/funnel/steps.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draftAtom, offerAtom } from '#state/booking.ts'
import { lossAtom } from '#state/undoableChanges.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/booking.ts'
import type { ErrorSummaryProps, SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { nextPaint } from '#web/ui/nextPaint.ts'
import { FROM_REVIEW, useIsFromReview } from './editReturn.ts'
import { issueText } from './issueText.ts'
import { SENT_BACK, useIsSentBack } from './sentBack.ts'

/** What the last try to go on came to. */
interface Outcome {
  readonly formErrors: readonly SummarisedError[]
  /** Keys of the issues it was stopped by. */
  readonly keys: readonly string[]
  readonly attempt: number
}

const NOT_TRIED: Outcome = { formErrors: [], keys: [], attempt: 0 }

/**
 * The way on from a step, and what stands in it. Who was sent back here is told at once what is open.
 *
 * @param beforeNext commits what the step holds back, and answers the errors that stop it.
 */
export function useGoOn(number: Step['number'], beforeNext: (() => Promise<readonly SummarisedError[]>) | undefined) {
  const { travelId, draft: present, offer: presentOffer } = useBooking()
  const store = useStore()
  const navigate = useNavigate()
  const isFromReview = useIsFromReview()
  const isSentBack = useIsSentBack()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const issues = issuesOf(number, present, presentOffer)
  const [sentBackFor] = useState(() => (isSentBack ? issues.map(({ id }) => id) : []))
  const { formErrors, keys, attempt } = outcome ?? {
    ...NOT_TRIED,
    keys: sentBackFor,
    attempt: sentBackFor.length > 0 ? 1 : 0,
  }
  // What was found open leaves the list as soon as it is settled, and nothing new joins it before the next try.
  const errors = formErrors.length > 0 ? formErrors : issues.filter(({ id }) => keys.includes(id))
  const goOn = async () => {
    const loss = store.get(lossAtom(travelId))
    // The press shows before the forms of eight people are checked and the next step is drawn.
    await nextPaint()
    const stops = (await beforeNext?.()) ?? []
    const offer = store.get(offerAtom(travelId))
    if (offer === null) return
    const draft = store.get(draftAtom(travelId))
    const open = stops.length > 0 ? [] : issuesOf(number, draft, offer)
    const isStopped = stops.length + open.length > 0
    setOutcome({ formErrors: stops, keys: open.map(({ id }) => id), attempt: isStopped ? attempt + 1 : 0 })
    if (isStopped) return
    // A loss that stood on this step was seen; one that came with going on is told on the next.
    if (store.get(lossAtom(travelId)) === loss) store.set(lossAtom(travelId), null)
    const after = stepAfter(draft, offer, { number })
    const next = after === null ? null : reachableStep(draft, offer, after)
    // A change here may have opened what was done before, such as the rooms: that is told there.
    if (next !== null && next.number < number) await navigate(stepPath(travelId, next.path), { state: SENT_BACK })
    else if (isFromReview) await navigate(stepPath(travelId, FROM_REVIEW.returnTo))
    else if (next !== null) await navigate(stepPath(travelId, next.path))
  }
  const found: ErrorSummaryProps = {
    errors,
    attempt,
    title: outcome === null && isSentBack ? t('booking.sentBack') : undefined,
  }
  return { found, goOn }
}

function issuesOf(number: Step['number'], draft: BookingDraft, offer: Offer): readonly SummarisedError[] {
  const issues = stepByNumber(number)?.issues(draft, offer) ?? []
  return issues.map((issue) => ({ id: issue.key, text: issueText(issue) }))
}
