import type { Reason } from '#domain/booking/reason.ts'
import { formatMessage } from '#web/text/messageFormat.ts'
import { reasonMessages } from '#web/text/reasonMessages.ts'

/** Why something cannot be chosen, as a sentence; null when it can. */
export function reasonText(reason: Reason | null): string | null {
  return reason === null ? null : formatMessage(reasonMessages[reason.key], { count: reason.count ?? 0 })
}
