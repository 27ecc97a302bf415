import type { MarketingInformation } from './closing.ts'
import type { BookingDraft } from './draft.ts'

/** Notes remarks, channel, newsletter and terms; the outcome of an earlier submit is reset (specification 4, Submission). */
export function withMarketing(draft: BookingDraft, changes: Partial<MarketingInformation>): BookingDraft {
  const submission = { ...draft.submission, submitSuccessful: false, isSubmitting: false }
  return { ...draft, ...changes, submission }
}
