import { usedStops } from '#domain/booking/boarding/boardingGroups.ts'
import { shownStopLabel } from '#domain/booking/boarding/busStops.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import { namesUnlessAll } from './personName.ts'

/** The chosen stops of one direction, with who uses them where that is not everybody: «06:30 | Bern (Anna Muster)». */
export function stopLines(booking: Booking, direction: Direction): readonly string[] {
  const { travellers } = booking.draft
  return usedStops(booking, direction).map(
    ({ stop, travellers: indexes }) => shownStopLabel(stop) + namesUnlessAll(travellers, indexes),
  )
}
