import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { FunnelEvent } from '#domain/booking/draft/funnelEvents.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import type { StepNumber } from '#domain/booking/draft/stepNumber.ts'
import { SUMMARY_STEP } from '#domain/booking/insurance/insurance.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { steps } from './steps.ts'
import type { Step } from './steps.ts'
import { isOutcomeUnknown } from './submission.ts'

function applicableSteps(draft: BookingDraft, offer: Offer): readonly Step[] {
  return steps.filter((step) => step.applies(draft, offer))
}

/** The step that follows in this booking; null after the last. */
export function stepAfter(draft: BookingDraft, offer: Offer, { number }: Pick<Step, 'number'>): Step | null {
  return applicableSteps(draft, offer).find((step) => step.number > number) ?? null
}

/** The step before in this booking; null before the first. */
export function stepBefore(draft: BookingDraft, offer: Offer, { number }: Pick<Step, 'number'>): Step | null {
  return applicableSteps(draft, offer).findLast((step) => step.number < number) ?? null
}

/** The first step with something left to do, where a booking is resumed; the last one when all is done. */
export function firstOpenStep(draft: BookingDraft, offer: Offer): Step | null {
  const applicable = applicableSteps(draft, offer).filter(
    ({ number }) => !(isBooked(draft) || isOutcomeUnknown(draft)) || number >= 4,
  )
  return applicable.find((step) => !step.isDone(draft, offer)) ?? applicable.at(-1) ?? null
}

/**
 * The step to show when this one is asked for: itself when it is part of the booking and nothing is missing in the
 * steps before, else the first with something missing (rule 2.5.8). The online payment begins with a placed booking,
 * and of a placed booking nothing is missing. One that may have been placed is asked about where it was sent.
 */
export function reachableStep(draft: BookingDraft, offer: Offer, wanted: Step): Step | null {
  if (isBooked(draft) || isOutcomeUnknown(draft)) return firstOpenStep(draft, offer)
  const before = applicableSteps(draft, offer).filter(({ number }) => number < wanted.number)
  const gap = before.find((step) => step.number === 4 || step.issues(draft, offer).length > 0)
  if (gap !== undefined) return gap
  return wanted.applies(draft, offer) ? wanted : firstOpenStep(draft, offer)
}

/** A changed draft with the event to send now; null when it was sent before. */
export interface DraftWithEvent {
  readonly draft: BookingDraft
  readonly eventToSend: FunnelEvent | null
}

/**
 * Enters a step: notes the time in seconds and sends the step's event once per booking (rule 4.1.3). The summary
 * is asked for anew when its step is entered from before, for birthdays changed there can change what is charged.
 */
export function enterStep(
  draft: BookingDraft,
  step: Pick<Step, 'number' | 'event'>,
  nowSeconds: number,
): DraftWithEvent {
  const isBefore = (number: StepNumber) => number < SUMMARY_STEP
  const summary = isBefore(draft.currentStep) && !isBefore(step.number) ? null : draft.summary
  return withEvent({ ...draft, summary, currentStep: step.number, lastActivityTimestamp: nowSeconds }, step.event)
}

/** Notes an event as sent; it is sent once per booking. */
export function withEvent(draft: BookingDraft, event: FunnelEvent): DraftWithEvent {
  if (draft.sentEvents.includes(event)) return { draft, eventToSend: null }
  return { draft: { ...draft, sentEvents: [...draft.sentEvents, event] }, eventToSend: event }
}

export interface ProgressStep {
  readonly path: string
  /** Place among the steps one counts, from 1. A step in between, such as the extension, shares that of the step before. */
  readonly no: number
  readonly number: StepNumber
  readonly state: 'done' | 'active' | 'open'
}

/** The steps of this booking with how far each is. */
export function progress(draft: BookingDraft, offer: Offer): readonly ProgressStep[] {
  return applicableSteps(draft, offer).map((step) => ({
    path: step.path,
    no: Math.floor(step.number) + 1,
    number: step.number,
    state: step.number === draft.currentStep ? 'active' : step.isDone(draft, offer) ? 'done' : 'open',
  }))
}
