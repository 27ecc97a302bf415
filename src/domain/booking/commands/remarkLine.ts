import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { withOptions } from './payment.ts'

/*
 * A wish without a field on the platform is sent as a labelled line of the remarks, where the visitor sees it and can
 * change it.
 */

/** The text after a label; empty without such a line. */
export function remarkLine({ bookingRemarks }: Pick<Decisions, 'bookingRemarks'>, label: string): string {
  const line = bookingRemarks.split('\n').find((candidate) => candidate.startsWith(label))
  return line === undefined ? '' : line.slice(label.length).trim()
}

export interface RemarkLine {
  /** `Zimmer teilen mit:` */
  readonly label: string
  /** Empty removes the line. */
  readonly text: string
}

/** Replaces the line, above the visitor's own remarks. */
export function withRemarkLine(draft: BookingDraft, { label, text }: RemarkLine): BookingDraft {
  const others = draft.bookingRemarks.split('\n').filter((line) => !line.startsWith(label))
  const wish = text.replaceAll(/\s+/g, ' ').trim()
  const lines = wish === '' ? others : [`${label} ${wish}`, ...others]
  return withOptions(draft, { bookingRemarks: lines.join('\n').trim() })
}
