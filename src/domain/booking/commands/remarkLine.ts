import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { withoutRemarkLine } from '#domain/booking/draft/remarkLines.ts'
import { withOptions } from './options.ts'

export interface RemarkLine {
  /** `Zimmer teilen mit:` */
  readonly label: string
  /** Empty removes the line. */
  readonly text: string
}

/** Replaces the line, above the visitor's own remarks. */
export function withRemarkLine(draft: BookingDraft, { label, text }: RemarkLine): BookingDraft {
  const others = withoutRemarkLine(draft.bookingRemarks, label)
  const wish = text.replaceAll(/\s+/g, ' ').trim()
  return withOptions(draft, { bookingRemarks: (wish === '' ? others : `${label} ${wish}\n${others}`).trim() })
}
