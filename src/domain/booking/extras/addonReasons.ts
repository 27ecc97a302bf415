import type { Booking } from '#domain/booking/draft/booking.ts'
import { otherDateRemedy } from '#domain/booking/rules/remedies.ts'
import { nobodyReason, type RestrictedItem } from '#domain/booking/rules/ruleReasons.ts'
import type { Remedy, Reason } from '#domain/catalogue/reason.ts'
import type { Limits } from './addonLimits.ts'

/** An extra or discount with its restrictions. */
interface Refused extends RestrictedItem {
  readonly limits: Limits
  /** Whether the platform can sell it at all. */
  readonly hasServices: boolean
  /** An optional extra that uses the same contingent; null for none. */
  readonly competingId: string | null
}

/** The reason an extra or discount cannot be chosen; null when it can. */
export function extraReason(item: Refused, booking: Booking): Reason | null {
  const { limits, hasServices, isSoldOn } = item
  if (limits.most > 0) return null
  if (booking.sale === null) return { key: 'booking.reason.noDate', remedy: otherDateRemedy(booking, isSoldOn) }
  if (!hasServices) return { key: 'booking.reason.serviceMissing', remedy: null }
  if (limits.unitPrice === null)
    return { key: 'booking.reason.notSoldOnDate', remedy: otherDateRemedy(booking, isSoldOn) }
  if (limits.left === 0) return { key: 'booking.reason.soldOut', count: 0, remedy: lessOf(item.competingId) }
  return nobodyReason(item, booking)
}

function lessOf(id: string | null): Remedy | null {
  return id === null ? null : { kind: 'fewerExtras', addonId: id, count: 1 }
}
