import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import { withEvent, type DraftWithEvent } from './navigation.ts'

/** Idle timeout of a booking in progress (rule 10.10). */
const IDLE_SECONDS = 30 * 60

/** Whether a booking in progress was idle for too long, so that prices and places must be loaded again. */
export function isIdle(draft: BookingDraft, nowSeconds: number): boolean {
  const { currentStep, lastActivityTimestamp } = draft
  if (currentStep === -1 || lastActivityTimestamp === null || isSent(draft)) return false
  return nowSeconds - lastActivityTimestamp >= IDLE_SECONDS
}

/** Records activity; the time is Unix time in seconds. */
export function withActivity(draft: BookingDraft, nowSeconds: number): BookingDraft {
  return { ...draft, lastActivityTimestamp: nowSeconds }
}

/** Continues after an idle period, at this Unix time in seconds: the summary is requested again. */
export function withIdleEnded(draft: BookingDraft, nowSeconds: number): BookingDraft {
  return withActivity({ ...draft, summary: null, summaryLoadingError: 0 }, nowSeconds)
}

/** Message keys of errors that make a booking impossible (rule 10.11). */
export type FatalErrorKey =
  'booking.fatal.travelNotLoaded' | 'booking.fatal.dateGone' | 'booking.fatal.answerNotReadable'

/** Stops the booking; `booking_error` is tracked once. */
export function withFatalError(draft: BookingDraft, fatalError: FatalErrorKey): DraftWithEvent {
  return withEvent({ ...draft, fatalError }, 'booking_error')
}

export function withoutFatalError(draft: BookingDraft): BookingDraft {
  return { ...draft, fatalError: null }
}
