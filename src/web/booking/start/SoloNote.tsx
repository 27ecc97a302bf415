import { isGroup } from '#domain/booking/draft/chosen.ts'
import { useMemo } from 'react'
import { roomOptions } from '#domain/booking/rooms/rooms.ts'
import { soloSupplement } from '#domain/booking/rooms/soloSupplement.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'

/** Supplement for a single room, for one traveller or each of two; nothing for larger parties. */
export function SoloNote() {
  const { booking, draft, words, amountOf } = useBooking()
  const supplement = useMemo(() => soloSupplement(booking.draft, roomOptions(booking)), [booking])
  if (supplement === null) return null
  const difference = amountOf(supplement.centimes)
  const kind = isGroup(draft) ? 'soloEach' : supplement.than === 'sharedPlace' ? 'soloShared' : 'soloDouble'
  return <p>{t(`start.rooms.${kind}`, { difference, ...words })}</p>
}
