import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import { isBusNetworkKnown, stopsOf, type Boarding } from './busStops.ts'

/**
 * Clears stops that the date no longer has. Without a loaded bus network they are kept; where there is none, such as on
 * a flight, they have no effect.
 */
export function settleStops({ draft, sale }: Booking): BookingDraft {
  if (sale === null || !isBusNetworkKnown(sale.date)) return draft
  const stopNos = { outbound: stopNosOf(sale.date, 'outbound'), return: stopNosOf(sale.date, 'return') }
  const kept = (stopNo: string | null, direction: Direction) =>
    stopNo !== null && stopNos[direction].has(stopNo) ? stopNo : null
  const travellers = draft.travellers.map((traveller) => {
    const outboundStopNo = kept(traveller.outboundStopNo, 'outbound')
    const returnStopNo = kept(traveller.returnStopNo, 'return')
    const isSame = outboundStopNo === traveller.outboundStopNo && returnStopNo === traveller.returnStopNo
    return isSame ? traveller : { ...traveller, outboundStopNo, returnStopNo }
  })
  const isSame = travellers.every((traveller, index) => traveller === draft.travellers[index])
  return isSame ? draft : { ...draft, travellers }
}

function stopNosOf(date: Boarding, direction: Direction): ReadonlySet<string> {
  return new Set(stopsOf(date, direction).map(({ stopNo }) => stopNo))
}
