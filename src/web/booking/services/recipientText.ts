import type { Booking } from '#domain/booking/draft/resolve.ts'
import { recipients } from '#domain/booking/rules/applicable.ts'
import { personName } from '#web/booking/personName.ts'
import { t } from '#web/text/services.ts'

/** Names of those with an extra or discount, or how many can have it; null where that is everybody. */
export function recipientText(
  option: Parameters<typeof recipients>[0],
  holders: readonly number[],
  booking: Booking,
): string | null {
  const { some, most } = recipients(option, holders, booking)
  const people = some.map((index) => personName(booking.draft.travellers[index], index))
  if (people.length > 0) return t('services.for', { people: people.join(', ') })
  return most === null ? null : t('services.upTo', { count: most })
}
