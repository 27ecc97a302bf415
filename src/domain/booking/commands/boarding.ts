import { isReturnFollowing, returnStopAtOutbound, stopChoice, stopsOf } from '#domain/booking/boarding/busStops.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'

export interface BoardingChoice {
  readonly direction: Direction
  /** Null clears the choice. */
  readonly stopNo: string | null
  /** Null means all travellers (rule 4.15.1). */
  readonly travellerIndex: number | null
}

/** Chooses a stop. A stop that is not offered in this direction on the chosen date changes nothing. */
export function withBoarding({ draft, date }: Booking, choice: BoardingChoice): BookingDraft {
  const { direction, stopNo, travellerIndex } = choice
  const isOffered = date !== null && stopsOf(date, direction).some((stop) => stop.stopNo === stopNo)
  if (stopNo !== null && !isOffered) return draft
  const change = stopChoice(direction, stopNo)
  const travellers = draft.travellers.map((traveller, index) =>
    travellerIndex === null || travellerIndex === index ? { ...traveller, ...change } : traveller,
  )
  return { ...draft, travellers }
}

/** Sets every return stop to the outbound one, where the coach also halts there on the way back. */
export function withReturnAsOutbound({ draft, date }: Booking): BookingDraft {
  if (date === null) return draft
  const travellers = draft.travellers.map((traveller) => {
    return { ...traveller, returnStopNo: returnStopAtOutbound(traveller, date)?.stopNo ?? traveller.returnStopNo }
  })
  return { ...draft, travellers }
}

/**
 * Chooses outbound stops. A return stop that equals the outbound one, or is not chosen, follows; where the coach does
 * not halt there on the way back, it is cleared.
 */
export function withBoardingBothWays(
  booking: Booking,
  { stopNo, travellerIndex }: Omit<BoardingChoice, 'direction'>,
): BookingDraft {
  const { draft, date } = booking
  const next = withBoarding(booking, { direction: 'outbound', stopNo, travellerIndex })
  if (date === null || next === draft) return next
  const travellers = next.travellers.map((traveller, index) => {
    const before = draft.travellers[index]
    const isMoved = travellerIndex === null || travellerIndex === index
    if (!isMoved || before === undefined || !isReturnFollowing(before, date)) return traveller
    return { ...traveller, returnStopNo: returnStopAtOutbound(traveller, date)?.stopNo ?? null }
  })
  return { ...next, travellers }
}
