import { soloSupplement } from '#domain/booking/soloSupplement.ts'
import type { RoomOption } from '#domain/booking/rooms.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'

/** What a room of one's own costs somebody who travels alone; nothing for others. */
export function SoloNote({ options }: { readonly options: readonly RoomOption[] }) {
  const { draft, offer } = useBooking()
  const supplement = soloSupplement(draft, options)
  if (supplement === null) return null
  const difference = formatMoney({ centimes: supplement.centimes, currency: offer.pricing?.currency ?? 'CHF' })
  return <p>{supplement.than === 'sharedPlace' ? t('start.rooms.soloShared', { difference }) : t('start.rooms.soloDouble', { difference })}</p>
}
