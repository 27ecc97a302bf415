import { hasExtensionStep } from '#domain/booking/dates/extension.ts'
import type { FunnelEvent, StepNumber } from '#domain/booking/draft/funnelProgress.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Issue } from '#domain/booking/people/issues.ts'
import { personalDataIssues } from '#domain/booking/people/personalDataChecks.ts'
import { additionalServicesIssues, paymentIssues, startIssues } from './checks.ts'

export interface Step {
  readonly number: Exclude<StepNumber, -1>
  /** Last segment of the URL (rule 2.5.8). */
  readonly path: string
  readonly event: FunnelEvent
  /** Whether the step is part of this booking. */
  readonly applies: (booking: Booking) => boolean
  /** Everything the step still lacks; empty when it can be left. */
  readonly issues: (booking: Booking) => readonly Issue[]
  /** Whether nothing is left to do in the step. */
  readonly isDone: (booking: Booking) => boolean
}

/** Path of a placed booking; not one of the steps of rules 2.5.1, so it has no number. */
export const CONFIRMATION_PATH = 'bestaetigung'

const always = () => true

const noIssues = () => []

/** A step that is done once it was seen and left for a later one, and has no issues. */
function ordinaryStep(step: Omit<Step, 'isDone'>): Step {
  const isDone = (booking: Booking) => {
    const isSeen = ({ event }: Pick<Step, 'event'>) => booking.draft.sentEvents.includes(event)
    return (
      isSeen(step) &&
      steps.some((later) => later.number > step.number && isSeen(later)) &&
      step.issues(booking).length === 0
    )
  }
  return { ...step, isDone }
}

/**
 * The steps in order, read by navigation, progress, guards and events. Rules that begin with a step name it by its
 * constant in `funnelProgress.ts`.
 */
export const steps: readonly Step[] = [
  ordinaryStep({ number: 0, path: 'start', event: 'booking_start', applies: always, issues: startIssues }),
  ordinaryStep({
    number: 0.5,
    path: 'verlaengerung',
    event: 'booking_step_1.5_extension_upsell',
    applies: hasExtensionStep,
    issues: noIssues,
  }),
  ordinaryStep({ number: 1, path: 'leistungen', event: 'booking_step_1_services', applies: always, issues: noIssues }),
  ordinaryStep({
    number: 2,
    path: 'personen',
    event: 'booking_step_2_personal_data',
    applies: always,
    issues: personalDataIssues,
  }),
  ordinaryStep({
    number: 3,
    path: 'zusatzleistungen',
    event: 'booking_step_3_additional_services',
    applies: always,
    issues: additionalServicesIssues,
  }),
  {
    number: 4,
    path: 'zahlung',
    event: 'booking_step_4_select_payment_method',
    applies: always,
    issues: paymentIssues,
    isDone: ({ draft }) => isBooked(draft),
  },
  // Assumption: of the two events of step 4, «payment_selection» marks the start of the online payment.
  {
    number: 4.5,
    path: 'online-zahlung',
    event: 'booking_step_4_payment_selection',
    applies: ({ draft }) => draft.payment.type === 'online',
    issues: noIssues,
    isDone: ({ draft }) => draft.payment.outcome === 'paid',
  },
]

/** The step with this path; null for none. */
export function stepByPath(path: string): Step | null {
  return steps.find((step) => step.path === path) ?? null
}

/** The step with this number; null for -1. */
export function stepByNumber(number: StepNumber): Step | null {
  return steps.find((step) => step.number === number) ?? null
}

/** The open issues of all steps of a booking, in their order. */
export function openIssues(booking: Booking): readonly Issue[] {
  return steps.filter((step) => step.applies(booking)).flatMap((step) => step.issues(booking))
}

/** The step that shows an open issue of the booking; null where it is no longer open. */
export function stepOfIssue({ key }: Pick<Issue, 'key'>, booking: Booking): Step | null {
  const hasIssue = (step: Step) => step.applies(booking) && step.issues(booking).some((issue) => issue.key === key)
  return steps.find(hasIssue) ?? null
}
