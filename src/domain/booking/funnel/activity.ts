import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { withEvent } from './navigation.ts'
import type { DraftWithEvent } from './navigation.ts'

/** A booking in progress counts as left after so long without activity (rule 10.10). */
const IDLE_SECONDS = 30 * 60

/** Whether a booking in progress was left alone for too long, so that prices and places must be checked again. */
export function isIdle(draft: BookingDraft, nowSeconds: number): boolean {
  const { currentStep, lastActivityTimestamp, submission } = draft
  if (currentStep === -1 || lastActivityTimestamp === null) return false
  if (submission.isSubmitting || isBooked(draft)) return false
  return nowSeconds - lastActivityTimestamp >= IDLE_SECONDS
}

/** The visitor does something, at this time in seconds. */
export function withActivity(draft: BookingDraft, nowSeconds: number): BookingDraft {
  return { ...draft, lastActivityTimestamp: nowSeconds }
}

/** The visitor goes on after a pause, at this time in seconds: the platform is asked for its prices again. */
export function withReturn(draft: BookingDraft, nowSeconds: number): BookingDraft {
  return withActivity({ ...draft, summary: null, summaryLoadingError: 0 }, nowSeconds)
}

/** What makes a booking impossible to go on with (rule 10.11). */
export type FatalErrorKey =
  'booking.fatal.travelNotLoaded' | 'booking.fatal.dateGone' | 'booking.fatal.answerNotReadable'

/** Something makes the booking impossible; booking_error is told once. */
export function withFatalError(draft: BookingDraft, fatalError: FatalErrorKey): DraftWithEvent {
  return withEvent({ ...draft, fatalError }, 'booking_error')
}

/** What made the booking impossible is over. */
export function withoutFatalError(draft: BookingDraft): BookingDraft {
  return { ...draft, fatalError: null }
}
