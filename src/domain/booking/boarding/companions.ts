import type { Decisions } from '#domain/booking/draft/draft.ts'
import { hostOf } from '#domain/booking/people/contactRules.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import { stopNoOf } from './busStops.ts'

/**
 * Suggests travellers whose stop could be taken over: one for each stop chosen by others but not by this traveller.
 * People at the same address come first. Returns indexes of travellers.
 */
export function companions(
  draft: Pick<Decisions, 'travellers'>,
  index: number,
  direction: Direction,
): readonly number[] {
  const stopNos = draft.travellers.map((traveller) => stopNoOf(traveller, direction))
  const home = hostOf(draft, index)
  const byNearness = [...stopNos.keys()].sort(
    (a, b) => Number(hostOf(draft, b) === home) - Number(hostOf(draft, a) === home),
  )
  const atOtherStops = byNearness.filter((other) => stopNos[other] !== null && stopNos[other] !== stopNos[index])
  // The first traveller of each stop.
  return atOtherStops.filter(
    (companion, rank) => atOtherStops.findIndex((other) => stopNos[other] === stopNos[companion]) === rank,
  )
}
