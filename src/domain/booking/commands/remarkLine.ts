import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { withMarketing } from './payment.ts'

/*
 * Wishes the platform has no field for go to the operator as a line of the remarks that begins with its label, which
 * the visitor sees and can change with the other remarks.
 */

/** What a line says behind its label; empty where there is no such line. */
export function remarkLine({ bookingRemarks }: Pick<BookingDraft, 'bookingRemarks'>, label: string): string {
  const line = bookingRemarks.split('\n').find((candidate) => candidate.startsWith(label))
  return line === undefined ? '' : line.slice(label.length).trim()
}

export interface RemarkLine {
  /** `Zimmer teilen mit:` */
  readonly label: string
  /** Empty takes the line away. */
  readonly text: string
}

/** Writes the line anew, above the remarks in the visitor's own words. */
export function withRemarkLine(draft: BookingDraft, { label, text }: RemarkLine): BookingDraft {
  const others = draft.bookingRemarks.split('\n').filter((line) => !line.startsWith(label))
  const wish = text.replaceAll(/\s+/g, ' ').trim()
  const lines = wish === '' ? others : [`${label} ${wish}`, ...others]
  return withMarketing(draft, { bookingRemarks: lines.join('\n').trim() })
}
