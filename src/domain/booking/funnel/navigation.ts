import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { PAYMENT_STEP, SUMMARY_STEP, type FunnelEvent, type StepNumber } from '#domain/booking/draft/funnelProgress.ts'
import { isBooked, isOutcomeUnknown } from '#domain/booking/draft/sent.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { steps, type Step } from './steps.ts'

function applicableSteps(booking: Booking): readonly Step[] {
  return steps.filter((step) => step.applies(booking))
}

/** The next step of this booking; null after the last. */
export function stepAfter(booking: Booking, { number }: Pick<Step, 'number'>): Step | null {
  return applicableSteps(booking).find((step) => step.number > number) ?? null
}

/** The previous step of this booking; null before the first. */
export function stepBefore(booking: Booking, { number }: Pick<Step, 'number'>): Step | null {
  return (
    applicableSteps(booking)
      .filter((step) => step.number < number)
      .at(-1) ?? null
  )
}

/** The first step that is not done, where a booking is resumed; else the last one. */
export function firstOpenStep(booking: Booking): Step | null {
  const { draft } = booking
  const applicable = applicableSteps(booking).filter(
    ({ number }) => !(isBooked(draft) || isOutcomeUnknown(draft)) || number >= PAYMENT_STEP,
  )
  return applicable.find((step) => !step.isDone(booking)) ?? applicable.at(-1) ?? null
}

/**
 * The step to show for a requested one: the first of the earlier steps with issues (rule 2.5.8), else itself, or the next
 * one where it does not apply: an extension may turn out not to be sold on the way to its step. A placed booking has no
 * issues; one that is possibly placed stays on the step where it was sent.
 */
export function reachableStep(booking: Booking, wanted: Step): Step | null {
  const { draft } = booking
  if (isBooked(draft) || isOutcomeUnknown(draft)) return firstOpenStep(booking)
  const before = applicableSteps(booking).filter(({ number }) => number < wanted.number)
  const gap = before.find((step) => step.number === PAYMENT_STEP || step.issues(booking).length > 0)
  if (gap !== undefined) return gap
  return wanted.applies(booking) ? wanted : (stepAfter(booking, wanted) ?? firstOpenStep(booking))
}

/** A changed draft with the event to track; null when it was tracked before. */
export interface DraftWithEvent {
  readonly draft: BookingDraft
  readonly eventToSend: FunnelEvent | null
}

/**
 * Enters a step at a Unix time in seconds and tracks its event once per booking (rule 4.1.3). Entering the summary step
 * from before clears the summary, as birthdays changed there can change the price.
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

/** Marks an event as sent; each is sent once per booking. */
export function withEvent(draft: BookingDraft, event: FunnelEvent): DraftWithEvent {
  if (draft.sentEvents.includes(event)) return { draft, eventToSend: null }
  return { draft: { ...draft, sentEvents: [...draft.sentEvents, event] }, eventToSend: event }
}

export interface ProgressStep {
  readonly path: string
  /** Displayed number, from 1. A step in between, such as the extension, shares the number of the step before. */
  readonly no: number
  readonly number: StepNumber
  readonly state: 'done' | 'active' | 'open'
}

/** The steps of this booking with their state, seen from one of them: the draft notes it only once it is entered. */
export function progress(booking: Booking, present = booking.draft.currentStep): readonly ProgressStep[] {
  return applicableSteps(booking).map((step) => ({
    path: step.path,
    no: Math.floor(step.number) + 1,
    number: step.number,
    state: step.number === present ? 'active' : step.isDone(booking) ? 'done' : 'open',
  }))
}
