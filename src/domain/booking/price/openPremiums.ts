import type { Booking } from '#domain/booking/draft/booking.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { isSent } from '#domain/booking/draft/sent.ts'

/**
 * Names of the chosen insurances whose premium was asked for other selections, so that the next summary tells it (rule
 * 9.6.4.1). None once the booking is sent: it has the premiums it was sent with.
 */
export function openPremiums({ draft, insurances }: Pick<Booking, 'draft' | 'insurances'>): readonly string[] {
  if (draft.premiumsKey === null || isSent(draft)) return []
  const names = insurances.flatMap((insurance) =>
    insurance === null || insurance.centimes === 0 ? [] : [insurance.label],
  )
  return names.length === 0 || draft.premiumsKey === selectionKey(draft) ? [] : [...new Set(names)]
}
