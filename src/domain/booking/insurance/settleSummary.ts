import { dequal } from 'dequal/lite'
import { mandatoryLists } from '#domain/booking/draft/choices.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { PERSONAL_DATA_STEP } from '#domain/booking/draft/funnelProgress.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'

/** Drops a summary of other choices than those of the settled draft; `before` is the draft before it was settled. */
export function settleSummary(draft: BookingDraft, before: Decisions): BookingDraft {
  const { summary } = draft
  if (summary === null) return draft
  // Before this step the summary is cleared also where nothing but mandatory extras has changed (rule 4.13.2).
  const isEarly = draft.currentStep < PERSONAL_DATA_STEP
  const isStale =
    summary.selectionKey !== selectionKey(draft) ||
    (isEarly && !dequal(mandatoryExtras(draft), mandatoryExtras(before)))
  return isStale ? { ...draft, summary: null } : draft
}

function mandatoryExtras(draft: Decisions) {
  return mandatoryLists.map((list) => draft[list].filter(({ mandatory }) => mandatory))
}
