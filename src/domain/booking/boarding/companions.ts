import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { hostOf } from '#domain/booking/people/sharedAddress.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import { stopNoOf } from './busStops.ts'

/**
 * With whom a traveller could get on or off: for each stop that others have chosen and this one has not, one of them.
 * Who lives at the same address comes first, so that couples stay together. Answers places among the travellers.
 */
export function companions(
  draft: Pick<BookingDraft, 'travellers'>,
  index: number,
  direction: Direction,
): readonly number[] {
  const stopNos = draft.travellers.map((traveller) => stopNoOf(traveller, direction))
  const home = hostOf(draft, index)
  const byNearness = [...stopNos.keys()].toSorted(
    (a, b) => Number(hostOf(draft, b) === home) - Number(hostOf(draft, a) === home),
  )
  const apart = byNearness.filter((place) => stopNos[place] !== null && stopNos[place] !== stopNos[index])
  return apart.filter((place, rank) => apart.findIndex((other) => stopNos[other] === stopNos[place]) === rank)
}
