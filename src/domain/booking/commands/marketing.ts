import type { MarketingInformation } from '#domain/booking/draft/closing.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'

/** Notes remarks, channel, newsletter and terms; the outcome of an earlier submit is reset (rule 4.16.1). */
export function withMarketing(draft: BookingDraft, changes: Partial<MarketingInformation>): BookingDraft {
  const submission = { ...draft.submission, submitSuccessful: false, isSubmitting: false }
  return { ...draft, ...changes, submission }
}
