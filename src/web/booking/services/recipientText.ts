import type { Booking } from '#domain/booking/draft/booking.ts'
import { applicableTravellers, recipients, type ItemRestrictions } from '#domain/booking/rules/applicable.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { personNames } from '#web/booking/personName.ts'
import { t } from '#web/text/services.ts'

interface Option {
  /** The extra or discount. */
  readonly item: ItemRestrictions
  readonly maxQuantity: number
  readonly reason: Reason | null
}

/**
 * Names of those with an extra or discount, or how many can have it: by their rules, or by what is left. Null where that
 * is everybody.
 */
export function recipientText(option: Option, holders: readonly number[], booking: Booking): string | null {
  const { some, most } = recipients(option, holders, booking)
  if (some.length > 0) return t('services.for', { people: personNames(booking.draft.travellers, some) })
  if (most === null) return null
  const isScarce = most < applicableTravellers(option.item, booking).length
  return t(isScarce ? 'services.few' : 'services.upTo', { count: most })
}
