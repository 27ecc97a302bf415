import type { Booking } from '#domain/booking/draft/booking.ts'
import { lineIdOf, type PriceLine } from '#domain/booking/price/priceLine.ts'
import { bedName } from '#domain/catalogue/itemName.ts'

/** The room of a room extra, where there are rooms of several kinds: « (Doppelzimmer)»; empty for every other line. */
export function roomOfLine({ id, kind }: Pick<PriceLine, 'id' | 'kind'>, { extras, rooms, offer }: Booking): string {
  if (kind !== 'roomAddon' || rooms.length < 2) return ''
  const extra = extras.room.find(({ choice }) => lineIdOf(kind, choice) === id)
  const name = extra === undefined ? null : bedName(extra.choice.typeId, offer)
  return name === null ? '' : ` (${name})`
}
