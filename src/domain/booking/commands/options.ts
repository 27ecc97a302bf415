import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import type { Options } from '#domain/booking/draft/options.ts'

/** Sets options and remarks; the outcome of an earlier submit is reset (rule 4.16.1). */
export function withOptions(
  draft: BookingDraft,
  changes: Partial<Options & Pick<Decisions, 'bookingRemarks'>>,
): BookingDraft {
  const submission = { ...draft.submission, submitSuccessful: false, isSubmitting: false }
  return { ...draft, ...changes, submission }
}
