import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { formatDay } from '#web/text/days.ts'
import { formatMessage } from '#web/text/messageFormat.ts'
import { reasonMessages } from '#web/text/reasons.ts'
import { remedyText } from './remedyText.ts'
import { roomWords } from './roomWords.ts'

/** Sentences that tell why an option is unavailable and how it becomes available; null for no reason. */
export function reasonText(reason: Reason | null, offer: Offer): string | null {
  if (reason === null) return null
  const { key, count = 0, day = null, remedy } = reason
  // The audience of a family package is reason enough.
  if (remedy?.kind === 'family') return remedyText(remedy, offer)
  return `${formatMessage(reasonMessages[key], { count, day: formatDay(day), ...roomWords(offer) })} ${remedyText(remedy, offer)}`.trim()
}
